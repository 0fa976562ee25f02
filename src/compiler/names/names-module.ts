import type { ResolvedStore } from '../resolve/resolved-store.ts';

/** The TypeScript module of the names that documents declare and code refers to, so that a misspelt one does not compile. */
export function namesModule(store: ResolvedStore): string {
  const routes = Object.keys(store.routes?.value.routes ?? {});
  const flags = Object.keys(store.baseMarket?.value.featureFlags ?? {});
  const messages = Object.keys(store.messages.get('en')?.value ?? {});
  return [
    '// Made from markets/ by `portolan names`, as part of every build.',
    ...declare('routeNames', 'RouteName', routes),
    ...declare('flagNames', 'FlagName', flags),
    ...declare('messageIds', 'MessageId', messages),
    '',
  ].join('\n');
}

function declare(constant: string, type: string, names: readonly string[]): string[] {
  const members = [...names].sort().map((name) => `  '${name}',`);
  return ['', `export const ${constant} = [`, ...members, '] as const;', `export type ${type} = (typeof ${constant})[number];`];
}

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flagNames, messageIds, routeNames } from '#config/generated/names.generated.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const right = {
  route: routeNames[0],
  flag: flagNames[0],
  message: messageIds[0],
  icon: 'calendar',
  'error code': 'CHECKOUT_NOT_FOUND',
};
type Kind = keyof typeof right;
const kinds = Object.keys(right) as Kind[];

/** A component that refers to a name of each kind, as the code of the store does. */
function sourceWith(names: Record<Kind, string>): string {
  return `\
import type { MarketConfig } from '#config/market-config.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import { Icon } from '#renderer/ui/icon.tsx';

export function Sample({ config }: { config: MarketConfig }) {
  if (!config.flag('${names.flag}')) throw new BookingError('${names['error code']}');
  return (
    <a href={config.href('${names.route}')}>
      <Icon name="${names.icon}" /> {config.intl.message('${names.message}')}
    </a>
  );
}
`;
}

/** Within the project, so that its imports and packages are found, in a folder that nothing else reads. */
let folder: string;
let errorsByFile: Map<string, string[]>;

beforeAll(() => {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  folder = mkdtempSync(join(root, 'test-results/typed-names-'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.json', include: ['*.tsx'] }));
  writeFileSync(join(folder, 'right.tsx'), sourceWith(right));
  for (const kind of kinds) writeFileSync(join(folder, `${kind}.tsx`), sourceWith({ ...right, [kind]: `${right[kind]}x` }));
  errorsByFile = compile();
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function compile(): Map<string, string[]> {
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
  const errors = new Map<string, string[]>();
  for (const [, file = '', message = ''] of stdout.matchAll(/^(.+?)\(\d+,\d+\): error (.+)$/gm)) {
    const name = file.split('/').at(-1) ?? '';
    errors.set(name, [...(errors.get(name) ?? []), message]);
  }
  return errors;
}

test('names that are spelt rightly compile', () => {
  expect(errorsByFile.get('right.tsx')).toBeUndefined();
});

test.each(kinds)('a misspelt %s does not compile', (kind) => {
  const errors = errorsByFile.get(`${kind}.tsx`);
  expect(errors?.length).toBe(1);
  expect(errors?.[0]).toContain(`"${right[kind]}x"`);
});

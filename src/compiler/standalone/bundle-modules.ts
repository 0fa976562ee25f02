import { createRequire } from 'node:module';
import { type Plugin, rolldown } from 'rolldown';

/** Bundles modules that exist as text only, from `portolan:entry` on, into one that imports nothing. */
export async function bundleModules(modules: Record<string, string>, format: 'esm' | 'cjs' = 'esm'): Promise<string> {
  const bundle = await rolldown({ input: 'portolan:entry', platform: 'neutral', plugins: [virtualModules(modules)] });
  const { output } = await bundle.generate({ format, minify: true });
  await bundle.close();
  return output[0].code;
}

/** Modules that exist as text only; what they require of Ajv's runtime is found where the compiler finds its own packages. */
function virtualModules(modules: Record<string, string>): Plugin {
  return {
    name: 'portolan-virtual-modules',
    resolveId: (id) => ({ id: id in modules ? id : createRequire(import.meta.url).resolve(id) }),
    load: (id) => (id in modules ? { code: modules[id] ?? '', moduleType: 'js' } : undefined),
  };
}

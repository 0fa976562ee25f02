import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const form = (file: string) => new URL(`./src/renderer/forms/${file}`, import.meta.url).pathname;

const clientAliases = [
  /** The ICU parser stays on the server: messages reach the browser as syntax trees. */
  { find: '@formatjs/icu-messageformat-parser', replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
  /** RJSF shows descriptions as Markdown; ours are plain text, and the Markdown library weighs 31 kB. */
  { find: 'markdown-to-jsx/react', replacement: form('plain-markdown.ts') },
  /** RJSF's Form imports all of its fields and widgets; our sections draw three fields and bring their own widgets. */
  { find: /^\.\.\/getDefaultRegistry\.js$/, replacement: form('lean-registry.ts') },
];

const nodeBuild = (input: string, outDir: string) => ({
  build: { ssr: input, outDir, emptyOutDir: true, target: 'node20', sourcemap: true, minify: false as const },
});

export default defineConfig(({ mode }) => {
  if (mode === 'cli') return nodeBuild('src/cli/main.ts', 'dist/cli');
  if (mode === 'bench') return { plugins: [react()], ...nodeBuild('bench/uncached-render.ts', 'dist/bench') };
  if (mode === 'server') return { plugins: [react()], ...nodeBuild('src/server/main.ts', 'dist/server') };
  return {
    plugins: [react()],
    resolve: mode === 'client' ? { alias: clientAliases } : {},
    publicDir: false,
    build: {
      outDir: 'dist/client',
      emptyOutDir: true,
      manifest: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: { input: ['src/app/boot.ts', 'src/app/entry-client.tsx'] },
    },
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['src/**/*.test.{ts,tsx}', 'tests/compiler/**/*.test.ts', 'tests/markets/**/*.test.ts'],
            environment: 'node',
          },
        },
        {
          extends: true,
          test: {
            name: 'server',
            include: ['tests/{server,contract,faults}/**/*.test.ts'],
            environment: 'node',
            testTimeout: 60_000,
            hookTimeout: 120_000,
            fileParallelism: true,
          },
        },
      ],
    },
  };
});

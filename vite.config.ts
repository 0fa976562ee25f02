import { minify } from '@swc/core';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { soonOver } from './tests/support/soon-over.ts';

const form = (file: string) => new URL(`./src/renderer/forms/${file}`, import.meta.url).pathname;

const clientAliases = [
  /** The ICU parser stays on the server: messages reach the browser as syntax trees. */
  { find: '@formatjs/icu-messageformat-parser', replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
  /** RJSF shows descriptions as Markdown; ours are plain text, and the Markdown library weighs 31 kB. */
  { find: 'markdown-to-jsx/react', replacement: form('plain-markdown.ts') },
  /** RJSF resolves references between schemas; ours have none. */
  { find: 'fast-uri', replacement: form('plain-uri.ts') },
  /** RJSF compares whole forms deeply, circles included; ours are a few plain properties. */
  { find: /^\.\/deepEquals\.js$/, replacement: form('plain-equals.ts') },
];

/**
 * A bundler cannot know that `forwardRef` and `extends` change nothing, nor that a display name is only for React's developer
 * tools, and so keeps components that nobody imports. Told so, it leaves out react-router's Link, Form, Scripts and all that
 * stands behind them (5 kB of brotli). react-router's package leads every bundler to its development build, which differs from the
 * other one by a constant alone.
 */
const pureComponents: Plugin = {
  name: 'pure-components',
  transform(code, id) {
    if (!/node_modules\/(react-router|react-router-dom|mobx-react-lite|@rjsf)\//.test(id)) return null;
    const pure = code
      .replace(/^((?:var|const) \w+ = )(\w+\.(?:forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
      .replace(/^var (\w+) = (class extends \w+\.Component \{[\s\S]*?^\});$/gm, 'var $1 = /* @__PURE__ */ (() => $2)();')
      .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
      .replace(/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;');
    return { code: pure, map: null };
  },
};

/** swc folds and inlines what the bundler's own minifier, which runs after it, leaves: 1.8 kB of brotli on a tour's page. */
const folded: Plugin = {
  name: 'folded',
  async renderChunk(code) {
    const compress = { ecma: 2022, passes: 2, pure_getters: true } as const;
    const { code: small } = await minify(code, { module: true, ecma: 2022, compress, mangle: true });
    return { code: small, map: null };
  },
};

/**
 * What every page needs is one chunk: it compresses better than many, and one request brings it. The helper that loads
 * chunks stands alone, or the boot script would bring the frame with it.
 */
const chunkGroups = [
  { name: 'preload-helper', test: /vite\/preload-helper/, priority: 10 },
  {
    name: 'frame',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|mobx|mobx-react-lite|@formatjs|intl-messageformat)\/|src\/renderer\/(navigation\/(?!account\/|menus\/|promo\/|search\/|preferences\/switch)|layouts\/(default|error|layouts)|routes|store-context|ui\/(?!card|dialog|fact-list|field|month-options|new-version|nothing-found|toast-container|tour-card|tour-grid))|src\/(config|routing|stores\/errors\/(load-)?page-error)/,
  },
];

/**
 * Files are called by their hash alone: the application names them all, to load the styles of a screen with its code, and
 * longer names weigh 0.8 kB of brotli on a tour's page. The build's manifest says what each is.
 */
const bareNames = { chunkFileNames: 'assets/[hash:7].js', assetFileNames: 'assets/[hash:7][extname]' };

const nodeBuild = (input: string | string[], outDir: string) => ({
  build: { ssr: true, rolldownOptions: { input }, outDir, emptyOutDir: true, target: 'node20', sourcemap: true, minify: false as const },
});

/** The forms of travellers as the store has them, mounted alone. */
const formsBench = {
  plugins: [react(), pureComponents],
  resolve: { alias: clientAliases },
  publicDir: false as const,
  build: {
    outDir: 'dist/bench-forms/ours',
    target: 'es2022',
    modulePreload: false as const,
    rolldownOptions: {
      input: 'bench/forms/ours.tsx',
      preserveEntrySignatures: 'strict' as const,
      output: { entryFileNames: '[name].js' },
    },
  },
};

/** Tests wait for processes much of the time: both cores, where Vitest would leave one for itself. */
const maxWorkers = 2;

export default defineConfig(({ mode }) => {
  if (mode === 'cli') return nodeBuild(['src/cli/main.ts', 'src/cli/compile-schemas.ts'], 'dist/cli');
  if (mode === 'bench') return { plugins: [react()], ...nodeBuild('bench/uncached-render.ts', 'dist/bench') };
  if (mode === 'bench-compile') return nodeBuild('bench/compile-tasks.ts', 'dist/bench-compile');
  if (mode === 'bench-compile-peer') return nodeBuild('bench/compile-peer.ts', 'dist/bench-compile-peer');
  if (mode === 'bench-forms-schema') return nodeBuild('bench/forms/party-schema.ts', 'dist/bench-forms/schema');
  if (mode === 'bench-forms') return formsBench;
  if (mode === 'server') return { plugins: [react()], ...nodeBuild('src/server/main.ts', 'dist/server') };
  return {
    plugins: [react(), pureComponents, ...(mode === 'client' ? [folded] : [])],
    resolve: mode === 'client' ? { alias: clientAliases } : {},
    publicDir: false,
    build: {
      outDir: 'dist/client',
      emptyOutDir: true,
      manifest: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ['src/app/boot.ts', 'src/app/entry-client.tsx'],
        output: { codeSplitting: { groups: chunkGroups }, ...bareNames },
      },
    },
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            sequence: { groupOrder: 0 },
            include: ['src/**/*.test.{ts,tsx}', 'tests/compiler/**/*.test.ts', 'tests/markets/**/*.test.ts'],
            environment: 'node',
            testTimeout: 60_000,
            maxWorkers,
          },
        },
        {
          extends: true,
          test: {
            name: 'server',
            sequence: { groupOrder: 1 },
            include: ['tests/{server,contract,faults}/**/*.test.ts'],
            environment: 'node',
            testTimeout: 60_000,
            hookTimeout: 120_000,
            maxWorkers,
            // Each file has a process of its own.
            execArgv: soonOver,
          },
        },
      ],
    },
  };
});

/** Who may import whom. Each row allows what it names; everything else between the rooms is refused. */
const rooms = {
  contract: [],
  domain: ['contract'],
  routing: ['contract', 'domain'],
  api: ['contract', 'domain'],
  config: ['contract', 'domain', 'routing'],
  compiler: ['contract', 'domain', 'routing'],
  stores: ['contract', 'domain', 'routing', 'config', 'api'],
  renderer: ['contract', 'domain', 'routing', 'config', 'stores'],
  pages: ['contract', 'domain', 'routing', 'config', 'stores', 'renderer'],
  integrations: ['contract', 'domain', 'config', 'api', 'stores'],
  app: ['contract', 'domain', 'routing', 'api', 'config', 'stores', 'renderer', 'pages', 'integrations'],
  server: ['contract', 'domain', 'routing', 'config', 'api'],
  cli: ['contract', 'domain', 'compiler'],
};

const tableRules = Object.entries(rooms).map(([room, allowed]) => ({
  name: `${room}-imports`,
  comment: `src/${room} may import ${allowed.length > 0 ? allowed.join(', ') : 'no other room'}: imports point along the way that data takes.`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: {
    path: '^src/',
    pathNot: [room, ...allowed].map((name) => `^src/${name}/`).concat(room === 'server' ? ['^src/app/entry-server\\.tsx$'] : []),
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...tableRules,
    {
      name: 'no-cycles',
      comment: 'A cycle has no first reader.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'react-from-renderer-up',
      comment: 'What stands below the renderer must run without React.',
      severity: 'error',
      from: { path: '^src/(contract|domain|routing|api|config|compiler|stores|server|cli|integrations)/' },
      to: { path: 'node_modules/(react|react-dom|react-router|react-router-dom|mobx-react-lite|@rjsf)/' },
    },
    {
      name: 'no-page-imports-another',
      comment: 'A page can be thrown away without a thought for the others; what they share belongs to the renderer.',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'no-step-imports-another',
      comment: 'A checkout step knows no other step; what they share is in pages/checkout/shared.',
      severity: 'error',
      from: { path: '^src/pages/checkout/steps/([^/]+)/' },
      to: { path: '^src/pages/checkout/steps/', pathNot: '^src/pages/checkout/steps/$1/' },
    },
    {
      name: 'browser-reaches-no-node',
      comment: 'What a browser loads must not lead to the server, the compiler, the command line or a module of Node.',
      severity: 'error',
      from: { path: '^src/app/(entry-client|boot)\\.tsx?$' },
      to: { reachable: true, path: '^(src/(server|compiler|cli)/|node:|fs$|path$|crypto$|http$)' },
    },
    {
      name: 'browser-reaches-no-ajv',
      comment: 'Validators reach the browser as compiled modules of the release.',
      severity: 'error',
      from: { path: '^src/app/(entry-client|boot)\\.tsx?$' },
      to: { reachable: true, path: 'node_modules/(ajv|@rjsf/validator-ajv8)/' },
    },
    {
      name: 'generated-names-through-config',
      comment: 'Config is the only door to what was generated from the documents.',
      severity: 'error',
      from: { pathNot: '^src/config/' },
      to: { path: '^src/config/generated/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-tests-in-code',
      comment: 'Code must not lean on tests.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['\\.test\\.tsx?$', '^tests/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};

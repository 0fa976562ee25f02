export const helpText = `portolan <command> [options]

Commands
  check     read all documents and tell every mistake
  compile   check, then write a release
  names     write the names of routes, features and messages for the type check

Options
  --format pretty|json   how mistakes are told (default pretty)
  --markets <folder>     the documents (default MARKETS_DIR, else ./markets)
  --schemas <folder>     the JSON Schemas (default ./schemas)
  --out <path>           compile: the folder of releases; names: the file to write
  --cache <folder>       compile: where rasters and maps are kept (default <out>/cache)
  -h, --help             this text

Examples
  portolan check
  portolan check --format json --markets tests/fixtures/store
  portolan compile --out data/releases
`;

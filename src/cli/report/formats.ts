import { githubReport } from './github.ts';
import { jsonReport } from './json.ts';
import { prettyReport } from './pretty.ts';
import type { Report } from './report.ts';
import { sarifReport } from './sarif.ts';

/** Every way to tell mistakes, by the name that `--format` takes. */
export const formats = {
  pretty: ({ diagnostics }, { colour }) => prettyReport(diagnostics, colour),
  json: jsonReport,
  sarif: sarifReport,
  github: githubReport,
} satisfies Record<string, Report>;

export const formatNames = Object.keys(formats) as (keyof typeof formats)[];

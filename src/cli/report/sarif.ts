import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalogue } from '#compiler/diagnostics/catalogue.ts';
import type { Diagnostic } from '#compiler/index.ts';
import type { Findings, ReportSettings } from './report.ts';

/** SARIF 2.1.0, which code hosts and editors read. The rules are those that something was found by. */
export function sarifReport({ diagnostics }: Findings, settings: ReportSettings): string {
  const firstByCode = new Map<string, Diagnostic>();
  for (const diagnostic of diagnostics) if (!firstByCode.has(diagnostic.code)) firstByCode.set(diagnostic.code, diagnostic);
  const codes = [...firstByCode.keys()].sort();
  const rules = codes.flatMap((code) => ruleOf(firstByCode.get(code), settings));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'portolan', rules } },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((diagnostic) => resultOf(diagnostic, codes.indexOf(diagnostic.code))),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function ruleOf(diagnostic: Diagnostic | undefined, { addressOf }: ReportSettings) {
  if (!diagnostic) return [];
  const { code, help, severity } = diagnostic;
  const { title, explanation } = catalogue[code];
  return [
    {
      id: code,
      shortDescription: { text: title },
      fullDescription: { text: explanation },
      helpUri: addressOf(help),
      defaultConfiguration: { level: severity },
    },
  ];
}

function resultOf({ code, severity, message, suggestion, file, line, column, endColumn }: Diagnostic, ruleIndex: number) {
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: suggestion === undefined ? message : `${message} Did you mean "${suggestion}"?` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(file) },
          region: { startLine: line, startColumn: column, endLine: line, endColumn },
        },
      },
    ],
  };
}

/** Relative to the folder that the command runs in; absolute only for documents that lie outside of it. */
function uriOf(file: string): string {
  return isAbsolute(file) ? pathToFileURL(file).href : file.split('/').map(encodeURIComponent).join('/');
}

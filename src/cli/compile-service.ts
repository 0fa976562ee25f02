import { createInterface } from 'node:readline';
import { type CompileInput, createCompiler, type Diagnostic } from '#compiler/index.ts';
import { prettyReport } from './report/pretty.ts';

/** A line that is asked: paths below the folder of documents that changed, or none where everything may have. */
interface CompileQuestion {
  changed?: string[];
}

/** The line that answers it; the hash is missing where a diagnostic is an error. */
export interface CompileAnswer {
  hash?: string;
  diagnostics: Pick<Diagnostic, 'severity' | 'file' | 'line' | 'column' | 'message'>[];
  /** The diagnostics as a person reads them. */
  report: string;
}

/** Compiles once for each line of standard input and answers each with a line of JSON, until the input ends. */
export async function serveCompiler(input: CompileInput): Promise<void> {
  const compiler = await createCompiler(input);
  for await (const line of createInterface({ input: process.stdin })) {
    const { changed } = JSON.parse(line) as CompileQuestion;
    const { diagnostics, release } = await compiler.compile(changed);
    const answer: CompileAnswer = {
      ...(release && { hash: release.hash }),
      diagnostics: diagnostics.map(({ severity, file, line, column, message }) => ({ severity, file, line, column, message })),
      report: diagnostics.length > 0 ? prettyReport(diagnostics, false) : '',
    };
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
}

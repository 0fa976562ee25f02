import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import type { JsonPointer } from '../read/json-pointer.ts';

/** One mistake within one document. */
export interface SchemaMistake {
  code: DiagnosticCode;
  pointer: JsonPointer;
  part: 'key' | 'value';
  message: string;
  suggestion?: string | undefined;
  /** The key that is missing, where one is. */
  missing?: string;
}

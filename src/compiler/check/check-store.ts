import type { Finding } from '../diagnostics/diagnostic.ts';
import type { ResolvedStore } from '../resolve/resolved-store.ts';
import { rules } from '../rules/rules.ts';

/** Asks every rule that concerns several documents. */
export function checkStore(store: ResolvedStore): Finding[] {
  const findings: Finding[] = [];
  for (const { name, severity, check } of rules) {
    check(store, (place, message, suggestion) => findings.push({ code: name, severity, place, message, suggestion }));
  }
  return findings;
}

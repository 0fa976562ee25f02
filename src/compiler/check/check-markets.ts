import type { Finding } from '../diagnostics/diagnostic.ts';
import { type LayeredKind, layeredKinds } from '../read/document-kinds.ts';
import type { JsonObject } from '../read/json-object.ts';
import { layDocuments, type ResolvedDocument } from '../resolve/resolved-document.ts';
import { type ResolvedMarket, type SharedStore, sharedDocumentsOf } from '../resolve/resolved-store.ts';
import { rules } from '../rules/rules.ts';
import { Dispatcher } from './dispatcher.ts';
import { type Overridden, overriddenToo } from './overridden.ts';
import type { MarketSummary, Report, Visitor } from './rule.ts';
import { Spot } from './spot.ts';
import { walkInherited, walkOwn, walkWhole } from './stated.ts';

/** A check of all rules that is under way. */
export interface Checking {
  /** Shows a market to every rule; nothing of it is kept. */
  add(market: ResolvedMarket): void;
  /**
   * Shows what markets inherit, and what only all of them together tell.
   * @param allAreValid false where a market was left out for a mistake of its own
   */
  end(allAreValid: boolean): Finding[];
}

/** Asks every rule about what all markets share, then about each market that is added. */
export function beginChecking(store: SharedStore): Checking {
  const findings: Finding[] = [];
  const visitors = rules.flatMap((rule): Visitor[] => {
    const { name: code, severity } = rule;
    const report: Report = (place, message, suggestion) => findings.push({ code, severity, place, message, suggestion });
    if ('visit' in rule) return [rule.visit(store, report)];
    rule.check(store, report);
    return [];
  });
  const dispatcher = new Dispatcher(visitors, store.messages.get('en')?.value);
  const marketVisitors = visitors.flatMap(({ market }) => market ?? []);
  const messageVisitors = visitors.flatMap(({ messages }) => messages ?? []);
  const documentVisitors = new Map(layeredKinds.map((kind) => [kind, documentVisitorsOf(kind, visitors)]));
  const inherited = new Map<LayeredKind, Inherited>();
  const summaries: MarketSummary[] = [];
  for (const document of sharedDocumentsOf(store)) walkWhole(document.value, new Spot(document), dispatcher.visit);
  for (const document of store.messages.values()) showMessages(document, undefined);
  return { add, end };

  function add(market: ResolvedMarket): void {
    const { code, documents, languages, messages } = market;
    summaries.push({ code, languages, order: documents.market.value.order });
    for (const visit of marketVisitors) visit(market);
    for (const kind of layeredKinds) addDocument(kind, documents[kind], market);
    for (const { layers } of messages.values()) {
      const own = layers.at(-1);
      if (own && own.layer !== 'base') showMessages(layDocuments('messages', [own]), market);
    }
  }

  function addDocument(kind: LayeredKind, document: ResolvedDocument, market: ResolvedMarket): void {
    const before = inherited.get(kind);
    const [base, own] = document.layers;
    if (!own && base.layer === 'base') {
      inherited.set(kind, { base: document, overridden: 'nothing', isWhole: true });
      return;
    }
    if (own && before?.overridden !== 'nothing') {
      const overridden = overriddenToo(before?.overridden, own.json.value as JsonObject);
      inherited.set(kind, { base: before?.base ?? layDocuments(kind, [base]), overridden, isWhole: false });
    }
    showDocument(kind, document);
    walkOwn(document, new Spot(document, market), dispatcher.visit);
  }

  function showDocument(kind: LayeredKind, document: ResolvedDocument): void {
    for (const visit of documentVisitors.get(kind) ?? []) visit(document);
  }

  function showMessages(document: ResolvedDocument<'messages'>, market: ResolvedMarket | undefined): void {
    for (const visit of messageVisitors) visit(document);
    dispatcher.showMessages(document, new Spot(document, market));
  }

  function end(allAreValid: boolean): Finding[] {
    for (const [kind, { base, overridden, isWhole }] of inherited) {
      if (isWhole) showDocument(kind, base);
      walkInherited(base.value, overridden, new Spot(base), dispatcher.visit);
    }
    summaries.sort((one, other) => one.order - other.order);
    for (const visitor of visitors) visitor.end?.(summaries, allAreValid);
    return findings;
  }
}

type VisitDocument = (document: ResolvedDocument) => void;

function documentVisitorsOf(kind: LayeredKind, visitors: readonly Visitor[]): VisitDocument[] {
  return visitors.flatMap(({ documents }) => (documents?.[kind] as VisitDocument | undefined) ?? []);
}

/** What markets inherit of a document. */
interface Inherited {
  base: ResolvedDocument;
  overridden: Overridden;
  /** Whether a market has no document of its own. */
  isWhole: boolean;
}

import type { Link, LocalisedText, Picture } from '#contract/documents.generated.ts';
import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import type { Place, Severity } from '../diagnostics/diagnostic.ts';
import type { DocumentKind, LayeredKind } from '../read/document-kinds.ts';
import type { JsonObject } from '../read/json-object.ts';
import type { ResolvedDocument } from '../resolve/resolved-document.ts';
import type { ResolvedMarket, SharedStore } from '../resolve/resolved-store.ts';
import type { Spot } from './spot.ts';
import type { TextForm } from './words.ts';

/** Tells one mistake. */
export type Report = (place: Place, message: string, suggestion?: string) => void;

/**
 * A condition that several documents fulfil together. Its name says what holds; it is the code of its diagnostics. One about
 * what all markets share checks it; one about markets says what it wants to see of them.
 */
export type Rule = RuleOfAllMarkets | RuleOfEachMarket;

interface RuleName {
  name: DiagnosticCode;
  severity: Severity;
}

export interface RuleOfAllMarkets extends RuleName {
  check(store: SharedStore, report: Report): void;
}

export interface RuleOfEachMarket extends RuleName {
  visit(store: SharedStore, report: Report): Visitor;
}

/**
 * What a rule is shown while markets are read, one after another. What it is shown may be gone afterwards: a rule that compares
 * markets keeps the few values that it compares. Values are shown where they are stated: those of what all markets share, then those
 * of each market's own documents, and after all markets, once, what some market inherits from base.
 */
export interface Visitor {
  /** Each market, base laid under, by code. */
  market?(market: ResolvedMarket): void;
  /** Each document of a kind: of each market that has its own that one, and base's where a market inherits it whole. */
  documents?: { [Kind in LayeredKind]?: (document: ResolvedDocument<Kind>) => void };
  /** Objects at certain places of documents of a kind. */
  values?: readonly VisitedValue[];
  /** Each link, whatever block, menu or text it stands in. */
  link?(link: Link, at: Spot): void;
  /** Each picture that has words for those who do not see it. */
  picture?(picture: Picture, at: Spot): void;
  /** Each object or list some of whose members have an order; one that a market changes comes with all that it inherits. */
  collection?(collection: JsonObject, at: Spot): void;
  /** Each text in several languages. */
  text?(text: LocalisedText, at: Spot): void;
  /** The words of each text in each language and each message, where they are more than plain words in a row. */
  words?(words: string, form: TextForm, at: Spot): void;
  /** Base's messages in each language, then those that a market states itself. */
  messages?(document: ResolvedDocument<'messages'>): void;
  /** Each of these messages that is more than plain words, or whose English one is; undefined where there is no English one. */
  message?(id: string, text: string, english: string | undefined, document: ResolvedDocument<'messages'>): void;
  /** Each of these messages whose id base's English ones do not have. */
  unknownMessage?(id: string, document: ResolvedDocument<'messages'>): void;
  /** After all of them, markets in the order of the selector. */
  end?(markets: readonly MarketSummary[], allAreValid: boolean): void;
}

/** What is known of a market in the end. */
export interface MarketSummary extends Pick<ResolvedMarket, 'code' | 'languages'> {
  order: number;
}

export interface VisitedValue {
  kind: DocumentKind;
  /** The keys that lead to the object; null stands for any key. */
  path: readonly (string | null)[];
  visit(value: object, at: Spot): void;
}

/** An object at a place of documents of a kind, for a visitor that knows its type. */
export function valueAt<Value extends object>(
  kind: DocumentKind,
  path: VisitedValue['path'],
  visit: (value: Value, at: Spot) => void,
): VisitedValue {
  return { kind, path, visit: (value, at) => visit(value as Value, at) };
}

/** What a change is about, in the order in which a reader is told. */
export const topics = [
  'markets',
  'addresses',
  'menus',
  'features',
  'traveller-fields',
  'search-engines',
  'pages',
  'texts',
  'tours',
  'prices',
  'appearance',
  'settings',
] as const;

export type Topic = (typeof topics)[number];

export type Action = 'added' | 'removed' | 'changed' | 'moved';

/** What becomes of an address that no longer shows its page. */
export type Afterwards =
  | { kind: 'redirect'; to: string }
  /** Another page stands there now. */
  | { kind: 'taken'; by: string }
  | { kind: 'not-found' };

export interface LanguageChange {
  language: string;
  before?: string;
  after?: string;
  /** Of the address in `before`. */
  afterwards?: Afterwards;
}

/** One difference between two states of the documents, as a reader would say it. */
export interface Change {
  topic: Topic;
  action: Action;
  /** What it is about: the place in the documents, or `route/<name>`, `tour/<id>`, `page/<name>` for addresses. The same in every run. */
  subject: string;
  sentence: string;
  before?: string;
  after?: string;
  /** What differs by language. */
  languages?: LanguageChange[];
}

/** Changes that the same markets share. */
export interface ChangeGroup {
  /** Codes, in the order of the selector. */
  markets: string[];
  /** Whether these are all markets that are in both states. */
  allMarkets: boolean;
  changes: Change[];
}

/** Documents as JSON by their path below the markets folder. */
export type JsonDocuments = ReadonlyMap<string, unknown>;

/**
 * A step from one version of the config language to the next. A migration is a file of its own in this folder. It stays for ever,
 * so that documents of any age can be brought up to date.
 */
export interface Migration {
  /** What changes, as somebody reads it who writes documents. */
  title: string;
  /** Gives the documents as the next version writes them; must not change what it is given. What need not change is handed on as it is. */
  migrate(documents: JsonDocuments): JsonDocuments;
}

/** Every migration, the first leading from version 1 to 2. */
export const migrations: readonly Migration[] = [];

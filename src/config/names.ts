/** The names that the documents use: a route, flag or message that no document has does not compile. */
export type { FlagName, MessageId, RouteName } from './generated/names.generated.ts';

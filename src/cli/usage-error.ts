/** A command that was called wrongly; its message is for the caller. */
export class UsageError extends Error {}

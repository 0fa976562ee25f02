/** Members of a collection in their order; those of one order stand by key. */
export function inOrder<Member extends { order: number }>(collection: Record<string, Member>): [key: string, member: Member][] {
  return Object.entries(collection).sort(([oneKey, one], [otherKey, other]) => one.order - other.order || (oneKey < otherKey ? -1 : 1));
}

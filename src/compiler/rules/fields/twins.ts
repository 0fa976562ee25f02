type OwnOf<Member> = (member: Member) => string | undefined;

/** Members that have in common what only one may have, each with the first that has it. */
export function twins<Member>(members: Record<string, Member>, ownOf: OwnOf<Member>): [key: string, first: string][] {
  return findOwners(members, ownOf).found;
}

interface Owners {
  /** Who has what. */
  owners: ReadonlyMap<string, string>;
  found: [key: string, first: string][];
}

const ownersOfInherited = new WeakMap<object, Map<unknown, Owners>>();

/**
 * As twins, of members some of which a market changes. Where those it inherits differ from each other, only those that it
 * states are compared with all.
 * @param inherited the members that it lays its own over, the same object for all markets
 * @param stated what it states of them
 */
export function twinsOfChanged<Member>(
  members: Record<string, Member>,
  inherited: Record<string, Member> | undefined,
  stated: object | undefined,
  ownOf: OwnOf<Member>,
): [key: string, first: string][] {
  if (!inherited || !stated) return twins(members, ownOf);
  const before = rememberOwners(inherited, ownOf);
  if (before.found.length > 0) return twins(members, ownOf);
  const owners = new Map<string, string>();
  const found: [key: string, first: string][] = [];
  for (const key in stated) {
    const own = ownValueOf(members[key], ownOf);
    if (own === undefined) continue;
    const owner = owners.get(own) ?? before.owners.get(own);
    if (owner === undefined || owner === key) owners.set(own, key);
    else if (ownValueOf(members[owner], ownOf) === own) found.push([key, owner]);
  }
  return found;
}

function rememberOwners<Member>(members: Record<string, Member>, ownOf: OwnOf<Member>): Owners {
  const known = ownersOfInherited.get(members) ?? new Map<unknown, Owners>();
  ownersOfInherited.set(members, known);
  const owners = known.get(ownOf) ?? findOwners(members, ownOf);
  known.set(ownOf, owners);
  return owners;
}

function findOwners<Member>(members: Record<string, Member>, ownOf: OwnOf<Member>): Owners {
  const owners = new Map<string, string>();
  const found: [key: string, first: string][] = [];
  for (const key in members) {
    const own = ownValueOf(members[key], ownOf);
    if (own === undefined) continue;
    const owner = owners.get(own);
    if (owner === undefined) owners.set(own, key);
    else found.push([key, owner]);
  }
  return { owners, found };
}

function ownValueOf<Member>(member: Member | undefined, ownOf: OwnOf<Member>): string | undefined {
  return member === undefined ? undefined : ownOf(member)?.trim().toLowerCase();
}

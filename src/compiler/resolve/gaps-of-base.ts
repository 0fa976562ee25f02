import { distance } from 'fastest-levenshtein';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { child, type JsonPointer, parentPointer, pointerKeys } from '../read/json-pointer.ts';
import { placeIn } from '../read/read-documents.ts';
import { whereOf } from '../validate/describe-errors.ts';
import type { SchemaMistake } from '../validate/schema-mistake.ts';
import type { ValidDocument } from '../validate/validate-documents.ts';
import { childKeys } from './misspelt-entries.ts';

/** What a market's document lacks that is laid over base. */
export interface Incomplete {
  base: ValidDocument;
  own: ValidDocument;
  mistakes: readonly SchemaMistake[];
}

/** Something that base lacks, and the documents of markets that need it there. */
interface Gap {
  pointer: JsonPointer;
  base: ValidDocument;
  owns: Set<ValidDocument>;
  /** Where a market states nothing of it, what is said of that market. */
  message: string | undefined;
}

/** Of what a document of base must state, so many markets do not lack it by themselves. */
const most = 1 / 2;
/** Of what base may leave to markets, so many do not lack it while others state it. */
const almostAll = 9 / 10;

/** So many markets do not misspell the same entry in the same way: base does. */
const tooManyToBeMisspelt = 3;

/**
 * What many markets lack alike was taken from base, or never stated there: that is one mistake of base.
 * @param marketCount of the whole store
 * @param required base's required fields; that one of them is missing is told of them
 * @returns the mistakes of base, and of each incomplete document what remains
 */
export function gatherGapsOfBase(
  incomplete: readonly Incomplete[],
  marketCount: number,
  required: ValidDocument | undefined,
): { findings: Finding[]; remaining: Incomplete[] } {
  const gaps = new Map<string, Gap>();
  for (const { base, own, mistakes } of incomplete) {
    for (const mistake of mistakes) {
      const pointer = gapBehind(mistake, base, own);
      if (pointer === undefined) continue;
      const identity = `${base.kind} ${pointer}`;
      const gap = gaps.get(identity) ?? { pointer, base, owns: new Set(), message: undefined };
      gap.owns.add(own);
      if (!own.json.places.has(pointer)) gap.message ??= mistake.message;
      gaps.set(identity, gap);
    }
  }
  const isToldElsewhere = ({ base, pointer, owns }: Gap) =>
    base.kind === 'traveller-fields' && owns.size < marketCount && required?.json.places.has(pointer) === true;
  const ofBase = new Map([...gaps].filter(([, gap]) => isToldElsewhere(gap) || isOfBase(gap, marketCount)));
  const remaining = incomplete.map(({ base, own, mistakes }) => ({
    base,
    own,
    mistakes: mistakes.filter((mistake) => !ofBase.has(`${base.kind} ${gapBehind(mistake, base, own)}`)),
  }));
  const findings = [...ofBase.values()].flatMap((gap) => (isToldElsewhere(gap) ? [] : findingOfGap(gap)));
  return { findings, remaining };
}

/** What base would have to state, so that nothing were missing; undefined where the market itself took it away or made it needed. */
function gapBehind({ pointer, missing }: SchemaMistake, base: ValidDocument, own: ValidDocument): JsonPointer | undefined {
  if (missing === undefined) return undefined;
  let gap = child(pointer, missing);
  if (base.json.places.has(gap) || own.json.places.has(gap)) return undefined;
  if (!base.partial && base.json.places.has(pointer)) return undefined;
  for (let at = pointer; at !== '' && !base.json.places.has(at); at = parentPointer(at)) gap = at;
  return gap;
}

function isOfBase({ pointer, base, owns, message }: Gap, marketCount: number): boolean {
  if (owns.size < 2) return false;
  if (message !== undefined) return owns.size > marketCount * (base.partial ? almostAll : most);
  return owns.size >= tooManyToBeMisspelt || nearestIn(base, pointer) === undefined;
}

function findingOfGap({ pointer, base, owns, message }: Gap): Finding {
  const key = pointerKeys(pointer).at(-1) ?? '';
  const around = parentPointer(pointer);
  const misspelt = message === undefined ? nearestIn(base, pointer) : undefined;
  if (misspelt !== undefined)
    return {
      code: 'unknown-key',
      severity: 'error',
      place: placeIn(base, child(around, misspelt), 'key'),
      message: `${owns.size} markets change "${key}", which base does not have; it has "${misspelt}" instead.`,
      suggestion: key,
    };
  const elsewhere = base.partial ? ` ${owns.size} markets do not state it, either.` : '';
  return {
    code: 'missing-key',
    severity: 'error',
    place: placeIn(base, around, 'key'),
    message:
      message === undefined
        ? `"${key}" is missing ${whereOf(around)}, though ${owns.size} markets change a part of it.`
        : `${message}${elsewhere}`,
  };
}

const editsOfASlip = 2;

function nearestIn(base: ValidDocument, pointer: JsonPointer): string | undefined {
  const key = pointerKeys(pointer).at(-1) ?? '';
  return childKeys(base, parentPointer(pointer)).find((sibling) => distance(sibling, key) <= editsOfASlip);
}

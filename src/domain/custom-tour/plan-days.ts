/** A day of a proposal: one of the tour that it is made from, or one more at the same place. */
export type PlannedDay = { kind: 'tour'; index: number } | { kind: 'free'; place: string };

/** Days that one stays at a place, one after another. */
interface Stay {
  place: string;
  days: { index: number; isBusy: boolean }[];
  free: number;
}

export interface DayOfTour {
  place: string;
  /** Something is planned on it. */
  isBusy: boolean;
}

/**
 * Brings the days of a tour to a length. A longer trip stays longer where the tour stays longest, and its last day stays the
 * last; a shorter one first leaves out days without a plan, always the last of the longest stay, then whole places from the
 * end. The first day stays.
 * @param wanted how many days; null keeps the tour's own
 */
export function planDays(days: readonly DayOfTour[], wanted: number | null): PlannedDay[] {
  const stays = staysOf(days);
  const length = wanted === null ? days.length : Math.max(1, wanted);
  for (let missing = length - days.length; missing > 0; missing--) lengthen(stays);
  for (let surplus = days.length - length; surplus > 0; surplus--) shorten(stays);
  return stays.flatMap(({ place, days: own, free }, at): PlannedDay[] => {
    const planned = own.map(({ index }): PlannedDay => ({ kind: 'tour', index }));
    const leaving = at === stays.length - 1 ? planned.splice(-1) : [];
    return [...planned, ...Array.from({ length: free }, (): PlannedDay => ({ kind: 'free', place })), ...leaving];
  });
}

function staysOf(days: readonly DayOfTour[]): Stay[] {
  const stays: Stay[] = [];
  for (const [index, { place, isBusy }] of days.entries()) {
    const last = stays.at(-1);
    if (last?.place === place) last.days.push({ index, isBusy });
    else stays.push({ place, days: [{ index, isBusy }], free: 0 });
  }
  return stays;
}

/** A day more for the stay with the fewest days added, the longest of those: places share what is added. */
function lengthen(stays: Stay[]): void {
  const lastingStays = stays.filter(({ days }, at) => at < stays.length - 1 || days.length > 1);
  const candidates = lastingStays.length > 0 ? lastingStays : stays;
  const fewest = Math.min(...candidates.map(({ free }) => free));
  const longest = longestOf(candidates.filter(({ free }) => free === fewest));
  if (longest) longest.free += 1;
}

function shorten(stays: Stay[]): void {
  const roomy = longestOf(stays.filter(({ days }) => days.length > 1 && days.slice(1).some(({ isBusy }) => !isBusy)));
  const longest = roomy ?? longestOf(stays.filter(({ days }) => days.length > 1));
  if (!longest) {
    stays.pop();
    return;
  }
  const quiet = longest.days.findLastIndex(({ isBusy }, at) => at > 0 && !isBusy);
  longest.days.splice(quiet > 0 ? quiet : longest.days.length - 1, 1);
}

function longestOf(stays: readonly Stay[]): Stay | undefined {
  return stays.reduce<Stay | undefined>((best, stay) => (best && best.days.length >= stay.days.length ? best : stay), undefined);
}

import type { TourDocument } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';

export const tourNightsFillTheDays: Rule = {
  name: 'tour-nights-fill-the-days',
  severity: 'error',
  check({ tours }, report) {
    for (const tour of tours.values()) {
      const { days } = tour.value;
      const nights = nightsOf(tour.value);
      if (nights === days.length - 1) continue;
      const [stay, ...others] = misfitsOf(tour.value);
      if (stay && others.length === 0) {
        const message = `This stay begins on day ${stay.startDay}, and ${stay.followedBy}, so it has ${counted(stay.meant)}, not ${stay.nights}.`;
        report(tour.placeOf(`${child('/accommodations', stay.key)}/nights`), message, String(stay.meant));
        continue;
      }
      const message = `The nights of the stays add up to ${nights}, but a tour of ${days.length} days has ${days.length - 1}.`;
      report(tour.placeOf('/accommodations', 'key'), message);
    }
  },
};

/** The nights of all stays of a tour. */
export function nightsOf({ accommodations }: TourDocument): number {
  return Object.values(accommodations).reduce((sum, stay) => sum + stay.nights, 0);
}

interface Misfit {
  key: string;
  startDay: number;
  nights: number;
  /** The nights until the next stay, or until the last day. */
  meant: number;
  followedBy: string;
}

/** The stays that do not last until the next one; that of the last night lasts until the last day. */
function misfitsOf({ days, accommodations }: TourDocument): Misfit[] {
  const stays = Object.entries(accommodations).sort(([, one], [, other]) => one.startDay - other.startDay);
  return stays.flatMap(([key, { startDay, nights }], index): Misfit[] => {
    const next = stays[index + 1]?.[1].startDay;
    const meant = (next ?? days.length) - startDay;
    const followedBy = next === undefined ? `the tour ends on day ${days.length}` : `the next one on day ${next}`;
    return meant === nights || meant < 1 ? [] : [{ key, startDay, nights, meant, followedBy }];
  });
}

function counted(nights: number): string {
  return nights === 1 ? '1 night' : `${nights} nights`;
}

import type { TourDocument } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';
import { ownMember } from '../../read/json-object.ts';

export const tourDaysEndWhereTravellersSleep: Rule = {
  name: 'tour-days-end-where-travellers-sleep',
  severity: 'warning',
  check({ tours }, report) {
    for (const tour of tours.values()) {
      const { days, places } = tour.value;
      for (const [index, bed] of bedsByNight(tour.value).entries()) {
        const end = days[index]?.place ?? '';
        if (bed === end || !ownMember(places, bed) || !ownMember(places, end)) continue;
        const message = `Day ${index + 1} ends in "${end}", but travellers sleep in "${bed}" that night.`;
        report(tour.placeOf(`/days/${index}/place`), message, bed);
      }
    }
  },
};

/** The place of each night; none where stays leave a night out or share one. */
function bedsByNight({ days, accommodations }: TourDocument): string[] {
  const beds: string[] = [];
  for (const { startDay, nights, place } of Object.values(accommodations)) {
    for (let night = startDay; night < startDay + nights; night++) {
      if (beds[night - 1] !== undefined || night >= days.length) return [];
      beds[night - 1] = place;
    }
  }
  return Object.keys(beds).length === days.length - 1 ? beds : [];
}

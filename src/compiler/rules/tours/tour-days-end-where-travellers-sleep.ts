import type { LocalisedText, TourDocument } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';
import { ownMember } from '../../read/json-object.ts';
import { child } from '../../read/json-pointer.ts';

export const tourDaysEndWhereTravellersSleep: Rule = {
  name: 'tour-days-end-where-travellers-sleep',
  severity: 'warning',
  check({ tours }, report) {
    for (const tour of tours.values()) {
      const { days, places, accommodations } = tour.value;
      const told = new Set<string>();
      for (const [index, stay] of staysByNight(tour.value).entries()) {
        const bed = accommodations[stay]?.place ?? '';
        const end = days[index]?.place ?? '';
        if (bed === end || told.has(stay) || !ownMember(places, bed) || !ownMember(places, end)) continue;
        const message = `Day ${index + 1} ends in "${end}", but travellers sleep in "${bed}" that night.`;
        if (!isElsewhere(stay, index, tour.value)) {
          report(tour.placeOf(`/days/${index}/place`), message, bed);
          continue;
        }
        told.add(stay);
        report(tour.placeOf(child(child('/accommodations', stay), 'place')), message, end);
      }
    }
  },
};

/** The stay of each night; none where stays leave a night out or share one. */
function staysByNight({ days, accommodations }: TourDocument): string[] {
  const stays: string[] = [];
  for (const [key, { startDay, nights }] of Object.entries(accommodations)) {
    for (let night = startDay; night < startDay + nights; night++) {
      if (stays[night - 1] !== undefined || night >= days.length) return [];
      stays[night - 1] = key;
    }
  }
  return Object.keys(stays).length === days.length - 1 ? stays : [];
}

/** Whether the place of a stay is wrong, and not that of the day: all its days end elsewhere, or words tell so. */
function isElsewhere(stay: string, day: number, { days, accommodations, places }: TourDocument): boolean {
  const { place: bed = '', startDay = 0, nights = 0, name, description } = accommodations[stay] ?? {};
  const end = days[day]?.place ?? '';
  if (nights > 1 && days.slice(startDay - 1, startDay - 1 + nights).every(({ place }) => place === end)) return true;
  const ofStay = [stay, wordsOf(name), wordsOf(description)].join(' ');
  const names = (words: string, place: string) => words.includes(place) || words.includes(wordsOf(places[place]?.name));
  if (names(ofStay, bed) !== names(ofStay, end)) return names(ofStay, end);
  const ofDay = [wordsOf(days[day]?.title), wordsOf(days[day]?.text)].join(' ');
  return names(ofDay, end) && !names(ofDay, bed);
}

function wordsOf(text: LocalisedText | undefined): string {
  return text?.en ?? '';
}

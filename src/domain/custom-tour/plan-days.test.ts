import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DayOfTour, planDays } from './plan-days.ts';

/** `K K* O`: days at places, busy ones with a star. */
function days(text: string): DayOfTour[] {
  return text.split(' ').map((day) => ({ place: day.replace('*', ''), isBusy: day.endsWith('*') }));
}

/** The plan in the same way, a free day with a plus. */
function planOf(text: string, wanted: number | null): string {
  const all = text.split(' ');
  return planDays(days(text), wanted)
    .map((day) => (day.kind === 'tour' ? all[day.index] : `${day.place}+`))
    .join(' ');
}

test('a tour keeps its days where no length was asked for, or just its own', () => {
  expect(planOf('K K* O O', null)).toBe('K K* O O');
  expect(planOf('K K* O O', 4)).toBe('K K* O O');
});

test('a longer trip stays longer where the tour stays longest, one place after another', () => {
  expect(planOf('K O O O N N', 7)).toBe('K O O O O+ N N');
  expect(planOf('K O O O N N', 9)).toBe('K K+ O O O O+ N N+ N');
});

test('the day of leaving stays the last', () => {
  expect(planOf('K K O', 4)).toBe('K K K+ O');
  expect(planOf('K', 3)).toBe('K+ K+ K');
});

test('a shorter trip leaves out days without a plan first, then others, then whole places', () => {
  expect(planOf('K K O O* O', 4)).toBe('K K O O*');
  expect(planOf('K K* O O*', 3)).toBe('K O O*');
  expect(planOf('K O N', 2)).toBe('K O');
  expect(planOf('K O N', 0)).toBe('K');
});

test('any length can be had, and days of the tour stay in their order', () => {
  const tours = fc.array(fc.record({ place: fc.constantFrom('a', 'b', 'c'), isBusy: fc.boolean() }), { minLength: 1, maxLength: 15 });
  fc.assert(
    fc.property(tours, fc.integer({ min: 1, max: 40 }), (tour, wanted) => {
      const plan = planDays(tour, wanted);
      expect(plan).toHaveLength(wanted);
      const kept = plan.flatMap((day) => (day.kind === 'tour' ? [day.index] : []));
      expect(kept).toEqual([...kept].sort((one, other) => one - other));
      expect(kept[0]).toBe(0);
    }),
  );
});

import type { CustomTourFormDocument, CustomTourPurpose, TourDocument } from '#contract/documents.generated.ts';
import type { IsoDate } from '../calendar.ts';
import type { Answers, AnswerValue } from './answer-values.ts';

/** What answers say about the tour that somebody wants, whatever the form calls its fields. */
export interface Wishes {
  /** Keys of destinations.json: `asia`, or `asia/japan`. */
  destinations: readonly string[];
  styles: readonly string[];
  pace: TourDocument['pace'] | null;
  /** 1 to 12. */
  month: number | null;
  /** The first day that suits. */
  earliestStart: IsoDate | null;
  days: number | null;
  adults: number;
  childAges: readonly number[];
  /** For one adult, in whole units of the market's currency. */
  budget: number | null;
  /** What choices make of the price. */
  priceFactor: number;
}

const usualAdults = 2;

/** Reads the answers by what each field is for. @param answers valid for the form */
export function wishesOf({ sections }: Pick<CustomTourFormDocument, 'sections'>, answers: Answers): Wishes {
  const fields = Object.values(sections).flatMap((section) => Object.entries(section.fields));
  const answerTo = (purpose: CustomTourPurpose): AnswerValue | undefined => {
    const key = fields.find(([, field]) => field.purpose === purpose)?.[0];
    return key === undefined ? undefined : answers[key];
  };
  const factors = fields.map(([key, { options }]) => options?.[String(answers[key])]?.priceFactor ?? 1);
  const month = textOf(answerTo('month'));
  const startDate = textOf(answerTo('startDate'));
  return {
    destinations: listOf(answerTo('destinations')).map(String),
    styles: listOf(answerTo('styles')).map(String),
    pace: textOf(answerTo('pace')) as Wishes['pace'],
    month: startDate ? Number(startDate.slice(5, 7)) : month ? Number(month.slice(5, 7)) : null,
    earliestStart: startDate ?? (month ? `${month}-01` : null),
    days: numberOf(answerTo('days')),
    adults: numberOf(answerTo('adults')) ?? usualAdults,
    childAges: listOf(answerTo('childAges')).map(Number),
    budget: numberOf(answerTo('budget')),
    priceFactor: factors.reduce((product, factor) => product * factor, 1),
  };
}

/** Where the traveller is written to. @throws where the form has no field for it, which the compiler refuses */
export function emailOf({ sections }: Pick<CustomTourFormDocument, 'sections'>, answers: Answers): string {
  return answerFor(sections, 'email', answers) ?? missingEmail();
}

/** How the traveller is addressed; empty where the form does not ask. */
export function nameOf({ sections }: Pick<CustomTourFormDocument, 'sections'>, answers: Answers): string {
  return answerFor(sections, 'name', answers) ?? '';
}

function answerFor(sections: CustomTourFormDocument['sections'], purpose: CustomTourPurpose, answers: Answers): string | null {
  const fields = Object.values(sections).flatMap((section) => Object.entries(section.fields));
  const key = fields.find(([, field]) => field.purpose === purpose)?.[0];
  return key === undefined ? null : textOf(answers[key]);
}

function missingEmail(): never {
  throw new Error('The form has no field for the e-mail');
}

function listOf(answer: AnswerValue | undefined): readonly (string | number)[] {
  return Array.isArray(answer) ? answer : [];
}

function textOf(answer: AnswerValue | undefined): string | null {
  return typeof answer === 'string' ? answer : null;
}

function numberOf(answer: AnswerValue | undefined): number | null {
  return typeof answer === 'number' ? answer : null;
}

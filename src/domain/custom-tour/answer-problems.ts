import type { CustomTourField } from '#contract/documents.generated.ts';
import { addMonths, type IsoDate } from '../calendar.ts';
import { type FieldProblem, problem } from '../field-problem.ts';
import type { Answers, AnswerValue } from './answer-values.ts';

/** The release's check of answers by the schema that was made of the form. */
export type ValidateAnswers = (answers: Record<string, unknown>) => ({ path: string } & FieldProblem)[];

export interface AskedField extends Pick<CustomTourField, 'widget' | 'maximum'> {
  key: string;
}

export interface AnswerProblemsInput {
  fields: readonly AskedField[];
  answers: Answers;
  validate: ValidateAnswers;
  /** In the market's time zone. */
  today: IsoDate;
  isValidPhone: (text: string) => boolean;
}

/** How far ahead a month may lie where the form does not say. */
const monthsAhead = 18;

/**
 * What is wrong with each answer, by the key of its field. The browser and the server apply the same: the form's schema, then
 * what no schema can say, since it depends on the day or on numbering plans.
 */
export function answerProblems({ fields, answers, validate, today, isValidPhone }: AnswerProblemsInput): Map<string, FieldProblem> {
  const problems = new Map<string, FieldProblem>();
  for (const { path, code, params } of validate(answers)) if (!problems.has(path)) problems.set(path, { code, params });
  for (const field of fields) {
    const answer = answers[field.key];
    if (answer === undefined || problems.has(field.key)) continue;
    const found = ruleProblem(field, answer, today, isValidPhone);
    if (found) problems.set(field.key, found);
  }
  return problems;
}

function ruleProblem(
  { widget, maximum = monthsAhead }: AskedField,
  answer: AnswerValue,
  today: IsoDate,
  isValidPhone: (text: string) => boolean,
): FieldProblem | null {
  if (typeof answer !== 'string') return null;
  if (widget === 'phone') return isValidPhone(answer) ? null : problem('invalidPhoneNumber');
  if (widget === 'date') return answer < today ? problem('invalidDateMin', { min: today }) : null;
  if (widget === 'month') return isMonthAhead(answer, today, maximum) ? null : problem('invalidChoice');
  return null;
}

function isMonthAhead(month: string, today: IsoDate, ahead: number): boolean {
  return month >= today.slice(0, 7) && month <= addMonths(today, ahead).slice(0, 7);
}

/** The months that can be chosen, as YYYY-MM, this one first. */
export function monthChoices(today: IsoDate, ahead: number = monthsAhead): string[] {
  return Array.from({ length: ahead + 1 }, (_, index) => addMonths(today, index).slice(0, 7));
}

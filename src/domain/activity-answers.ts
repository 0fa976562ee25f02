import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ActivityQuestion, AnswerValidation } from '#contract/api.generated.ts';
import { isIsoDate, isIsoDateTime } from './calendar.ts';
import { type FieldProblem, problem } from './field-problem.ts';
import type { IsValidPhone } from './traveller-rules.ts';

type AnswerType = AnswerValidation['answerType'];

/** What an answer is kept under: the component and the MD5 hash of the question's text (specification, section 3). */
export function activityAnswerKey(componentId: string, question: string): string {
  return componentId + bytesToHex(md5(utf8ToBytes(question)));
}

/** What is wrong with an answer, or null. */
export function checkActivityAnswer(
  { required, answerValidation }: Pick<ActivityQuestion, 'required' | 'answerValidation'>,
  answer: string,
  isValidPhone: IsValidPhone,
): FieldProblem | null {
  if (answer.trim() === '') return required ? problem('required') : null;
  return checks[answerValidation.answerType](answer, answerValidation, isValidPhone);
}

const checks: Record<AnswerType, (answer: string, validation: AnswerValidation, isValidPhone: IsValidPhone) => FieldProblem | null> = {
  boolean: (answer) => (answer === 'true' || answer === 'false' ? null : problem('invalidChoice')),
  date: (answer) => (isIsoDate(answer) ? null : problem('invalidDate')),
  dateAndTime: (answer) => (isIsoDateTime(answer) ? null : problem('invalidDateTime')),
  phone: (answer, _, isValidPhone) => (isValidPhone(answer) ? null : problem('invalidPhoneNumber')),
  text: (answer, { maximum }) => (maximum !== undefined && answer.length > maximum ? problem('tooLong', { max: maximum }) : null),
  int: (answer, validation) => {
    if (!isNumeric(answer)) return problem('invalidNumber');
    return /^[+-]?\d+$/.test(answer.trim()) ? checkBounds(Number(answer), validation) : problem('invalidInteger');
  },
  double: (answer, validation) => (isNumeric(answer) ? checkBounds(Number(answer), validation) : problem('invalidNumber')),
};

function isNumeric(text: string): boolean {
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text.trim());
}

function checkBounds(value: number, { minimum, maximum }: AnswerValidation): FieldProblem | null {
  if (minimum !== undefined && value < minimum) return problem('invalidNumberMin', { min: minimum });
  if (maximum !== undefined && value > maximum) return problem('invalidNumberMax', { max: maximum });
  return null;
}

import type { ActivityAnswer, ActivityQuestion } from '#contract/api.generated.ts';
import type { CompiledTour } from '#contract/release.ts';
import { checkActivityAnswer } from '#domain/activity-answers.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import { textIn } from '#domain/localised-text.ts';
import { isPossiblePhone } from '#domain/phone-number.ts';
import type { CheckoutRow } from '#server/database/schema.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { changeCheckout, loadCheckout, requireOpen, tourOf } from './checkout-rows.ts';
import { componentIdOf } from './itinerary-components.ts';

/** What the organisers of a tour's activities ask, by day and in their order. */
export function activityQuestions(tour: CompiledTour, language: string): ActivityQuestion[] {
  return Object.entries(tour.activities)
    .sort(([, left], [, right]) => left.day - right.day)
    .flatMap(([activityId, { name, questions = {} }]) =>
      Object.entries(questions)
        .sort(([, left], [, right]) => left.order - right.order)
        .map(([refId, { question, required, answerType, minimum, maximum }]) => ({
          componentId: componentIdOf('activity', activityId),
          componentName: textIn(name, language),
          refId,
          question: textIn(question, language),
          required,
          answerValidation: { answerType, ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }) },
        })),
    );
}

export function readActivityAnswers({ sealedBox }: SandboxContext, { id, activity_answers }: CheckoutRow): ActivityAnswer[] | null {
  return activity_answers ? sealedBox.open<ActivityAnswer[]>(activity_answers, id) : null;
}

/** Paths of the answers that are wrong or missing, as `<componentId>.<questionRefId>`. */
export function answerProblems(tour: CompiledTour, answers: readonly ActivityAnswer[]): string[] {
  const questions = activityQuestions(tour, 'en');
  const isAnswerTo = (answer: ActivityAnswer, { componentId, refId }: ActivityQuestion) =>
    answer.componentId === componentId && answer.questionRefId === refId;
  const wrong = questions.filter((question) =>
    checkActivityAnswer(question, answers.find((answer) => isAnswerTo(answer, question))?.answer ?? '', isPossiblePhone),
  );
  const unasked = answers.filter((answer) => !questions.some((question) => isAnswerTo(answer, question)));
  return [
    ...wrong.map(({ componentId, refId }) => `${componentId}.${refId}`),
    ...unasked.map(({ componentId, questionRefId }) => `${componentId}.${questionRefId}`),
  ];
}

/** @throws BookingError VALIDATION_FAILED naming the answers */
export async function saveActivityAnswers(context: SandboxContext, checkoutId: string, answers: ActivityAnswer[]): Promise<void> {
  const row = await loadCheckout(context.db, checkoutId);
  requireOpen(row);
  const problems = answerProblems(await tourOf(context, row), answers);
  if (problems.length > 0) throw new BookingError('VALIDATION_FAILED', 'Some answers are wrong or missing', problems);
  await changeCheckout(context.db, row, { activity_answers: context.sealedBox.seal(answers, row.id) });
}

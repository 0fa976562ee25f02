import type { ActivityAnswer, ActivityQuestion } from '#contract/api.generated.ts';
import { activityAnswerKey } from '#domain/activity-answers.ts';

/** Answers by component and the MD5 hash of the question's text (specification, section 3). */
export type KeyedAnswers = Record<string, ActivityAnswer>;

/** Answers to questions that are not asked are left out. */
export function keyedAnswers(answers: readonly ActivityAnswer[] | null, questions: readonly ActivityQuestion[]): KeyedAnswers | null {
  if (!answers) return null;
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = answers.find((candidate) => isAnswerTo(candidate, question));
      return answer ? [[activityAnswerKey(question.componentId, question.question), answer]] : [];
    }),
  );
}

/**
 * The answers to the questions as they are asked now. In the language in which they were given, the text must be the same: who
 * is asked something else under the same name has not answered yet. In another language every text is another, and the
 * question's own name finds its answer.
 */
export function recalledAnswers(
  kept: KeyedAnswers | null,
  questions: readonly ActivityQuestion[],
  isSameLanguage: boolean,
): ActivityAnswer[] | null {
  if (!kept) return null;
  const all = Object.values(kept);
  return questions.flatMap((question) => {
    const answer = isSameLanguage
      ? kept[activityAnswerKey(question.componentId, question.question)]
      : all.find((candidate) => isAnswerTo(candidate, question));
    return answer ? [answer] : [];
  });
}

function isAnswerTo({ componentId, questionRefId }: ActivityAnswer, question: ActivityQuestion): boolean {
  return componentId === question.componentId && questionRefId === question.refId;
}

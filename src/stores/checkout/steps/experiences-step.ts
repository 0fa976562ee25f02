import type { ActivityAnswer, ActivityQuestion, AnswerValidation } from '#contract/api.generated.ts';
import { activityAnswerKey, checkActivityAnswer } from '#domain/activity-answers.ts';
import { type ControlKind, createFieldNode, type FieldNode } from '#stores/forms/field-node.ts';
import { createFormStore, type FormStore } from '#stores/forms/form-store.ts';
import type { PhoneSupport } from '#stores/forms/phone-support.ts';
import type { ProblemText } from '#stores/forms/problem-text.ts';
import { type CheckoutContext, checkoutQuery, type StepLogic } from '../checkout-context.ts';
import type { CheckoutProgress } from '../state/checkout-progress.ts';
import { keepTyped } from '../state/keep-typed.ts';
import { wordsForConflict } from './words-for-conflict.ts';

export interface ExperienceGroup {
  componentId: string;
  name: string;
  nodes: FieldNode[];
}

export interface ExperiencesStep extends StepLogic {
  /** Questions by experience, in order. */
  readonly groups: readonly ExperienceGroup[];
  readonly form: FormStore;
  readonly phone: PhoneSupport;
}

const controls: Record<AnswerValidation['answerType'], ControlKind> = {
  boolean: 'radio',
  date: 'date',
  dateAndTime: 'dateTime',
  double: 'decimal',
  int: 'integer',
  phone: 'phone',
  text: 'textarea',
};

export interface ExperiencesInput {
  questions: readonly ActivityQuestion[];
  progress: CheckoutProgress;
  phone: PhoneSupport;
  problemText: ProblemText;
}

export function createExperiencesStep(
  context: CheckoutContext,
  { questions, progress, phone, problemText }: ExperiencesInput,
): ExperiencesStep {
  const { api, errors, config } = context;
  const nodes = questions.map(createNode);
  const componentIds = [...new Set(questions.map(({ componentId }) => componentId))];
  const groups = componentIds.map((componentId) => ({
    componentId,
    name: questions.find((question) => question.componentId === componentId)?.componentName ?? '',
    nodes: nodes.filter((_, index) => questions[index]?.componentId === componentId),
  }));
  keepTyped(context, progress, {
    read: currentAnswers,
    keep: (answers) => progress.keepActivityAnswers(answers),
    adopt: ({ activityAnswers }) => {
      questions.forEach(({ componentId, refId }, index) => {
        const kept = activityAnswers?.find((answer) => answer.componentId === componentId && answer.questionRefId === refId)?.answer ?? '';
        if (nodes[index]?.value.trim() !== kept) nodes[index]?.setValue(kept);
      });
    },
  });

  function createNode(question: ActivityQuestion): FieldNode {
    const { componentId, refId, answerValidation } = question;
    const isBoolean = answerValidation.answerType === 'boolean';
    const { maximum } = answerValidation;
    return createFieldNode({
      id: `answer-${activityAnswerKey(componentId, question.question)}`,
      path: `answers.${componentId}.${refId}`,
      fieldPath: refId,
      label: question.question,
      control: controls[answerValidation.answerType],
      required: question.required,
      ...(answerValidation.answerType === 'text' && maximum !== undefined ? { maxLength: maximum } : {}),
      options: isBoolean
        ? [
            { value: 'true', label: config.intl.message('checkout.yes') },
            { value: 'false', label: config.intl.message('checkout.no') },
          ]
        : [],
      triggers: config.slice('checkout').validation,
      value: storedAnswer(question),
      validate: (value) => checkActivityAnswer(question, value, (text) => phone.isValid(text)),
      problemText: (problem) => problemText(problem, question.question),
    });
  }

  function storedAnswer({ componentId, refId }: ActivityQuestion): string {
    const stored = progress.activityAnswers?.find((answer) => answer.componentId === componentId && answer.questionRefId === refId);
    return stored?.answer ?? '';
  }

  function currentAnswers(): ActivityAnswer[] {
    return questions.flatMap(({ componentId, refId }, index) => {
      const answer = nodes[index]?.value.trim() ?? '';
      return answer === '' ? [] : [{ componentId, questionRefId: refId, answer }];
    });
  }

  const form = createFormStore({
    nodes: () => nodes,
    phone,
    isPathOf: (path, node) => path === node.path || path.endsWith(`.${node.fieldPath}`),
  });

  return {
    groups,
    phone,
    form,
    async submit(): Promise<boolean> {
      try {
        return await form.submit(async () => {
          const answers = currentAnswers();
          progress.keepActivityAnswers(answers);
          await api.saveActivityAnswers({ query: checkoutQuery(context), body: { answers } });
        });
      } catch (error) {
        if (!form.refuse(error)) await errors.tell(error, wordsForConflict(error, config));
        return false;
      }
    },
  };
}

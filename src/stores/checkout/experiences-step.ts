import { makeAutoObservable } from 'mobx';
import type { ActivityAnswer, ActivityQuestion, AnswerValidation } from '#contract/api.generated.ts';
import { activityAnswerKey, checkActivityAnswer } from '#domain/activity-answers.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import { type ControlKind, createFieldNode, type FieldNode } from '../forms/field-node.ts';
import type { PhoneSupport } from '../forms/phone-support.ts';
import type { ProblemText } from '../forms/problem-text.ts';
import { type CheckoutContext, checkoutQuery, type StepLogic } from './checkout-context.ts';
import type { CheckoutProgress } from './checkout-progress.ts';
import { keepTyped } from './keep-typed.ts';
import { wordsForConflict } from './words-for-conflict.ts';

export interface ExperienceGroup {
  componentId: string;
  name: string;
  nodes: FieldNode[];
}

export interface ExperiencesStep extends StepLogic {
  /** Questions by experience, in order. */
  readonly groups: readonly ExperienceGroup[];
  /** Fields with an error that is shown, in screen order. */
  readonly wrongNodes: readonly FieldNode[];
  readonly phone: PhoneSupport;
  touchAll(): void;
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
  keepTyped(context, currentAnswers, (answers) => progress.keepActivityAnswers(answers));

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

  return makeAutoObservable(
    {
      groups,
      phone,
      get wrongNodes(): FieldNode[] {
        return nodes.filter(({ error }) => error !== null);
      },
      touchAll() {
        for (const node of nodes) node.touch();
      },
      async submit(): Promise<boolean> {
        await Promise.all(nodes.map((node) => phone.complete(node)));
        this.touchAll();
        if (this.wrongNodes.length > 0) return false;
        const answers = currentAnswers();
        progress.keepActivityAnswers(answers);
        try {
          await api.saveActivityAnswers({ query: checkoutQuery(context), body: { answers } });
          return true;
        } catch (error) {
          if (!refuse(error)) await errors.tell(error, wordsForConflict(error, config));
          return false;
        }
      },
    },
    { groups: false, phone: false },
  );

  /** Marks the fields that the server refuses; false where it names none of ours. */
  function refuse(error: unknown): boolean {
    if (!(error instanceof BookingError) || error.code !== 'VALIDATION_FAILED') return false;
    const refused = nodes.filter(({ path, fieldPath }) => error.fields.some((field) => field === path || field.endsWith(`.${fieldPath}`)));
    for (const node of refused) node.refuse({ code: 'invalidFormat', params: {} });
    return refused.length > 0;
  }
}

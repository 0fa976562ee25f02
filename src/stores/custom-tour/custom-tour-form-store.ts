import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Api } from '#api/api.ts';
import type { ResolvedCustomTourForm } from '#contract/release.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { answerProblems, type ValidateAnswers } from '#domain/custom-tour/answer-problems.ts';
import { type Answers, answerOf } from '#domain/custom-tour/answer-values.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import type { FieldProblem } from '#domain/field-problem.ts';
import type { FieldNode } from '../forms/field-node.ts';
import type { PhoneSupport } from '../forms/phone-support.ts';
import type { ProblemText } from '../forms/problem-text.ts';
import {
  type ChoiceWords,
  type CustomTourFieldNode,
  type CustomTourSectionNodes,
  compileCustomTourForm,
} from './compile-custom-tour-form.ts';
import type { DraftKeeper } from './custom-tour-draft.ts';

/** Why the answers were not taken, where no field is wrong. */
export type CustomTourFailure = 'failed' | 'tooMany' | 'changed';

export interface CustomTourFormInput {
  form: ResolvedCustomTourForm;
  market: string;
  language: string;
  /** In the market's time zone. */
  today: IsoDate;
  api: Pick<Api, 'createCustomTour'>;
  words: ChoiceWords;
  problemText: ProblemText;
  phone: PhoneSupport;
  draft(): DraftKeeper;
  loadValidator(): Promise<ValidateAnswers>;
  /** A key that nobody else has. */
  newKey(): string;
}

export interface CustomTourFormStore {
  readonly sections: readonly CustomTourSectionNodes[];
  readonly phone: PhoneSupport;
  /** Fields with an error that is shown, in screen order. */
  readonly wrongNodes: readonly FieldNode[];
  /** Counts the attempts to send that failed for a field. */
  readonly attempt: number;
  readonly isSending: boolean;
  readonly failure: CustomTourFailure | null;
  readonly hasAnswers: boolean;
  /** Takes up what was typed before the application was there, else the draft; from then on the draft is kept. For the browser. */
  begin(typed: Readonly<Record<string, string>>): Promise<void>;
  /** Writes the draft at once, when the page is left. */
  keep(): void;
  /** Sends the answers. @returns the reference id; null where something is wrong, which the store then tells */
  submit(): Promise<string | null>;
  clear(): void;
}

/** Typing goes on while nothing is written. */
const keepDelayMs = 300;

/** The form for a tour of one's own while it is filled in. */
export function createCustomTourFormStore(input: CustomTourFormInput): CustomTourFormStore {
  const { api, today, phone } = input;
  let validating: Promise<void> | null = null;
  let hasBegun = false;
  let clientKey = '';
  /** The answers that were sent under the key: others need another one. */
  let sentAnswers = '';

  const store = makeAutoObservable(
    {
      sections: [] as CustomTourSectionNodes[],
      phone,
      validate: null as ValidateAnswers | null,
      attempt: 0,
      isSending: false as boolean,
      failure: null as CustomTourFailure | null,
      get fields(): CustomTourFieldNode[] {
        return this.sections.flatMap(({ fields }) => fields);
      },
      get answers(): Answers {
        const entries = this.fields.map(({ field, node }) => [field.key, answerOf(field.widget, node.value)] as const);
        return Object.fromEntries(entries.filter(([, answer]) => answer !== undefined)) as Answers;
      },
      /** Nothing is wrong as long as nobody can tell: the server checks again. */
      get problems(): ReadonlyMap<string, FieldProblem> {
        if (!this.validate) return new Map();
        const fields = this.fields.map(({ field }) => field);
        return answerProblems({
          fields,
          answers: this.answers,
          validate: this.validate,
          today,
          isValidPhone: (text) => phone.isValid(text),
        });
      },
      get wrongNodes(): FieldNode[] {
        return this.fields.map(({ node }) => node).filter(({ error }) => error !== null);
      },
      get values(): Record<string, string> {
        return Object.fromEntries(this.fields.flatMap(({ field, node }) => (node.value === '' ? [] : [[field.key, node.value]])));
      },
      get hasAnswers(): boolean {
        return this.fields.some(({ node }) => node.value !== '');
      },
      async begin(typed: Readonly<Record<string, string>>): Promise<void> {
        if (hasBegun) return;
        hasBegun = true;
        const draft = input.draft().read();
        clientKey = draft?.clientKey ?? input.newKey();
        this.fill({ ...draft?.values, ...typed });
        reaction(
          () => this.values,
          () => this.keep(),
          { delay: keepDelayMs },
        );
        await this.loadValidator();
      },
      /** A draft may be of an older form: what it has no field for is dropped. */
      fill(values: Readonly<Record<string, string>>) {
        for (const { field, node } of this.fields) node.setValue(values[field.key] ?? '');
      },
      keep() {
        if (this.hasAnswers) input.draft().write({ values: this.values, clientKey });
        else input.draft().clear();
      },
      loadValidator(): Promise<void> {
        validating ??= input.loadValidator().then(
          (validate) => this.setValidate(validate),
          (error: unknown) => {
            validating = null;
            console.warn('Answers cannot be checked here', error);
          },
        );
        return validating;
      },
      setValidate(validate: ValidateAnswers) {
        this.validate = validate;
      },
      async submit(): Promise<string | null> {
        if (this.isSending) return null;
        this.setSending(true);
        try {
          await this.loadValidator();
          await Promise.all(this.fields.map(({ node }) => phone.complete(node)));
          this.touchAll();
          if (this.wrongNodes.length > 0) {
            this.countAttempt();
            return null;
          }
          return await this.send();
        } finally {
          this.setSending(false);
        }
      },
      async send(): Promise<string | null> {
        const { answers } = this;
        const sent = JSON.stringify(answers);
        if (sentAnswers !== '' && sentAnswers !== sent) clientKey = input.newKey();
        sentAnswers = sent;
        this.keep();
        try {
          const query = { market: input.market, lang: input.language };
          const { refId } = await api.createCustomTour({ query, body: { clientKey, answers } });
          this.clear();
          return refId;
        } catch (error) {
          this.takeRefusal(error);
          return null;
        }
      },
      takeRefusal(error: unknown) {
        const code = error instanceof BookingError ? error.code : null;
        if (code === 'IDEMPOTENCY_KEY_REUSED') clientKey = input.newKey();
        if (error instanceof BookingError && code === 'VALIDATION_FAILED' && this.refuse(error)) return;
        this.failure = code === 'VALIDATION_FAILED' ? 'changed' : code === 'TOO_MANY_REQUESTS' ? 'tooMany' : 'failed';
      },
      /** Marks the fields that the server refuses; false where it names none that is on screen. */
      refuse({ problems }: BookingError): boolean {
        const refused = this.fields.flatMap(({ field, node }) => {
          const problem = problems.find(({ path }) => path === field.key);
          return problem ? [{ node, problem }] : [];
        });
        for (const { node, problem } of refused) node.refuse({ code: problem.code, params: {} });
        if (refused.length > 0) this.countAttempt();
        return refused.length > 0;
      },
      touchAll() {
        for (const { node } of this.fields) node.touch();
      },
      setSending(isSending: boolean) {
        this.isSending = isSending;
        if (isSending) this.failure = null;
      },
      countAttempt() {
        this.attempt += 1;
      },
      clear() {
        clientKey = input.newKey();
        sentAnswers = '';
        this.attempt = 0;
        this.sections = compile();
        input.draft().clear();
      },
    },
    {
      sections: observableRef,
      phone: false,
      validate: observableRef,
      fill: true,
      loadValidator: false,
    },
  );

  function compile(): CustomTourSectionNodes[] {
    const { form, words, problemText } = input;
    return compileCustomTourForm({ form, today, words, problemText, problemOf: (key) => store.problems.get(key) ?? null });
  }

  store.sections = compile();
  return store;
}

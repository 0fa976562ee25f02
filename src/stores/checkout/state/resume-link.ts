import { makeAutoObservable, runInAction } from 'mobx';
import type { Api } from '#api/api.ts';
import type { MarketConfig } from '#config/market-config.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import type { ErrorStore } from '#stores/errors/error-store.ts';
import { createFieldNode, type FieldNode } from '#stores/forms/field-node.ts';
import type { CheckoutVisit } from '../checkout-visit.ts';
import type { LoadingPhase } from '../steps/loading-phase.ts';

/** A link that takes the checkout to another device. */
export interface ResumeLink {
  readonly phase: LoadingPhase;
  /** The whole address; empty before it is there. */
  readonly url: string;
  /** When it ends, in words. */
  readonly until: string;
  readonly email: FieldNode;
  readonly isSending: boolean;
  /** Where it was sent; null before. */
  readonly sentTo: string | null;
  /** No more are sent. */
  readonly isRefused: boolean;
  make(): Promise<void>;
  send(): Promise<void>;
}

export interface ResumeLinkInput {
  checkoutId: string;
  config: MarketConfig;
  api: Api;
  errors: ErrorStore;
  visit: CheckoutVisit;
  origin: string;
}

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function createResumeLink({ checkoutId, config, api, errors, visit, origin }: ResumeLinkInput): ResumeLink {
  const { market, language } = config.shell;
  const query = { checkoutId, marketConfigurationId: market.code, lang: language.urlCode };
  const email = createFieldNode({
    id: 'resume-email',
    path: 'email',
    fieldPath: 'email',
    label: config.intl.message('checkout.resume.email'),
    control: 'email',
    autocomplete: 'email',
    maxLength: 250,
    required: true,
    value: visit.travelers.email,
    validate: (value) => (emailForm.test(value.trim()) ? null : { code: 'invalidEmail', params: {} }),
    problemText: () => config.intl.message('checkout.resume.emailInvalid'),
  });
  return makeAutoObservable(
    {
      phase: 'idle' as LoadingPhase,
      url: '',
      until: '',
      email,
      isSending: false as boolean,
      sentTo: null as string | null,
      isRefused: false as boolean,
      async make() {
        this.phase = 'loading';
        try {
          // The other device begins with what stands on this one.
          await visit.saveDraft();
          const { path, expiresAt } = await api.createResumeLink({ query, body: {} });
          const moment = new Intl.DateTimeFormat(language.contentLocale, {
            dateStyle: 'long',
            timeStyle: 'short',
            timeZone: market.timeZone,
          });
          runInAction(() => {
            this.url = origin + path;
            this.until = moment.format(new Date(expiresAt));
            this.phase = 'ready';
          });
        } catch (error) {
          runInAction(() => {
            this.phase = 'failed';
          });
          await errors.tell(error);
        }
      },
      async send() {
        email.touch();
        if (email.error || this.isSending) return;
        const address = email.value.trim();
        this.isSending = true;
        try {
          await visit.saveDraft();
          await api.createResumeLink({ query, body: { email: address } });
          this.tellSent(address);
        } catch (error) {
          await this.tellUnsent(error);
        } finally {
          runInAction(() => {
            this.isSending = false;
          });
        }
      },
      tellSent(address: string) {
        this.sentTo = address;
      },
      async tellUnsent(error: unknown) {
        if (error instanceof BookingError && error.code === 'TOO_MANY_REQUESTS') this.isRefused = true;
        else if (error instanceof BookingError && error.code === 'VALIDATION_FAILED') email.refuse({ code: 'invalidEmail', params: {} });
        else await errors.tell(error);
      },
    },
    { email: false },
  );
}

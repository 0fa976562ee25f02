import type { ValidateAnswers } from '#domain/custom-tour/answer-problems.ts';
import { useStore } from '#renderer/store-context.tsx';
import { styleName } from '#renderer/ui/tour-words.ts';
import { createDraftKeeper } from '#stores/custom-tour/custom-tour-draft.ts';
import { type CustomTourFormStore, createCustomTourFormStore } from '#stores/custom-tour/custom-tour-form-store.ts';
import { createPhoneSupport } from '#stores/forms/phone-support.ts';
import { createProblemText } from '#stores/forms/problem-text.ts';
import type { RootStore } from '#stores/root-store.ts';

const keyBytes = 16;

/** The form of this visit: what stands in it outlives a look at another page. */
export function useCustomTourForm(today: string): CustomTourFormStore {
  const store = useStore();
  return store.feature('customTourForm', () => createForm(store, today));
}

function createForm({ config, api }: RootStore, today: string): CustomTourFormStore {
  const { intl, shell } = config;
  const { form, validators } = config.slice('customTour');
  return createCustomTourFormStore({
    form,
    market: shell.market.code,
    language: shell.language.urlCode,
    today,
    api,
    words: {
      month: intl.monthOfYear,
      style: (style) => styleName(style, intl),
      wholeRegion: (region) => intl.message('customTour.wholeRegion', { region }),
    },
    problemText: createProblemText(config, config.slice('form').problemMessages),
    phone: createPhoneSupport(() => import('#domain/phone-number.ts'), shell.market.country),
    draft: () => createDraftKeeper(window.sessionStorage, shell.market.code),
    loadValidator: async () => ((await import(/* @vite-ignore */ validators)) as { validate: ValidateAnswers }).validate,
    newKey: () => Array.from(crypto.getRandomValues(new Uint8Array(keyBytes)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  });
}

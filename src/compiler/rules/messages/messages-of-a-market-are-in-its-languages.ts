import type { Rule } from '../../check/rule.ts';
import { contentLocales, languageOfContentLocale } from '../../resolve/content-locales.ts';

export const messagesOfAMarketAreInItsLanguages: Rule = {
  name: 'messages-of-a-market-are-in-its-languages',
  severity: 'warning',
  visit(store, report) {
    const known = new Set<string>(contentLocales.flatMap((locale) => languageOfContentLocale(locale) ?? []));
    return {
      market({ code, documents, messages }) {
        if (messages === store.messages) return;
        const spoken = new Set<string>(documents.market.value.availableLanguages.map(({ urlCode }) => urlCode));
        for (const [language, document] of messages) {
          const isInherited = document.layers.at(-1)?.layer === 'base';
          if (isInherited || spoken.has(language) || !known.has(language)) continue;
          report(document.placeOf(''), `The market "${code}" does not speak "${language}", so nobody will see these messages.`);
        }
      },
    };
  },
};

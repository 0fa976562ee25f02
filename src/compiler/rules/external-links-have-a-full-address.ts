import type { Rule } from '../check/rule.ts';
import { linksOf } from '../check/walk.ts';
import { child } from '../read/json-pointer.ts';

const addressForm = /^(https:\/\/[^\s/]+|mailto:|tel:)\S*$/;

export const externalLinksHaveAFullAddress: Rule = {
  name: 'external-links-have-a-full-address',
  severity: 'error',
  check(store, report) {
    for (const { document, pointer, value } of linksOf(store)) {
      if (value.type !== 'external') continue;
      const urlPointer = child(pointer, 'url');
      const addresses: [pointer: string, url: string][] =
        typeof value.url === 'string'
          ? [[urlPointer, value.url]]
          : Object.entries(value.url).map(([language, url]) => [child(urlPointer, language), url]);
      for (const [place, url] of addresses) {
        if (addressForm.test(url)) continue;
        const message = `"${url}" is no full address: one begins with https://, mailto: or tel: and has no spaces.`;
        report(document.placeOf(place), message, /^(www\.|[a-z0-9-]+\.[a-z])/i.test(url) ? `https://${url}` : undefined);
      }
    }
  },
};

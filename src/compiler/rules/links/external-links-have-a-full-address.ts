import type { Rule } from '../../check/rule.ts';
import { asAddress } from '../../diagnostics/meant-address.ts';
import { holderOfLink } from './links-in-texts.ts';

const otherAddresses = [
  {
    beginning: 'mailto:',
    form: /^mailto:[^\s@?]+@[^\s@?.]+(\.[^\s@?.]+)+(\?\S*)?$/,
    help: 'one with mailto: looks like mailto:hello@example.com',
  },
  { beginning: 'tel:', form: /^tel:\+?[0-9.()-]*[0-9][0-9.()-]*$/, help: 'one with tel: looks like tel:+442079460142, without spaces' },
];

const webAddress = {
  form: /^https:\/\/[^\s/:?#.,@]+(\.[^\s/:?#.,@]+)+(:\d+)?([/?#]\S*)?$/,
  help: 'one begins with https://, mailto: or tel: and has no spaces',
};

const webAddressOfNoHost = {
  beginning: /^https:\/\/\S*$/,
  help: 'behind https:// stands a host with a dot, as in https://www.example.com/tours',
};

/** The 0 of a number within its country, which is not dialled behind the code of the country. */
const trunkZero = /^tel:\+\d+\(0\)/;

export const externalLinksHaveAFullAddress: Rule = {
  name: 'external-links-have-a-full-address',
  severity: 'error',
  visit(_, report) {
    const told = new Set<string>();
    return {
      link(value, at) {
        if (value.type !== 'external') return;
        const addresses: [keys: string[], url: string][] =
          typeof value.url === 'string'
            ? [[['url'], value.url]]
            : Object.entries(value.url).map(([language, url]) => [['url', language], url]);
        for (const [keys, url] of addresses) {
          const problem = problemOf(url);
          if (!problem) continue;
          const text = `${url} ${holderOfLink(at)}`;
          if (!told.has(text)) report(at.place(...keys), problem.message, problem.suggestion);
          told.add(text);
        }
      },
    };
  },
};

function problemOf(url: string): { message: string; suggestion?: string | undefined } | undefined {
  if (trunkZero.test(url)) {
    const message = `Nobody would be called at "${url}": behind the code of the country, the 0 in brackets is left out.`;
    return { message, suggestion: url.replace('(0)', '') };
  }
  const { form, help } = otherAddresses.find(({ beginning }) => url.startsWith(beginning)) ?? webAddress;
  if (form.test(url)) return undefined;
  const meant = asAddress(url);
  const message = `"${url}" is no full address: ${webAddressOfNoHost.beginning.test(url) ? webAddressOfNoHost.help : help}.`;
  return { message, suggestion: meant === url ? undefined : meant };
}

import type { Rule } from '../../check/rule.ts';
import { asAddress } from '../../diagnostics/meant-address.ts';

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

export const externalLinksHaveAFullAddress: Rule = {
  name: 'external-links-have-a-full-address',
  severity: 'error',
  visit(_, report) {
    return {
      link(value, at) {
        if (value.type !== 'external') return;
        const addresses: [keys: string[], url: string][] =
          typeof value.url === 'string'
            ? [[['url'], value.url]]
            : Object.entries(value.url).map(([language, url]) => [['url', language], url]);
        for (const [keys, url] of addresses) {
          const { form, help } = otherAddresses.find(({ beginning }) => url.startsWith(beginning)) ?? webAddress;
          if (form.test(url)) continue;
          const message = `"${url}" is no full address: ${webAddressOfNoHost.beginning.test(url) ? webAddressOfNoHost.help : help}.`;
          const meant = asAddress(url);
          report(at.place(...keys), message, meant === url ? undefined : meant);
        }
      },
    };
  },
};

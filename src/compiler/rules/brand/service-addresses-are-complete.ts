import type { BrandDocument } from '#contract/documents.generated.ts';
import type { Report, Rule } from '../../check/rule.ts';
import type { JsonPointer } from '../../read/json-pointer.ts';
import type { ResolvedDocument } from '../../resolve/resolved-document.ts';
import { reportOnce } from '../report/report-once.ts';

export const serviceAddressesAreComplete: Rule = {
  name: 'service-addresses-are-complete',
  severity: 'error',
  visit({ brand }, report) {
    const reportPlace = reportOnce(report);
    if (brand) checkBrand(brand, report);
    return {
      market({ documents }) {
        const { tripBuilderUrl } = documents.market.value.bookingProvider;
        if (tripBuilderUrl === undefined || plainForm.test(tripBuilderUrl)) return;
        const mistake = mistakeIn(tripBuilderUrl, '{distributionChannel}');
        if (mistake) reportPlace(documents.market.placeOf('/bookingProvider/tripBuilderUrl'), mistake.message, mistake.meant);
      },
    };
  },
};

/** Most addresses: a host with a dot, no port, nothing to be filled in. */
const plainForm = /^https:\/\/[\w-]+(\.[\w-]+)+(\/[^{}]*)?$/;

function checkBrand(brand: ResolvedDocument<'brand'>, report: Report): void {
  for (const { pointer, address, placeholder, isScript } of addressesIn(brand.value)) {
    const mistake = mistakeIn(address, placeholder) ?? (isScript ? mistakeOfScript(address) : undefined);
    if (mistake) report(brand.placeOf(pointer), mistake.message, mistake.meant);
  }
}

interface ServiceAddress {
  pointer: JsonPointer;
  address: string;
  /** What the store fills in. */
  placeholder?: string;
  isScript: boolean;
}

function addressesIn({ accountPlatform, tagManagement }: BrandDocument): ServiceAddress[] {
  const addresses: ServiceAddress[] = [];
  if (accountPlatform) {
    const { marketScript, headerScript, drawerScript } = accountPlatform;
    addresses.push(
      { pointer: '/accountPlatform/marketScript', address: marketScript, placeholder: '{market}', isScript: true },
      { pointer: '/accountPlatform/headerScript', address: headerScript, isScript: true },
      { pointer: '/accountPlatform/drawerScript', address: drawerScript, isScript: true },
    );
  }
  if (tagManagement) addresses.push({ pointer: '/tagManagement/event', address: tagManagement.event, isScript: false });
  return addresses;
}

interface Mistake {
  message: string;
  meant?: string | undefined;
}

function mistakeIn(address: string, placeholder: string | undefined): Mistake | undefined {
  return mistakeOfPlaceholders(address, placeholder) ?? mistakeOfHost(placeholder ? address.replace(placeholder, 'x') : address, address);
}

function mistakeOfPlaceholders(address: string, known: string | undefined): Mistake | undefined {
  const rest = known ? address.replace(known, '') : address;
  if (!/[{}]/.test(rest)) return undefined;
  const [stranger] = /\$?\{[^{}]*\}?|\}/.exec(rest) ?? [rest];
  if (known === undefined) return { message: `Nothing is put in place of ${stranger} in this address.` };
  if (rest.includes(known)) return { message: `${known} stands twice in this address; only the first one is filled in.` };
  const meant = address.includes(known) ? undefined : address.replace(stranger, known);
  return { message: `Nothing is put in place of ${stranger} in this address; known is ${known}.`, meant };
}

function mistakeOfHost(filledIn: string, address: string): Mistake | undefined {
  const host = URL.canParse(filledIn) ? new URL(filledIn).hostname : undefined;
  if (host !== undefined && /^[\w-]+(\.[\w-]+)+$/.test(host)) return undefined;
  const help = /^https:\/\/[^/?#]*:/.test(address)
    ? 'behind https:// stands a host with a dot, and behind its colon a port, a number up to 65535'
    : 'behind https:// stands a host with a dot, as in https://www.example.com/page';
  return { message: `"${address}" is no full address: ${help}.` };
}

/** Browsers are told once for all markets which hosts may serve scripts. */
function mistakeOfScript(address: string): Mistake | undefined {
  const [host = ''] = /^https:\/\/[^/?#]*/.exec(address) ?? [];
  if (!host.includes('{')) return undefined;
  return {
    message: `The host of a script must be the same for all markets, but is "${host}". Put the placeholder behind it, in the path.`,
  };
}

import type {
  BrandDocument,
  ErrorConfiguration,
  FooterBlock,
  FooterDocument,
  LanguageCode,
  MarketLanguage,
} from '#contract/documents.generated.ts';
import type {
  CompiledRoute,
  CompiledTheme,
  ContentPageEntry,
  FileUrl,
  ResolvedError,
  ResolvedField,
  ResolvedFooter,
  SliceName,
  Slices,
} from '#contract/release.ts';
import { inOrder } from '#domain/in-order.ts';
import { textIn } from '#domain/localised-text.ts';
import type { CompleteStore } from '../resolve/complete-store.ts';
import type { ResolvedMarket } from '../resolve/resolved-store.ts';
import type { EmittedCustomTourForm } from './emit-custom-tour.ts';
import { compileMessages } from './emit-messages.ts';
import type { Pictures } from './emit-pictures.ts';
import type { MarkUrl } from './emit-theme.ts';
import { resolveHeader } from './header.ts';
import { resolveLinks, resolveTarget } from './links.ts';
import { keyed, localise } from './localise.ts';
import { channelOf, customerAccountOf, homePagePathOf, promoCodeBannerOf, tripBuilderOf } from './market-shell.ts';
import { resolveMenus } from './menus.ts';
import { resolvePage } from './pages.ts';
import type { ReleaseFiles } from './release-files.ts';

/** What all slices of the store have in common. */
export interface SliceInput {
  store: CompleteStore;
  theme: CompiledTheme;
  routes: CompiledRoute[];
  pictures: Pictures;
  markUrl: MarkUrl;
  icons: FileUrl;
  /** The pages that have addresses of their own, in each language. */
  contentPages: ReadonlyMap<LanguageCode, ContentPageEntry[]>;
  /** What the pages of regions and countries say, in each language. */
  destinations: ReadonlyMap<LanguageCode, FileUrl>;
  files: ReleaseFiles;
}

/** Writes the slices of one market and language and tells where they lie. */
export function emitSlices(
  input: SliceInput,
  market: ResolvedMarket,
  language: MarketLanguage,
  validators: FileUrl,
  customTourForm: EmittedCustomTourForm,
): Record<SliceName, FileUrl> {
  const { store, pictures, markUrl, files, contentPages, destinations } = input;
  const code = language.urlCode;
  const { mail: _, ...messages } = compileMessages(market.messages, code);
  const { documents } = market;
  const paymentProviders = {
    b2c: documents.market.value.enabledPaymentProvidersB2c,
    b2b: documents.market.value.enabledPaymentProvidersB2b,
  };
  const checkout = documents.checkout.value;
  const others: Omit<Slices, 'shell'> = {
    selector: { messages: messages.selector },
    home: {
      messages: messages.home,
      page: resolvePage(store.home.value, store, pictures, code),
    },
    content: { messages: messages.content, pages: contentPages.get(code) ?? [] },
    search: { messages: messages.search },
    tour: { messages: messages.tour },
    destinations: { messages: messages.destinations, file: destinations.get(code) ?? '' },
    customTour: { messages: messages.customTour, form: customTourForm.inLanguage(code), validators: customTourForm.validators },
    account: { messages: messages.account },
    checkout: {
      messages: messages.checkout,
      steps: keyed(checkout.steps, code),
      checkoutMessages: localise(checkout.messages, code),
      validation: checkout.validation,
      fields: resolveFields(documents['traveller-fields'].value, code),
      validators,
      paymentProviders,
      moduleOrigins: store.brand.value.moduleOrigins ?? [],
    },
    form: { messages: messages.form, problemMessages: localise(checkout.messages, code) },
    error: { messages: messages.error, errors: resolveErrors(documents.errors.value, store, pictures, code) },
  };
  const add = (name: SliceName, slice: object) => files.add(sliceFile(name), 'json', JSON.stringify(slice));
  const urls = Object.fromEntries(Object.entries(others).map(([name, slice]) => [name, add(name as SliceName, slice)])) as Record<
    Exclude<SliceName, 'shell'>,
    FileUrl
  >;
  const menus = files.add(`menus.${code}`, 'json', JSON.stringify(resolveMenus(documents.header.value, store, pictures, code)));
  const shell = (url: FileUrl): Slices['shell'] => ({
    messages: messages.shell,
    market: marketFacts(market, code),
    language,
    languages: market.languages,
    brand: { ...brandFacts(store.brand.value), hasSeveralMarkets: store.markets.length > 1 },
    theme: input.theme,
    flags: documents.market.value.featureFlags,
    routes: input.routes,
    header: resolveHeader(documents.header.value, store, code),
    footer: resolveFooter(documents.footer.value, store, markUrl, code),
    copyrightText: textIn(documents.market.value.copyrightText, code),
    ...channelOf(market),
    ...tripBuilderOf(market),
    seo: localise(documents.market.value.seo, code),
    ...homePagePathOf(market, code),
    ...promoCodeBannerOf(market, store, code),
    ...customerAccountOf(market, store, code),
    files: { slices: { shell: url, ...urls }, icons: input.icons, menus },
  });
  const shellUrl = files.addNamedBy(JSON.stringify(shell('')), sliceFile('shell'), 'json', (url) => JSON.stringify(shell(url)));
  return { shell: shellUrl, ...urls };

  function sliceFile(name: SliceName): string {
    return `${market.code}-${code}.${name}`;
  }
}

function marketFacts({ code, documents }: ResolvedMarket, language: LanguageCode): Slices['shell']['market'] {
  const { name, currency, country, timeZone, enableB2cChannel } = documents.market.value;
  return { code, name: textIn(name, language), currency, country, timeZone, enableB2cChannel };
}

function brandFacts(brand: BrandDocument): Omit<Slices['shell']['brand'], 'hasSeveralMarkets'> {
  const { name, legalName, defaultLanguage, routingStrategy, preventSearchEnginesFromIndexing } = brand;
  return { name, legalName, defaultLanguage, routingStrategy, preventSearchEnginesFromIndexing };
}

function resolveFooter(footer: FooterDocument, store: CompleteStore, markUrl: MarkUrl, language: LanguageCode): ResolvedFooter {
  const { title, body, icons } = footer.paymentMethodsBlock;
  return {
    firstBlock: block(footer.firstBlock),
    secondBlock: block(footer.secondBlock),
    thirdBlock: block(footer.thirdBlock),
    paymentMethodsBlock: {
      title: textIn(title, language),
      body: textIn(body, language),
      icons: inOrder(icons).map(([key, { src, alt }]) => ({ key, src: markUrl(src), alt })),
    },
    preferencesBlock: localise(footer.preferencesBlock, language),
  };

  function block({ title, links }: FooterBlock) {
    return { title: textIn(title, language), links: resolveLinks(links, language, store) };
  }
}

type TravellerFields = ResolvedMarket['documents']['traveller-fields']['value'];

function resolveFields(fields: TravellerFields, language: LanguageCode): Slices['checkout']['fields'] {
  return { contact: section(fields.contact), billing: section(fields.billing), passenger: section(fields.passenger) };

  function section(members: TravellerFields['contact']): ResolvedField[] {
    return inOrder(members).map(
      ([path, { label, help, widget, autocomplete, rule = 'none', width = 'full', shared = false, options = {}, value }]) => ({
        path,
        label: textIn(label, language),
        ...(help && { help: textIn(help, language) }),
        widget,
        ...(autocomplete !== undefined && { autocomplete }),
        rule,
        width,
        shared,
        options: inOrder(options).map(([option, choice]) => ({ value: option, label: textIn(choice.label, language) })),
        value,
      }),
    );
  }
}

function resolveErrors(
  errors: ResolvedMarket['documents']['errors']['value'],
  store: CompleteStore,
  pictures: Pictures,
  language: LanguageCode,
): Slices['error']['errors'] {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, resolveError(error, store, pictures, language)]),
  ) as Slices['error']['errors'];
}

function resolveError(
  { title, message, image, ctaText, ctaLink }: ErrorConfiguration,
  store: CompleteStore,
  pictures: Pictures,
  language: LanguageCode,
): ResolvedError {
  return {
    title: textIn(title, language),
    message: textIn(message, language),
    ...(image && { image: pictures.inLanguage(image, language) }),
    ...(ctaText && ctaLink && { cta: { text: textIn(ctaText, language), link: resolveTarget(ctaLink, language, store) } }),
  };
}

/** What the compiler makes of the documents: the server part of a release, and the public slices that a browser may get. */
import type {
  AccountPlatform,
  BrandDocument,
  CachePolicy,
  CancellationStep,
  CheckoutMessages,
  CheckoutStep,
  CountryFacts,
  CustomerAccount,
  CustomerAccountDocument,
  CustomTourFieldWidth,
  CustomTourFormDocument,
  CustomTourPurpose,
  CustomTourWidget,
  ErrorsDocument,
  FieldRule,
  FieldValidation,
  FieldWidth,
  FooterDocument,
  GuardName,
  HeaderDocument,
  IconName,
  LabelledLink,
  LanguageCode,
  LayoutName,
  Link,
  LocalisedText,
  MarketLanguage,
  PageDocument,
  PageName,
  PaymentPlansTerms,
  PaymentProviders,
  PromoCode,
  PromoCodeBanner,
  RatesDocument,
  RequiredFieldsDocument,
  RoutingStrategy,
  TourDocument,
  TourUpsell,
  WidgetName,
} from './documents.generated.ts';

/** The address of a public file of the release: `/files/<name>.<hash>.<ext>`. It never changes its content. */
export type FileUrl = string;

/** Documents in one language: each localised text is a string, each picture an address, each keyed collection a sorted array. */
export type Localised<T> = T extends LocalisedText
  ? string
  : T extends readonly (infer Item)[]
    ? Localised<Item>[]
    : T extends object
      ? { [Key in keyof T]: Localised<T[Key]> }
      : T;

/** A member of a keyed collection once it is sorted by `order`. */
export type Keyed<T> = { key: string } & Omit<Localised<T>, 'order'>;

/** An ICU message as @formatjs/icu-messageformat-parser leaves it. */
export type MessageAst = unknown[];

export interface ResolvedPicture {
  /** One of its sizes, from which the addresses of the others follow. */
  src: FileUrl;
  alt: string;
}

export interface ResolvedLink extends Omit<Keyed<LabelledLink>, 'link'> {
  link: ResolvedTarget;
}

/** A link in one language: an external one has one address. Where tours and destinations are found depends on the market. */
export type ResolvedTarget =
  | Extract<Link, { type: 'route' }>
  | { type: 'tour'; id: string; slug: string }
  | DestinationTarget
  | { type: 'external'; url: string };

/** All destinations, a region, or a country of it. */
export interface DestinationTarget {
  type: 'destination';
  region?: DestinationName;
  country?: DestinationName;
}

export interface DestinationName {
  key: string;
  /** Its part of an address in one language. */
  slug: string;
}

/** A path per language, or one for all. */
export type CompiledPath = string | { en: string; [language: string]: string };

/** As CompiledPath; without an English one the path was that of its languages alone. */
export type CompiledFormerPath = CompiledPath | { [language: string]: string };

/** A route of one market, checked: a flag exists, a path starts with a slash. */
export interface CompiledRoute {
  name: string;
  page: PageName;
  /** The path after the prefix, `{name}` marking parameters. */
  path: CompiledPath;
  /** Paths that once led here. Left out of what a browser gets. */
  formerPaths?: CompiledFormerPath[];
  prefixed: boolean;
  layout: LayoutName;
  flag?: string;
  guards: GuardName[];
  cache?: CachePolicy;
}

/** Slices: what one screen needs beyond the shell. Messages belong to the slice that their id starts with. */
export const sliceNames = [
  'shell',
  'selector',
  'home',
  'content',
  'search',
  'tour',
  'destinations',
  'customTour',
  'account',
  'checkout',
  'form',
  'error',
] as const;
export type SliceName = (typeof sliceNames)[number];

export interface Slice {
  messages: Record<string, MessageAst>;
}

/** What every page needs of its market and language. */
export interface ShellSlice extends Slice {
  market: { code: string; name: string; currency: string; country: string; timeZone: string; enableB2cChannel: boolean };
  language: MarketLanguage;
  /** All languages of this market, the first one being its default. */
  languages: MarketLanguage[];
  brand: {
    name: string;
    legalName: string;
    defaultLanguage: LanguageCode;
    routingStrategy: RoutingStrategy;
    /** Whether there is another market to go to. */
    hasSeveralMarkets: boolean;
    preventSearchEnginesFromIndexing: boolean;
  };
  theme: CompiledTheme;
  flags: Record<string, boolean>;
  routes: CompiledRoute[];
  header: ResolvedHeader;
  footer: ResolvedFooter;
  copyrightText: string;
  distributionChannel?: string;
  /** Where the logo leads visitors whom an agency handed over. */
  tripBuilderUrl?: string;
  seo: { title: string; description: string };
  /** Where home links lead, as a path after the prefix; missing where they lead to the home route. */
  homePagePath?: string;
  /** Missing where the market announces no promo code. */
  promoCodeBanner?: ResolvedPromoCodeBanner;
  /** Missing where the market has no customer accounts. */
  customerAccount?: ResolvedCustomerAccount;
  /** Where the other slices and shared files of this market and language lie. */
  files: {
    slices: Record<SliceName, FileUrl>;
    icons: FileUrl;
    /** ResolvedMenus. */
    menus: FileUrl;
  };
}

export interface ResolvedHeader extends Localised<Omit<HeaderDocument, 'links' | 'externalNavigation'>> {
  links: ResolvedHeaderLink[];
  externalNavigation: ResolvedLink[];
}

/** An entry of the main navigation. What a mega menu holds lies in the file of menus. */
export type ResolvedHeaderLink = ResolvedLink & { type: 'simple' | 'megaMenu' };

/** The items of each mega menu of a market in one language, by the key of its header link. Only who opens a menu needs them. */
export type ResolvedMenus = Record<string, ResolvedMegaMenuItem[]>;

/** An item of a mega menu, whether a document wrote it or it was made of a region of destinations.json. */
export interface ResolvedMegaMenuItem {
  key: string;
  label: string;
  iconName?: IconName;
  link?: ResolvedTarget;
  title: string;
  paragraph?: string;
  thumbnail?: ResolvedPicture;
  links: ResolvedLink[];
}

/** A promo code that the header announces: all of its words are there. */
export interface ResolvedPromoCodeBanner extends Localised<Required<Omit<PromoCodeBanner, 'enabled' | 'longDescription'>>> {
  longDescription: ResolvedRichText;
}

export interface ResolvedCustomerAccount extends CustomerAccount, Localised<Omit<CustomerAccountDocument, 'links'>> {
  links: { [Name in keyof CustomerAccountDocument['links']]: ResolvedTarget };
  /** Missing where the brand has none: then nobody can log in. */
  platform?: AccountPlatform;
}

export interface ResolvedFooter {
  firstBlock: { title: string; links: ResolvedLink[] };
  secondBlock: { title: string; links: ResolvedLink[] };
  thirdBlock: { title: string; links: ResolvedLink[] };
  paymentMethodsBlock: { title: string; body: string; icons: { key: string; src: FileUrl; alt: string }[] };
  preferencesBlock: Localised<FooterDocument['preferencesBlock']>;
}

export interface CompiledTheme {
  /** One style sheet: @font-face rules and custom properties. */
  stylesheet: FileUrl;
  /** Fonts worth preloading: regular and bold of the text font, bold of the headings. */
  preloadFonts: FileUrl[];
  favicon: FileUrl;
  logo: { src: FileUrl; alt: string };
  squareLogo: { src: FileUrl; alt: string };
}

export interface HomeSlice extends Slice {
  page: ResolvedPage;
}

/** Which pages have addresses of their own; what they say lies in their files. */
export interface ContentSlice extends Slice {
  pages: ContentPageEntry[];
}

export interface ContentPageEntry {
  id: string;
  /** The name of the route at which it is found. */
  route: string;
  /** Its slug in each language of the store; empty where the route has an address for it alone. */
  slugs: Record<string, string>;
  /** A ResolvedPage. */
  file: FileUrl;
}

/** A page in one language, the same in every market. */
export interface ResolvedPage {
  title: string;
  description: string;
  noIndex: boolean;
  /** 1200 × 630 JPEG, for sharing. */
  sharePicture?: FileUrl;
  blocks: ResolvedBlock[];
  /** All regions of the store where one of the blocks shows them; none otherwise. */
  regions: ResolvedRegion[];
}

/** Safe HTML; where a link leads stands between two pieces, since its address depends on the market. */
export type ResolvedRichText = (string | ResolvedTarget)[];

/** A region as cards and menus show it. */
export interface ResolvedRegion {
  key: string;
  slug: string;
  name: string;
  navigationDescription: string;
  squareImage: ResolvedPicture;
  countries: { key: string; slug: string; name: string }[];
}

/** Where the regions and countries of the store are described; the same file in every market. */
export interface DestinationsSlice extends Slice {
  /** A list of ResolvedDestination. */
  file: FileUrl;
}

/** A region with all that its page and those of its countries say, in one language. */
export interface ResolvedDestination {
  key: string;
  /** Its part of an address in each language of the store. */
  slugs: Record<string, string>;
  name: string;
  navigationDescription: string;
  picture: ResolvedPicture;
  /** 1200 × 630 JPEG, for sharing. */
  sharePicture: FileUrl;
  introduction?: string;
  countries: ResolvedCountry[];
}

export interface ResolvedCountry extends Omit<ResolvedDestination, 'countries' | 'navigationDescription'> {
  navigationDescription?: string;
  whenToGo?: string;
  /** 1 to 12. */
  bestMonths: number[];
  facts?: Localised<CountryFacts>;
}

type Block = PageDocument['blocks'][string];
type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;

/** A block in one language: pictures resolved, keyed collections sorted, `order` gone. */
export type ResolvedBlock =
  | {
      type: 'hero';
      key: string;
      title: string;
      text: string;
      picture: ResolvedPicture;
      showSearch: boolean;
      height: 'tall' | 'low';
      cta?: ResolvedLink;
    }
  | { type: 'richText'; key: string; title?: string; body: ResolvedRichText }
  | {
      type: 'imageWithText';
      key: string;
      title: string;
      body: ResolvedRichText;
      picture: ResolvedPicture;
      pictureSide: 'start' | 'end';
      cta?: ResolvedLink;
    }
  | { type: 'tourList'; key: string; title: string; text?: string; tours: string[]; cta?: ResolvedLink }
  | { type: 'destinationList'; key: string; title: string; text?: string }
  | { type: 'steps'; key: string; title: string; text?: string; steps: Keyed<BlockOf<'steps'>['steps'][string]>[] }
  | { type: 'quotes'; key: string; title: string; quotes: Keyed<BlockOf<'quotes'>['quotes'][string]>[] }
  | {
      type: 'accordion';
      key: string;
      title: string;
      text?: string;
      isFaq: boolean;
      entries: { key: string; title: string; body: ResolvedRichText }[];
    }
  | { type: 'callToAction'; key: string; title: string; text?: string; cta: ResolvedLink; secondaryCta?: ResolvedLink };

/**
 * A market as the selector and the switcher list it. The list is a file of its own, loaded when asked for, and no slice names it:
 * else every slice would change with each market's name.
 */
export interface MarketEntry {
  code: string;
  name: string;
  languages: { urlCode: LanguageCode; fullName: string; contentLocale: string }[];
}

export interface CheckoutSlice extends Slice {
  steps: Keyed<CheckoutStep>[];
  checkoutMessages: Localised<CheckoutMessages>;
  validation: FieldValidation;
  fields: Record<TravellerSection, ResolvedField[]>;
  /**
   * An ES module: `export const validators: Record<'<section>.<path>', (value: string) => null | { code, params }>`, the code
   * being a key of CheckoutMessages and params what its text may name, as `max`.
   */
  validators: FileUrl;
  paymentProviders: { b2c: PaymentProviders; b2b: PaymentProviders };
  /** Origins of pages that may stand in for a part of the checkout. */
  moduleOrigins: string[];
}

export type TravellerSection = 'contact' | 'billing' | 'passenger';

export interface ResolvedField {
  /** Within the section: `firstName`, `address.city`. */
  path: string;
  label: string;
  help?: string;
  widget: WidgetName;
  autocomplete?: string;
  rule: FieldRule;
  width: FieldWidth;
  /** People who travel together often fill it in alike. */
  shared: boolean;
  options: { value: string; label: string }[];
  value: { type: 'string'; maxLength?: number; minLength?: number; pattern?: string; format?: 'email' | 'date'; enum?: string[] };
}

/** The words of all forms. */
export interface FormSlice extends Slice {
  /** What is wrong with a field, by the code of the problem. */
  problemMessages: Localised<CheckoutMessages>;
}

export interface CustomTourSlice extends Slice {
  form: ResolvedCustomTourForm;
  /**
   * An ES module: `export const validate: (answers: Record<string, unknown>) => { path, code, params }[]`, the code being a key
   * of CheckoutMessages.
   */
  validators: FileUrl;
}

/** The form for a tour of one's own in one language: choices of places named, collections sorted. */
export interface ResolvedCustomTourForm extends Localised<Pick<CustomTourFormDocument, 'title' | 'intro' | 'submitLabel'>> {
  sections: { key: string; title: string; text?: string; fields: ResolvedCustomTourField[] }[];
}

export interface ResolvedCustomTourField {
  key: string;
  label: string;
  help?: string;
  widget: CustomTourWidget;
  purpose?: CustomTourPurpose;
  required: boolean;
  width: CustomTourFieldWidth;
  autocomplete?: string;
  minimum?: number;
  maximum?: number;
  /** Of one group are a region and its countries. The label of a tour style is its key: code words it. */
  options: { value: string; label: string; group?: string }[];
}

/** A form for a tour of one's own as the server needs it: a file of the release. */
export interface CompiledCustomTourForm {
  document: CustomTourFormDocument;
  /** What its answers must be, in JSON Schema. */
  answersSchema: object;
}

export interface ErrorSlice extends Slice {
  errors: Record<keyof Omit<ErrorsDocument, '$schema'>, ResolvedError>;
}

export interface ResolvedError {
  title: string;
  message: string;
  image?: ResolvedPicture;
  /** Only where the document has both text and link. */
  cta?: { text: string; link: ResolvedTarget };
}

export interface Slices {
  shell: ShellSlice;
  selector: Slice;
  home: HomeSlice;
  content: ContentSlice;
  search: Slice;
  tour: Slice;
  destinations: DestinationsSlice;
  customTour: CustomTourSlice;
  account: Slice;
  checkout: CheckoutSlice;
  form: FormSlice;
  error: ErrorSlice;
}

/** A market, checked and merged with base. The server's part: nothing here is sent to a browser as it stands. */
export interface CompiledMarket {
  code: string;
  name: LocalisedText;
  currency: string;
  country: string;
  timeZone: string;
  languages: MarketLanguage[];
  flags: Record<string, boolean>;
  hasCustomerAccounts: boolean;
  enableB2cChannel: boolean;
  distributionChannel?: string;
  enabledPaymentProvidersB2c: PaymentProviders;
  enabledPaymentProvidersB2b: PaymentProviders;
  /** What may be paid later; all at once is always on offer. */
  paymentPlans: PaymentPlansTerms;
  routes: CompiledRoute[];
  requiredFields: RequiredFieldsDocument;
  cancellationSteps: CancellationStep[];
  /** For which places may be held; 0 where nothing is held. */
  optionHours: number;
  /** The module of field validators of this market, for the server to apply the same rules; a path below `<releases>/`. */
  validatorsFile: string;
  /** The booking rule of each traveller field by '<section>.<path>', which the server applies after the validators. */
  fieldRules: Record<string, FieldRule>;
  /** The form for a tour of one's own: the hash of what it says, and its two files, as paths below `<releases>/`. */
  customTourForm: { hash: string; file: string; validatorsFile: string };
  /** Messages of mails by language, for those languages in which the market words some otherwise than base. */
  mailMessages?: Record<string, Record<string, MessageAst>>;
  /** Where the slices of each language lie. */
  slices: Record<string, Record<SliceName, FileUrl>>;
}

/** A tour with its pictures and map resolved; its texts still in all languages. */
export interface CompiledTour extends Omit<TourDocument, 'pictures' | 'upsells'> {
  pictures: { src: FileUrl; alt: LocalisedText }[];
  upsells?: Record<string, CompiledUpsell>;
  /** The first picture as a 1200 × 630 JPEG, for sharing. */
  sharePicture: FileUrl;
  map: {
    width: number;
    height: number;
    landPath: string;
    borderPath: string;
    routePath: string;
    stops: { key: string; name: LocalisedText; x: number; y: number }[];
  };
}

/** An extra of a tour with its pictures resolved. */
export interface CompiledUpsell extends Omit<TourUpsell, 'pictures'> {
  pictures: { src: FileUrl; alt: LocalisedText }[];
}

/** What the embedded booking platform is loaded with. */
export interface Catalogue {
  /** Of everything below. */
  hash: string;
  tours: CompiledTour[];
  regions: { key: string; name: LocalisedText; countries: { key: string; name: LocalisedText; countryCode: string }[] }[];
  rates: RatesDocument;
}

/** Where a page of search engines stands. */
export interface IndexedAddress {
  route: string;
  /** By language; missing where the path has none. */
  params?: Record<string, Record<string, string>>;
  query?: Record<string, string>;
}

/** A page that search engines may list. */
export interface IndexedPage {
  /** It stands at the first of these that a market offers. */
  addresses: IndexedAddress[];
  /** Languages of the store in which most of it is there in English alone. Missing where it is written in all. */
  unwrittenIn?: string[];
}

/** The server part of a release: `<releases>/<hash>.json`. */
export interface Release {
  hash: string;
  brand: BrandDocument;
  theme: CompiledTheme;
  markets: CompiledMarket[];
  /** The file of all markets, MarketEntry[] in their order, by language. */
  marketLists: Record<string, FileUrl>;
  /** Messages whose id starts with `mail.`, by language. */
  mailMessages: Record<string, Record<string, MessageAst>>;
  catalogue: Catalogue;
  /** By the name that the document has for each. */
  promoCodes: Record<string, PromoCode>;
  indexedPages: IndexedPage[];
}

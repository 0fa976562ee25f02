// Made from schemas/ by scripts/generate-types.mjs. Change the schemas, then run `npm run generate`.
/**
 * A language the store can speak, as it stands in URLs.
 */
export type LanguageCode = 'en' | 'fr' | 'nl' | 'no' | 'sv' | 'fi' | 'da' | 'pt' | 'it' | 'de';
/**
 * Whether addresses carry a market and language prefix.
 */
export type RoutingStrategy = 'multi-market-and-language' | 'single-market-and-language';
/**
 * The field is left, typed into, changed for good, or filled in by something else than a hand.
 */
export type ValidationTrigger = 'blur' | 'input' | 'change' | 'model';
/**
 * An icon that the store can draw.
 */
export type IconName =
  | 'arrow-right'
  | 'calendar'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'circle-alert'
  | 'circle-check'
  | 'clock'
  | 'compass'
  | 'external-link'
  | 'globe'
  | 'hotel'
  | 'info'
  | 'lock'
  | 'mail'
  | 'map'
  | 'map-pin'
  | 'menu'
  | 'minus'
  | 'mountain'
  | 'phone'
  | 'plane'
  | 'plus'
  | 'search'
  | 'ship'
  | 'shield-check'
  | 'sliders-horizontal'
  | 'star'
  | 'ticket'
  | 'train-front'
  | 'user'
  | 'users'
  | 'utensils'
  | 'x'
  | 'car'
  | 'bus'
  | 'footprints';
/**
 * Where a click leads: a route of this store by its name, one of its pages or tours, or an address elsewhere.
 */
export type Link = RouteLink | PageLink | TourLink | ExternalLink;
/**
 * A short name in lower case with hyphens.
 */
export type Key = string;
/**
 * An ISO 4217 currency code.
 */
export type CurrencyCode = string;
/**
 * An ISO 3166-1 alpha-2 country code.
 */
export type CountryCode = string;
/**
 * How it is filled in. money: an amount in the market's currency. destinations: regions and countries of destinations.json. tourStyles: the styles of the tours on offer. ages: one age from 0 to 17 for each child. checkbox: a single consent; a required one must be given.
 */
export type CustomTourWidget =
  | 'text'
  | 'longText'
  | 'number'
  | 'money'
  | 'select'
  | 'radio'
  | 'multiChoice'
  | 'date'
  | 'month'
  | 'destinations'
  | 'tourStyles'
  | 'ages'
  | 'email'
  | 'phone'
  | 'checkbox';
/**
 * What the store makes of the answer. Exactly one required field is the traveller's e-mail. The options of a field for the pace are relaxed, moderate and active. A field without a purpose is only stored and shown.
 */
export type CustomTourPurpose =
  'destinations' | 'styles' | 'pace' | 'month' | 'startDate' | 'days' | 'adults' | 'childAges' | 'budget' | 'name' | 'email';
/**
 * Share of the line on wide screens. Default full.
 */
export type CustomTourFieldWidth = 'full' | 'half' | 'third';
/**
 * An entry of the main navigation.
 */
export type HeaderLink = SimpleHeaderLink | CustomMegaMenu | DynamicMegaMenu;
/**
 * A popup above the header, or nothing.
 */
export type PromoCodeBannerType = 'popup' | 'none';
/**
 * One part of a page.
 */
export type Block =
  | HeroBlock
  | RichTextBlock
  | ImageWithTextBlock
  | TourListBlock
  | DestinationListBlock
  | StepsBlock
  | QuotesBlock
  | AccordionBlock
  | CallToActionBlock;
/**
 * How much of the first screen it takes. Default "tall".
 */
export type HeroHeight = 'tall' | 'low';
/**
 * The side of the picture in reading direction. Default "start".
 */
export type PictureSide = 'start' | 'end';
/**
 * A page made of blocks. Links name it by its file: how-we-travel.json is the page "how-we-travel".
 */
export type PageDocument = HomePage | ContentPage | PolicyPage;
/**
 * A share of the package price, or an amount; never more than the price itself.
 */
export type PromoCodeDiscount = PromoCodePercentage | PromoCodeAmount;
/**
 * A channel.
 */
export type PromoCodeChannel = 'B2C' | 'B2B';
/**
 * Whether a field is shown and must be filled in.
 */
export type FieldVisibility = 'hidden' | 'optional' | 'required';
/**
 * A screen that the code can draw.
 */
export type PageName =
  | 'marketSelector'
  | 'home'
  | 'search'
  | 'tour'
  | 'planner'
  | 'destinations'
  | 'region'
  | 'country'
  | 'content'
  | 'account'
  | 'designYourOwnTour'
  | 'customTour'
  | 'checkoutEntry'
  | 'checkoutAvailability'
  | 'checkoutExperiences'
  | 'checkoutAdditionalOptions'
  | 'checkoutTravelerDetails'
  | 'checkoutPayment'
  | 'checkoutPaymentSuccessful'
  | 'checkoutBookingModifications'
  | 'moduleReplacement';
/**
 * What stands around a screen.
 */
export type LayoutName = 'default' | 'full-screen' | 'checkout' | 'checkout-empty';
/**
 * A condition that must hold, else the page is not found.
 */
export type GuardName = 'requires-authentication-enabled' | 'restrict-to-unlogged-users';
/**
 * The routing strategy that it belongs to. Default any.
 */
export type RouteStrategy = 'any' | 'multi-market-and-language' | 'single-market-and-language';
/**
 * What kind of trip it is.
 */
export type TourStyle = 'nature' | 'culture' | 'hiking' | 'rail' | 'self-drive' | 'family' | 'food' | 'coast' | 'wellness' | 'desert';
/**
 * What a price is for: each traveller, each room, or the booking as a whole.
 */
export type ServicePricing = 'perPerson' | 'perRoom' | 'perBooking';
/**
 * Individual: the party travels by itself. GroupTour: with other travellers and a guide.
 */
export type TourKind = 'Individual' | 'GroupTour';
/**
 * How demanding the days are.
 */
export type TourPace = 'relaxed' | 'moderate' | 'active';
/**
 * A meal that is included.
 */
export type Meal = 'breakfast' | 'lunch' | 'dinner';
/**
 * What kind of answer is expected.
 */
export type ExtraQuestionAnswerType = 'boolean' | 'date' | 'dateAndTime' | 'double' | 'int' | 'phone' | 'text';
/**
 * The vehicle.
 */
export type TransportMeans = 'train' | 'ferry' | 'flight' | 'bus';
/**
 * What kind of service it is.
 */
export type TourBaseServiceType = 'meals' | 'transfer' | 'luggage' | 'room' | 'guide' | 'vehicle';
/**
 * How it is filled in.
 */
export type WidgetName = 'text' | 'email' | 'phone' | 'date' | 'select' | 'radio' | 'country';
/**
 * A rule of the booking domain beyond the value schema. Default none.
 */
export type FieldRule = 'none' | 'birthDate' | 'passportExpirationDate' | 'phone' | 'country';
/**
 * Share of the line on wide screens.
 */
export type FieldWidth = 'full' | 'half' | 'third';

/**
 * What the whole store is: its name, how its addresses are built, what search engines may do.
 */
export interface BrandDocument {
  /**
   * The version of the config language that all documents are written in; 1 where it is left out. `portolan migrate` raises it.
   */
  configVersion?: number;
  /**
   * The brand as visitors read it.
   */
  name: string;
  /**
   * The company behind it, for the copyright line and mails.
   */
  legalName: string;
  /**
   * The language of the market selector and of a checkout that does not know better.
   */
  defaultLanguage: LanguageCode;
  routingStrategy: RoutingStrategy;
  /**
   * Ask search engines to stay away from every page.
   */
  preventSearchEnginesFromIndexing: boolean;
  /**
   * The code that proves the domain to Facebook.
   */
  facebookDomainVerification?: string;
  siteVerification?: SiteVerification;
  /**
   * The address that confirmation mails come from.
   */
  senderEmail: string;
  /**
   * Hosts besides our own that may serve scripts.
   *
   * Items: A host with its scheme, as https://scripts.example.
   */
  scriptHosts?: string[];
  /**
   * Whose pages may stand in for a part of the checkout, in a frame, and where messages of the browser may lead.
   *
   * Items: Scheme and host, as https://modules.example.
   */
  moduleOrigins?: string[];
  accountPlatform?: AccountPlatform;
  tagManagement?: TagManagement;
}
/**
 * Codes that prove the domain to search engines.
 */
export interface SiteVerification {
  /**
   * The code of Google Search Console.
   */
  google?: string;
  /**
   * The code of Bing Webmaster Tools.
   */
  bing?: string;
  /**
   * The code of Yandex Webmaster.
   */
  yandex?: string;
  /**
   * The code of Pinterest.
   */
  pinterest?: string;
}
/**
 * The platform that keeps customer accounts, for the markets that have them. Its scripts may run without being named in scriptHosts.
 */
export interface AccountPlatform {
  /**
   * What stands before the names of its elements and of the events by which it and the store talk.
   */
  modulePrefix: string;
  /**
   * Its script for a market; {market} stands for the market's identifier.
   */
  marketScript: string;
  /**
   * The script of its header, for markets that show that one instead of the account menu.
   */
  headerScript: string;
  /**
   * The script of the drawer that belongs to its header.
   */
  drawerScript: string;
}
/**
 * Where events of analytics go, once a visitor has agreed and the market has the flag.
 */
export interface TagManagement {
  /**
   * The account at the tag-management service.
   */
  account: string;
  /**
   * The profile within the account.
   */
  profile: string;
  /**
   * The address that takes events.
   */
  event: string;
}
/**
 * The checkout of a market: its steps and the words of its errors.
 */
export interface CheckoutDocument {
  /**
   * The steps by name.
   */
  steps: {
    [k: string]: CheckoutStep;
  };
  validation: FieldValidation;
  messages: CheckoutMessages;
  paymentPlans?: PaymentPlansTerms;
  cancellation: CancellationTerms;
  /**
   * Hours for which places may be held without being paid for; 0 where nothing is held.
   */
  optionHours: number;
}
/**
 * One step.
 */
export interface CheckoutStep {
  /**
   * Place among its neighbours; smaller comes first.
   */
  order: number;
  /**
   * Whether travellers see it.
   */
  visible: boolean;
  /**
   * Its name in the progress bar.
   */
  title: LocalisedText;
}
/**
 * A text in several languages. A language that is left out shows the English text.
 */
export interface LocalisedText {
  /**
   * English; shown where another language has no text.
   */
  en: string;
  /**
   * French.
   */
  fr?: string;
  /**
   * Dutch.
   */
  nl?: string;
  /**
   * Norwegian.
   */
  no?: string;
  /**
   * Swedish.
   */
  sv?: string;
  /**
   * Finnish.
   */
  fi?: string;
  /**
   * Danish.
   */
  da?: string;
  /**
   * Portuguese.
   */
  pt?: string;
  /**
   * Italian.
   */
  it?: string;
  /**
   * German.
   */
  de?: string;
}
/**
 * When a field of a form is checked. Trying to go on checks all of them, whatever stands here.
 */
export interface FieldValidation {
  /**
   * At what a field is checked for the first time.
   */
  first: ValidationTrigger[];
  /**
   * At what a field is checked again that was checked before.
   */
  again: ValidationTrigger[];
}
/**
 * What is said about wrong input. {min}, {max} and {path} stand for the bound and the field.
 */
export interface CheckoutMessages {
  /**
   * Not an international phone number.
   */
  invalidPhoneNumber: LocalisedText;
  /**
   * Not an email address.
   */
  invalidEmail: LocalisedText;
  /**
   * A required field is empty. May use {path}.
   */
  required: LocalisedText;
  /**
   * More than {max} characters.
   */
  tooLong: LocalisedText;
  /**
   * Characters that do not belong there.
   */
  invalidFormat: LocalisedText;
  /**
   * Not one of the choices.
   */
  invalidChoice: LocalisedText;
  /**
   * Heading when booking has closed.
   */
  invalidBookingWindowTitle: LocalisedText;
  /**
   * Text when booking has closed.
   */
  invalidBookingWindowMessage: LocalisedText;
  /**
   * Something needed for the payment is missing.
   */
  missingRequiredFields: LocalisedText;
  /**
   * Smaller than {min}.
   */
  invalidNumberMin: LocalisedText;
  /**
   * Larger than {max}.
   */
  invalidNumberMax: LocalisedText;
  /**
   * Not a number.
   */
  invalidNumber: LocalisedText;
  /**
   * Not a whole number.
   */
  invalidInteger: LocalisedText;
  /**
   * Not a date.
   */
  invalidDate: LocalisedText;
  /**
   * Before {min}.
   */
  invalidDateMin: LocalisedText;
  /**
   * After {max}.
   */
  invalidDateMax: LocalisedText;
  /**
   * Not a date and time.
   */
  invalidDateTime: LocalisedText;
  /**
   * Not an adult on the day of departure.
   */
  invalidAdultAge: LocalisedText;
  /**
   * Not {age} years old on the day of departure.
   */
  invalidChildAge: LocalisedText;
  /**
   * The passport runs out before the trip ends.
   */
  passportExpired: LocalisedText;
}
/**
 * How the price may be spread over time. All at once is always on offer; a plan that is missing is not.
 */
export interface PaymentPlansTerms {
  splitPayment?: SplitPaymentTerms;
  installment?: InstalmentTerms;
}
/**
 * A deposit when booking and the rest before the trip.
 */
export interface SplitPaymentTerms {
  /**
   * How much of the price is due when booking, in percent.
   */
  depositPercentage: number;
  /**
   * How many days before the trip the rest is due. The plan is on offer while that day lies ahead.
   */
  balanceDueDays: number;
  /**
   * The least price from which the plan is on offer, in euro cents; compared before the price is converted.
   */
  minimumTotal: number;
}
/**
 * Equal payments, the first of them when booking.
 */
export interface InstalmentTerms {
  /**
   * How many payments.
   */
  count: number;
  /**
   * Months between two of them.
   */
  intervalMonths: number;
  /**
   * How many days before the trip the last one must be due at the latest. The plan is on offer while they all fit in.
   */
  lastDueDays: number;
  /**
   * The least price from which the plan is on offer, in euro cents; compared before the price is converted.
   */
  minimumTotal: number;
}
/**
 * What a traveller who cancels gets back.
 */
export interface CancellationTerms {
  /**
   * By any key: how much of the price is kept from a number of days before departure on.
   */
  steps: {
    [k: string]: CancellationStep;
  };
}
/**
 * One step.
 */
export interface CancellationStep {
  /**
   * It holds as long as at least so many days are left before departure.
   */
  daysBefore: number;
  /**
   * How much of the price is kept, in percent.
   */
  keptPercent: number;
}
/**
 * A picture from content/pictures and the words for those who do not see it.
 */
export interface Picture {
  /**
   * File name within content/pictures: a drawing (svg), or a photo (jpg, png, webp, avif) of at least 1600 × 1000 pixels. Pages show it cut to 16:10 about its middle.
   */
  src: string;
  /**
   * What is to be seen, for screen readers.
   */
  alt: LocalisedText;
}
/**
 * A link to a page of this store.
 */
export interface RouteLink {
  /**
   * A page of this store; its path follows market and language.
   */
  type: 'route';
  /**
   * A name from routes.json.
   */
  route: string;
  /**
   * Values of the route's path parameters.
   */
  params?: {
    /**
     * The value of the parameter.
     */
    [k: string]: string;
  };
  /**
   * Query parameters to add.
   */
  query?: {
    /**
     * The value of the parameter.
     */
    [k: string]: string;
  };
}
/**
 * A link to a page of content/pages.
 */
export interface PageLink {
  /**
   * A page of content/pages; its address follows market and language.
   */
  type: 'page';
  /**
   * The page's file name without .json.
   */
  page: Key;
}
/**
 * A link to the page of a tour.
 */
export interface TourLink {
  /**
   * The page of a tour; its address follows market and language.
   */
  type: 'tour';
  /**
   * The tour's id.
   */
  tour: Key;
}
/**
 * A link to an address outside this store.
 */
export interface ExternalLink {
  /**
   * An address outside this store.
   */
  type: 'external';
  /**
   * The full address (https:, mailto: or tel:), one for all languages or one per language.
   */
  url: string | LocalisedText;
}
/**
 * A link with its words.
 */
export interface LabelledLink {
  /**
   * Place among its neighbours; smaller comes first.
   */
  order: number;
  /**
   * The words to click.
   */
  label: LocalisedText;
  /**
   * An icon before the label.
   */
  iconName?: IconName;
  /**
   * Where it leads.
   */
  link: Link;
}
/**
 * A part of the form.
 */
export interface CustomTourSection {
  /**
   * Place among its neighbours; smaller comes first.
   */
  order: number;
  /**
   * What stands above the part.
   */
  title: LocalisedText;
  /**
   * A line below that.
   */
  text?: LocalisedText;
  /**
   * What is asked, by key. A key is what an answer is stored under: it stands once in the whole form.
   */
  fields: {
    [k: string]: CustomTourField;
  };
}
/**
 * One question.
 */
export interface CustomTourField {
  /**
   * Place among its neighbours; smaller comes first.
   */
  order: number;
  /**
   * What stands above the field.
   */
  label: LocalisedText;
  /**
   * A line below the label.
   */
  help?: LocalisedText;
  widget: CustomTourWidget;
  purpose?: CustomTourPurpose;
  /**
   * Whether it must be answered. Default false.
   */
  required?: boolean;
  width?: CustomTourFieldWidth;
  /**
   * The autocomplete token of HTML.
   */
  autocomplete?: string;
  /**
   * The smallest number, or the fewest choices of multiChoice, destinations and tourStyles.
   */
  minimum?: number;
  /**
   * The largest number, the most characters of a text, the most choices, the most children, or how many months ahead a month may lie.
   */
  maximum?: number;
  /**
   * Choices of select, radio and multiChoice, by the value that is stored.
   */
  options?: {
    [k: string]: CustomTourOption;
  };
}
/**
 * One choice.
 */
export interface CustomTourOption {
  /**
   * Place among its neighbours; smaller comes first.
   */
  order: number;
  /**
   * What stands beside it.
   */
  label: LocalisedText;
  /**
   * What the indicative price is multiplied by where this is chosen, as 1.25 for better hotels. Default 1.
   */
  priceFactor?: number;
}
/**
 * How a proposal is made: the tour that fits best is its base, brought to the length that was asked for.
 */
export interface CustomTourProposalRules {
  weights: CustomTourWeights;
  /**
   * How many other tours stand below the proposal.
   */
  similarTours: number;
}
/**
 * How much each wish counts in the choice of a tour; 0 leaves it out.
 */
export interface CustomTourWeights {
  /**
   * The tour leads to the countries or regions that were chosen.
   */
  destinations: number;
  /**
   * It is of the styles that were chosen.
   */
  styles: number;
  /**
   * It is about as long.
   */
  days: number;
  /**
   * It leaves in that month.
   */
  month: number;
  /**
   * Its days are as demanding.
   */
  pace: number;
  /**
   * It costs no more.
   */
  budget: number;
}
/**
 * The form with which visitors design their own tour: what it asks, what it takes for an answer, and how a proposal is made of the answers.
 */
export interface CustomTourFormDocument {
  /**
   * The heading of the page.
   */
  title: LocalisedText;
  /**
   * What visitors get for their answers, in one to three sentences.
   */
  intro: LocalisedText;
  /**
   * The words on the button that sends the form.
   */
  submitLabel: LocalisedText;
  /**
   * Parts of the form, by key.
   */
  sections: {
    [k: string]: CustomTourSection;
  };
  /**
   * How a proposal is made of the answers.
   */
  proposal: CustomTourProposalRules;
}
/**
 * The words around customer accounts. A market opens accounts with customerAccount in its market.json.
 */
export interface CustomerAccountDocument {
  /**
   * Opens the form for a new account.
   */
  signupButtonText: LocalisedText;
  /**
   * Opens the login.
   */
  loginButtonText: LocalisedText;
  /**
   * Ends the visit as this customer.
   */
  logoutButtonText: LocalisedText;
  /**
   * Leads to the profile.
   */
  profileButtonText: LocalisedText;
  /**
   * Leads to the bookings.
   */
  myBookingsButtonText: LocalisedText;
  /**
   * Leads to attaching a booking that was made elsewhere.
   */
  manualBookingAssociationText: LocalisedText;
  /**
   * While the account is being loaded.
   */
  loadingText: LocalisedText;
  /**
   * Greets by first name in the menu of small screens.
   */
  welcomeText: LocalisedText;
  /**
   * The account menu of somebody who is not logged in.
   */
  menuButtonText: LocalisedText;
  /**
   * Heading of the page that a verification link leads to.
   */
  accountVerificationTitle: LocalisedText;
  /**
   * What that page says.
   */
  accountVerificationMessage: LocalisedText;
  /**
   * The button on that page.
   */
  accountVerificationCta: LocalisedText;
  links: CustomerAccountLinks;
}
/**
 * Addresses of the account platform.
 */
export interface CustomerAccountLinks {
  /**
   * The login of the account platform; the store's own where left out.
   */
  login?: Link;
  /**
   * Its form for a new account.
   */
  registration?: Link;
  /**
   * Its privacy notice.
   */
  privacyNotice?: Link;
  /**
   * Its page for a forgotten password.
   */
  forgotPassword?: Link;
  /**
   * Its terms.
   */
  terms?: Link;
  /**
   * Where customers find help.
   */
  helpDesk?: Link;
}
/**
 * What travellers want to know of a country before they pack.
 */
export interface CountryFacts {
  /**
   * What one pays with.
   */
  currency: CurrencyCode;
  /**
   * What is spoken there, the most useful one first.
   *
   * @minItems 1
   *
   * Items: An ISO 639 code, as pt.
   */
  languages: string[];
  /**
   * Types of plugs that fit its sockets.
   *
   * @minItems 1
   *
   * Items: A type as the IEC names it, as F.
   */
  plugs: string[];
  /**
   * Volts of its sockets.
   */
  voltage: number;
  /**
   * What one needs to enter, in general: a hint, not advice for one passport.
   */
  entry: LocalisedText;
}
/**
 * The regions and countries that tours lead to.
 */
export interface DestinationsDocument {
  /**
   * Regions by key.
   */
  regions: {
    [k: string]: Region;
  };
}
/**
 * A part of the world.
 */
export interface Region {
  /**
   * Place among its neighbours; smaller comes first.
   */
  order: number;
  /**
   * Its part of an address. Without it the key stands there in every language.
   */
  slug?: LocalisedText;
  /**
   * Its name.
   */
  name: LocalisedText;
  /**
   * A line for menus and cards.
   */
  navigationDescription: LocalisedText;
  /**
   * A picture for menus, cards and the head of its page.
   */
  squareImage: Picture;
  /**
   * What it is to travel there, in two to four sentences.
   */
  introduction?: LocalisedText;
  /**
   * Countries by key.
   */
  countries: {
    [k: string]: Country;
  };
}
/**
 * A country.
 */
export interface Country {
  /**
   * Place among its neighbours; smaller comes first.
   */
  order: number;
  /**
   * Its part of an address. Without it the key stands there in every language.
   */
  slug?: LocalisedText;
  /**
   * Its name.
   */
  name: LocalisedText;
  /**
   * Its ISO code.
   */
  countryCode: CountryCode;
  /**
   * A line for cards and search engines.
   */
  navigationDescription?: LocalisedText;
  /**
   * A picture for cards and the head of its page. Without it the region's stands there.
   */
  picture?: Picture;
  /**
   * What it is to travel there, in two to four sentences.
   */
  introduction?: LocalisedText;
  /**
   * How the seasons differ, in one or two sentences.
   */
  whenToGo?: LocalisedText;
  /**
   * The months in which it is at its best.
   *
   * @minItems 1
   *
   * Items: A month, 1 to 12.
   */
  bestMonths?: number[];
  /**
   * What travellers want to know before they pack.
   */
  facts?: CountryFacts;
}
/**
 * Words, picture and way out of one kind of error.
 */
export interface ErrorConfiguration {
  /**
   * Its heading.
   */
  title: LocalisedText;
  /**
   * What happened and what to do.
   */
  message: LocalisedText;
  /**
   * A picture above the heading.
   */
  image?: Picture;
  /**
   * The words of the button.
   */
  ctaText?: LocalisedText;
  /**
   * Where the button leads.
   */
  ctaLink?: Link;
}
/**
 * What a visitor reads when something goes wrong, by kind of error.
 */
export interface ErrorsDocument {
  /**
   * A page that does not exist.
   */
  errorConfiguration404: ErrorConfiguration;
  /**
   * A fault of ours.
   */
  errorConfiguration500: ErrorConfiguration;
  /**
   * The store is being worked on.
   */
  errorConfiguration503: ErrorConfiguration;
  /**
   * The booking platform does not answer.
   */
  apiServiceUnavailable: ErrorConfiguration;
  /**
   * Bookings from this country are not possible.
   */
  apiBlacklistedCountry: ErrorConfiguration;
  /**
   * The itinerary has payments that are closed.
   */
  apiItineraryClosedTransactions: ErrorConfiguration;
  /**
   * The booking platform answered wrongly.
   */
  badGateway: ErrorConfiguration;
  /**
   * Nobody knows what happened.
   */
  unknown: ErrorConfiguration;
  /**
   * The booking platform refused what was sent.
   */
  validationFailed: ErrorConfiguration;
  /**
   * The travel agency may not sell any more.
   */
  inactiveAgency: ErrorConfiguration;
}
/**
 * A collapsible block of links.
 */
export interface FooterBlock {
  /**
   * Its heading.
   */
  title: LocalisedText;
  /**
   * Its links, by key.
   */
  links: {
    /**
     * One entry.
     */
    [k: string]: LabelledLink;
  };
}
/**
 * The foot of every page.
 */
export interface FooterDocument {
  /**
   * Explore tours.
   */
  firstBlock: FooterBlock;
  /**
   * More about us.
   */
  secondBlock: FooterBlock;
  /**
   * Help; its links stand in the bottom bar too.
   */
  thirdBlock: FooterBlock;
  paymentMethodsBlock: PaymentMethodsBlock;
  preferencesBlock: PreferencesBlock;
}
/**
 * How one can pay.
 */
export interface PaymentMethodsBlock {
  /**
   * Its heading.
   */
  title: LocalisedText;
  /**
   * A sentence below it.
   */
  body: LocalisedText;
  /**
   * Marks of payment methods, by key.
   */
  icons: {
    [k: string]: PaymentMethodIcon;
  };
}
/**
 * One mark.
 */
export interface PaymentMethodIcon {
  /**
   * Place among its neighbours; smaller comes first.
   */
  order: number;
  /**
   * File name within content/brand.
   */
  src: string;
  /**
   * Its name.
   */
  alt: string;
}
/**
 * The market and language switcher.
 */
export interface PreferencesBlock {
  /**
   * Its heading.
   */
  title: LocalisedText;
  /**
   * Label of the market list.
   */
  marketLabel: LocalisedText;
  /**
   * Label of the language list.
   */
  languageLabel: LocalisedText;
}
/**
 * A link.
 */
export interface SimpleHeaderLink {
  /**
   * A link of its own.
   */
  type: 'simple';
  /**
   * Place among its neighbours; smaller comes first.
   */
  order: number;
  /**
   * The words to click.
   */
  label: LocalisedText;
  /**
   * An icon before the label.
   */
  iconName?: IconName;
  /**
   * Where it leads.
   */
  link: Link;
}
/**
 * A panel whose entries are written here.
 */
export interface CustomMegaMenu {
  /**
   * A panel whose entries are written here.
   */
  type: 'customMegaMenu';
  /**
   * Place among its neighbours; smaller comes first.
   */
  order: number;
  /**
   * The words that open the panel.
   */
  label: LocalisedText;
  /**
   * Where the words lead before scripts are loaded and on a second click, and where `See all` in the panel leads.
   */
  link: Link;
  /**
   * The entries of the panel's list, by key.
   */
  items: {
    [k: string]: MegaMenuItem;
  };
}
/**
 * An entry of a panel: on the left its label, on the right what it holds.
 */
export interface MegaMenuItem {
  /**
   * Place among its neighbours; smaller comes first.
   */
  order: number;
  /**
   * The words in the list.
   */
  label: LocalisedText;
  /**
   * An icon before the label.
   */
  iconName?: IconName;
  /**
   * Where a click on the label leads; left out, the entry only shows what it holds.
   */
  link?: Link;
  /**
   * Heading of the right side; the label where left out.
   */
  title?: LocalisedText;
  /**
   * A sentence or two below the heading.
   */
  paragraph?: LocalisedText;
  /**
   * A picture on the right side.
   */
  thumbnail?: Picture;
  /**
   * Links on the right side, by key. On small screens an entry with one link that has an icon is that link.
   */
  links?: {
    /**
     * One link.
     */
    [k: string]: LabelledLink;
  };
}
/**
 * A panel whose entries are the regions of destinations.json with their countries.
 */
export interface DynamicMegaMenu {
  /**
   * A panel whose entries are the regions of destinations.json.
   */
  type: 'dynamicMegaMenu';
  /**
   * Place among its neighbours; smaller comes first.
   */
  order: number;
  /**
   * The words that open the panel.
   */
  label: LocalisedText;
  /**
   * Where the words lead before scripts are loaded and on a second click, and where `See all` in the panel leads.
   */
  link: Link;
}
/**
 * The head of every page.
 */
export interface HeaderDocument {
  /**
   * The main navigation, by key.
   */
  links: {
    /**
     * One entry.
     */
    [k: string]: HeaderLink;
  };
  /**
   * The strip of links above the header, by key.
   */
  externalNavigation: {
    /**
     * One entry.
     */
    [k: string]: LabelledLink;
  };
  promoCodeBanner: HeaderPromoCodeBanner;
  /**
   * Title of the menu on small screens.
   */
  mobileNavigationTitleLabel: LocalisedText;
  /**
   * Unfolds a list that is longer than nine entries; how many more there are follows in brackets.
   */
  mobileNavigationSeeMoreLabel: LocalisedText;
  /**
   * Folds such a list again.
   */
  mobileNavigationSeeLessLabel: LocalisedText;
  /**
   * The link to the home page in the menu on small screens.
   */
  mobileHomepageLinkLabel: LocalisedText;
  /**
   * The first link of a page, for those who walk it by keyboard: it leads past the header.
   */
  skipToContentLabel: LocalisedText;
}
/**
 * How the market's promo code is announced.
 */
export interface HeaderPromoCodeBanner {
  type: PromoCodeBannerType;
}
/**
 * Means of payment, on or off.
 */
export interface PaymentProviders {
  /**
   * Card payments.
   */
  card: boolean;
  /**
   * SEPA direct debit.
   */
  sepa: boolean;
  /**
   * Invoice.
   */
  invoice: boolean;
  /**
   * iDEAL.
   */
  ideal: boolean;
}
/**
 * A promo code and the words around it.
 */
export interface PromoCodeBanner {
  /**
   * Whether it is announced.
   */
  enabled: boolean;
  /**
   * The code to copy.
   */
  promoCode?: string;
  /**
   * Heading of the popup.
   */
  title?: LocalisedText;
  /**
   * One line, for narrow places.
   */
  shortDescription?: LocalisedText;
  /**
   * The whole offer with its conditions.
   */
  longDescription?: LocalisedText;
  /**
   * The button that copies the code.
   */
  copyCodeButton: LocalisedText;
  /**
   * Heading of the note that the code was copied.
   */
  successPopupTitle: LocalisedText;
  /**
   * What to do with it now.
   */
  successPopupDescription: LocalisedText;
}
/**
 * How the account platform knows this market.
 */
export interface CustomerAccount {
  /**
   * The market's name on the account platform.
   */
  marketIdentifier: string;
  /**
   * Whether the account platform's own header and drawer replace the account menu.
   */
  enableAlternativeHeader: boolean;
}
/**
 * A market: where and in which languages the store sells, in which currency, with which features.
 */
export interface MarketDocument {
  /**
   * The market as the selector lists it, usually a country.
   */
  name: LocalisedText;
  /**
   * Place in the market selector.
   */
  order: number;
  /**
   * The one currency of the market.
   */
  currency: CurrencyCode;
  /**
   * The country that phone numbers and addresses start from.
   */
  country: CountryCode;
  /**
   * The IANA time zone that decides what "today" is.
   */
  timeZone: string;
  /**
   * The languages of the market; the first is shown to those who did not choose.
   *
   * @minItems 1
   */
  availableLanguages: MarketLanguage[];
  /**
   * Where the logo and all home links lead, as a path after the prefix; the home route where left out.
   */
  homePagePath?: LocalisedText;
  /**
   * Features by name, on or off.
   */
  featureFlags: {
    /**
     * Whether this feature is on.
     */
    [k: string]: boolean;
  };
  /**
   * Whether consumers may buy here.
   */
  enableB2cChannel: boolean;
  bookingProvider: BookingProviderConfiguration;
  /**
   * What consumers may pay with.
   */
  enabledPaymentProvidersB2c: PaymentProviders;
  /**
   * What agencies may pay with.
   */
  enabledPaymentProvidersB2b: PaymentProviders;
  /**
   * The line at the foot of every page.
   */
  copyrightText: LocalisedText;
  seo: MarketSeo;
  /**
   * A promo code that the header announces.
   */
  promoCodeBanner: PromoCodeBanner;
  /**
   * Customer accounts of this market. Its presence opens them; their words are in customer-account.json.
   */
  customerAccount?: CustomerAccount;
}
/**
 * One language of a market.
 */
export interface MarketLanguage {
  /**
   * The code in addresses.
   */
  urlCode: LanguageCode;
  /**
   * The content locale, as en-GB; an unknown one is ignored with a warning.
   */
  contentLocale: string;
  /**
   * The locale of the customer account.
   */
  customerAccountLocale: string;
  /**
   * The language's own name.
   */
  fullName: string;
}
/**
 * How the booking platform knows this market.
 */
export interface BookingProviderConfiguration {
  /**
   * Its distribution channel; agencies find the trip builder under it.
   */
  distributionChannel?: string;
  /**
   * Where agencies build trips; {distributionChannel} stands for the channel. The logo leads there for visitors whom an agency handed over.
   */
  tripBuilderUrl?: string;
}
/**
 * What search engines show where a page says nothing of its own.
 */
export interface MarketSeo {
  /**
   * Title of the home page.
   */
  title: LocalisedText;
  /**
   * Description of the home page.
   */
  description: LocalisedText;
}
/**
 * The words of the user interface in one language, as ICU messages by id. The part before the first dot is the screen; a part may be a code as the booking platform writes it (ONE_TIME).
 */
export interface MessagesDocument {
  /**
   * An ICU message.
   *
   * This interface was referenced by `MessagesDocument`'s JSON-Schema definition
   * via the `patternProperty` "^[a-z][A-Za-z]*(\.[A-Za-z][A-Za-z0-9_-]*)+$".
   */
  [k: string]: string;
}
/**
 * A picture with the headline of the page. A page has one at most, as its first block.
 */
export interface HeroBlock {
  /**
   * The kind of block.
   */
  type: 'hero';
  /**
   * Place among its neighbours; smaller comes first.
   */
  order: number;
  /**
   * The headline.
   */
  title: LocalisedText;
  /**
   * A sentence below it.
   */
  text: LocalisedText;
  /**
   * The picture behind.
   */
  picture: Picture;
  /**
   * Whether the search box stands on it.
   */
  showSearch: boolean;
  height?: HeroHeight;
  /**
   * A link below the words.
   */
  cta?: LabelledLink;
}
/**
 * Running text with headings, lists and links.
 */
export interface RichTextBlock {
  /**
   * The kind of block.
   */
  type: 'richText';
  /**
   * Place among its neighbours; smaller comes first.
   */
  order: number;
  /**
   * Heading.
   */
  title?: LocalisedText;
  /**
   * The text. HTML of p, h2, h3, ul, ol, li, strong, em, br and a. A link leads to page:<name of a page>, tour:<id of a tour>, route:<name of a route> with its parameters and query as in route:search?style=rail, or to an https:, mailto: or tel: address.
   */
  body: LocalisedText;
}
/**
 * A picture with a text beside it; below it where the screen is narrow.
 */
export interface ImageWithTextBlock {
  /**
   * The kind of block.
   */
  type: 'imageWithText';
  /**
   * Place among its neighbours; smaller comes first.
   */
  order: number;
  /**
   * Heading.
   */
  title: LocalisedText;
  /**
   * The text. HTML of p, h2, h3, ul, ol, li, strong, em, br and a. A link leads to page:<name of a page>, tour:<id of a tour>, route:<name of a route> with its parameters and query as in route:search?style=rail, or to an https:, mailto: or tel: address.
   */
  body: LocalisedText;
  /**
   * The picture.
   */
  picture: Picture;
  pictureSide?: PictureSide;
  /**
   * A link below the text.
   */
  cta?: LabelledLink;
}
/**
 * Tours as cards.
 */
export interface TourListBlock {
  /**
   * The kind of block.
   */
  type: 'tourList';
  /**
   * Place among its neighbours; smaller comes first.
   */
  order: number;
  /**
   * Heading.
   */
  title: LocalisedText;
  /**
   * A sentence below the heading.
   */
  text?: LocalisedText;
  /**
   * Which tours, in this order.
   *
   * @minItems 1
   *
   * Items: A tour's id.
   */
  tours: Key[];
  /**
   * A link below the cards.
   */
  cta?: LabelledLink;
}
/**
 * The regions as pictures that lead to the search.
 */
export interface DestinationListBlock {
  /**
   * The kind of block.
   */
  type: 'destinationList';
  /**
   * Place among its neighbours; smaller comes first.
   */
  order: number;
  /**
   * Heading.
   */
  title: LocalisedText;
  /**
   * A sentence below the heading.
   */
  text?: LocalisedText;
}
/**
 * How something works, step by step.
 */
export interface StepsBlock {
  /**
   * The kind of block.
   */
  type: 'steps';
  /**
   * Place among its neighbours; smaller comes first.
   */
  order: number;
  /**
   * Heading.
   */
  title: LocalisedText;
  /**
   * A sentence below the heading.
   */
  text?: LocalisedText;
  /**
   * The steps by key.
   */
  steps: {
    [k: string]: StepsBlockStep;
  };
}
/**
 * One step.
 */
export interface StepsBlockStep {
  /**
   * Place among its neighbours; smaller comes first.
   */
  order: number;
  /**
   * Its icon.
   */
  iconName: IconName;
  /**
   * Heading.
   */
  title: LocalisedText;
  /**
   * What happens.
   */
  text: LocalisedText;
}
/**
 * What travellers say.
 */
export interface QuotesBlock {
  /**
   * The kind of block.
   */
  type: 'quotes';
  /**
   * Place among its neighbours; smaller comes first.
   */
  order: number;
  /**
   * Heading.
   */
  title: LocalisedText;
  /**
   * Quotes by key.
   */
  quotes: {
    [k: string]: Quote;
  };
}
/**
 * One quote.
 */
export interface Quote {
  /**
   * Place among its neighbours; smaller comes first.
   */
  order: number;
  /**
   * What was said.
   */
  text: LocalisedText;
  /**
   * Who said it.
   */
  author: string;
  /**
   * The tour that it is about.
   */
  tour: Key;
}
/**
 * Headings that open to show their text, as questions and answers.
 */
export interface AccordionBlock {
  /**
   * The kind of block.
   */
  type: 'accordion';
  /**
   * Place among its neighbours; smaller comes first.
   */
  order: number;
  /**
   * Heading.
   */
  title: LocalisedText;
  /**
   * A sentence below the heading.
   */
  text?: LocalisedText;
  /**
   * Whether these are questions and answers, which search engines may show as such. Default false.
   */
  isFaq?: boolean;
  /**
   * The entries by key.
   */
  entries: {
    [k: string]: AccordionEntry;
  };
}
/**
 * One heading with its text.
 */
export interface AccordionEntry {
  /**
   * Place among its neighbours; smaller comes first.
   */
  order: number;
  /**
   * The heading, or the question.
   */
  title: LocalisedText;
  /**
   * The text, or the answer. HTML of p, h2, h3, ul, ol, li, strong, em, br and a. A link leads to page:<name of a page>, tour:<id of a tour>, route:<name of a route> with its parameters and query as in route:search?style=rail, or to an https:, mailto: or tel: address.
   */
  body: LocalisedText;
}
/**
 * An invitation with a button.
 */
export interface CallToActionBlock {
  /**
   * The kind of block.
   */
  type: 'callToAction';
  /**
   * Place among its neighbours; smaller comes first.
   */
  order: number;
  /**
   * Heading.
   */
  title: LocalisedText;
  /**
   * A sentence below the heading.
   */
  text?: LocalisedText;
  /**
   * The button.
   */
  cta: LabelledLink;
  /**
   * A second way on, beside the button.
   */
  secondaryCta?: LabelledLink;
}
/**
 * The first page of every market: home.json.
 */
export interface HomePage {
  /**
   * The first page of every market.
   */
  kind: 'home';
  /**
   * Title of the page, for the browser and search engines. Where the page has no hero it is its headline, too.
   */
  title: LocalisedText;
  /**
   * Description for search engines.
   */
  description: LocalisedText;
  /**
   * Whether search engines are kept away. Default false.
   */
  noIndex?: boolean;
  /**
   * The picture that is shown where the page is shared; that of the hero where left out.
   */
  sharePicture?: Picture;
  /**
   * What stands on the page, by key.
   */
  blocks: {
    /**
     * One part of the page.
     */
    [k: string]: Block;
  };
}
/**
 * A page with an address of its own in each language.
 */
export interface ContentPage {
  /**
   * A page with an address of its own in each language.
   */
  kind: 'content';
  /**
   * The address after market and language, one or more words in small letters with hyphens, as about-us or company/about-us. A language that is left out has the address of the default language.
   */
  slug: LocalisedText;
  /**
   * Title of the page, for the browser and search engines. Where the page has no hero it is its headline, too.
   */
  title: LocalisedText;
  /**
   * Description for search engines.
   */
  description: LocalisedText;
  /**
   * Whether search engines are kept away. Default false.
   */
  noIndex?: boolean;
  /**
   * The picture that is shown where the page is shared; that of the hero where left out.
   */
  sharePicture?: Picture;
  /**
   * What stands on the page, by key.
   */
  blocks: {
    /**
     * One part of the page.
     */
    [k: string]: Block;
  };
}
/**
 * A page at the address of a route of its own, as terms and privacy policy have.
 */
export interface PolicyPage {
  /**
   * A page at the address of a route of its own, as terms and privacy policy have.
   */
  kind: 'policy';
  /**
   * The name in routes.json of its route, which shows the screen "content".
   */
  route: string;
  /**
   * Title of the page, for the browser and search engines. Where the page has no hero it is its headline, too.
   */
  title: LocalisedText;
  /**
   * Description for search engines.
   */
  description: LocalisedText;
  /**
   * Whether search engines are kept away. Default false.
   */
  noIndex?: boolean;
  /**
   * The picture that is shown where the page is shared; that of the hero where left out.
   */
  sharePicture?: Picture;
  /**
   * What stands on the page, by key.
   */
  blocks: {
    /**
     * One part of the page.
     */
    [k: string]: Block;
  };
}
/**
 * A code with what it gives and when.
 */
export interface PromoCode {
  /**
   * What travellers type: letters, digits and hyphens; capitals and spaces make no difference.
   */
  code: string;
  /**
   * What it takes off the package price.
   */
  discount: PromoCodeDiscount;
  /**
   * How many bookings may use it.
   */
  limit: number;
  /**
   * First day on which it may be used, by the clock of the market.
   */
  validFrom?: string;
  /**
   * Last day on which it may be used.
   */
  validUntil?: string;
  /**
   * The conditions in one sentence, as travellers read them.
   */
  conditionText: LocalisedText;
  /**
   * What must be true of a booking.
   */
  conditions?: PromoCodeConditions;
}
/**
 * A share of the price.
 */
export interface PromoCodePercentage {
  /**
   * A share of the price.
   */
  type: 'percentage';
  /**
   * Per cent of the package price.
   */
  percentage: number;
}
/**
 * An amount.
 */
export interface PromoCodeAmount {
  /**
   * An amount.
   */
  type: 'amount';
  /**
   * In euro cents.
   */
  amount: number;
}
/**
 * What is left out is no condition.
 */
export interface PromoCodeConditions {
  /**
   * Least package price in euro cents.
   */
  minimumTotal?: number;
  /**
   * In these markets alone.
   *
   * @minItems 1
   *
   * Items: A market code.
   */
  markets?: string[];
  /**
   * For these tours alone.
   *
   * @minItems 1
   *
   * Items: A tour id.
   */
  tours?: string[];
  /**
   * In these channels alone: B2C for travellers who come by themselves, B2B for those of an agency.
   *
   * @minItems 1
   */
  channels?: PromoCodeChannel[];
  /**
   * First day of departure.
   */
  departureFrom?: string;
  /**
   * Last day of departure.
   */
  departureUntil?: string;
}
/**
 * Codes that lower the price of a booking. No browser gets this document: who guesses a code shall not find it.
 */
export interface PromoCodesDocument {
  /**
   * Promo codes by a name of their own, which nobody sees and which never changes.
   */
  codes: {
    [k: string]: PromoCode;
  };
}
/**
 * What one euro is worth in each currency on a date, and how prices are rounded.
 */
export interface RatesDocument {
  /**
   * The day the rates were taken.
   */
  date: string;
  /**
   * Currencies by ISO 4217 code.
   */
  currencies: {
    [k: string]: CurrencyRate;
  };
}
/**
 * One currency.
 */
export interface CurrencyRate {
  /**
   * Units of this currency for one euro.
   */
  rate: number;
  /**
   * Digits after the decimal point.
   */
  minorUnits: number;
  /**
   * Prices are rounded up to a multiple of so many minor units.
   */
  roundTo: number;
}
/**
 * Which traveller fields are hidden, optional or required. A field that is not named is hidden.
 */
export interface RequiredFieldsDocument {
  /**
   * The person who books.
   */
  contact: {
    [k: string]: FieldVisibility;
  };
  /**
   * Who the invoice is for.
   */
  billing: {
    [k: string]: FieldVisibility;
  };
  /**
   * Each person who travels.
   */
  passenger: {
    [k: string]: FieldVisibility;
  };
}
/**
 * How long a rendered page may be kept, and what tells two of them apart.
 */
export interface CachePolicy {
  /**
   * Seconds a shared cache may serve it; a year at most.
   */
  sMaxAge: number;
  /**
   * Seconds more during which an old one may be served while a new one is made; a year at most.
   */
  staleWhileRevalidate: number;
  /**
   * The query parameters that change the page; all others are ignored.
   *
   * Items: A query parameter.
   */
  query: string[];
}
/**
 * A path per language. Without the English one it changed in these languages alone.
 */
export interface FormerPath {
  /**
   * English; it stood in every language that has none here.
   */
  en?: string;
  /**
   * French.
   */
  fr?: string;
  /**
   * Dutch.
   */
  nl?: string;
  /**
   * Norwegian.
   */
  no?: string;
  /**
   * Swedish.
   */
  sv?: string;
  /**
   * Finnish.
   */
  fi?: string;
  /**
   * Danish.
   */
  da?: string;
  /**
   * Portuguese.
   */
  pt?: string;
  /**
   * Italian.
   */
  it?: string;
  /**
   * German.
   */
  de?: string;
}
/**
 * One address.
 */
export interface Route {
  /**
   * The screen that it shows.
   */
  page: PageName;
  /**
   * The path after the prefix, one for all languages or one per language; {name} marks a parameter.
   */
  path: string | LocalisedText;
  /**
   * Whether /{market}-{language} stands before it. Default true.
   */
  prefixed?: boolean;
  strategy?: RouteStrategy;
  /**
   * What stands around the screen. Default "default".
   */
  layout?: LayoutName;
  /**
   * A feature flag that must be on, else the page is not found.
   */
  flag?: string;
  /**
   * Conditions that must hold.
   */
  guards?: GuardName[];
  /**
   * Without it the page is never stored.
   */
  cache?: CachePolicy;
  /**
   * Paths that once led here, with the same parameters: they answer with a permanent redirect.
   *
   * @minItems 1
   *
   * Items: A path that this route had, one for all languages or one per language.
   */
  formerPaths?: (string | FormerPath)[];
}
/**
 * Every address of the store, by name. Router, links, language switch and hreflang all come from here.
 */
export interface RoutesDocument {
  /**
   * Routes by name.
   */
  routes: {
    [k: string]: Route;
  };
}
/**
 * One weight of a font.
 */
export interface FontFace {
  /**
   * Name of the face.
   */
  title: string;
  /**
   * File name within content/fonts.
   */
  url: string;
  /**
   * The file format.
   */
  format: 'woff2';
}
/**
 * One font family.
 */
export interface Font {
  /**
   * The family name.
   */
  family: string;
  /**
   * The CSS families used until the font is there.
   */
  fallback: string;
  /**
   * Weight 400.
   */
  regular: FontFace;
  /**
   * Weight 600.
   */
  semibold: FontFace;
  /**
   * Weight 700.
   */
  bold: FontFace;
}
/**
 * A logo.
 */
export interface Logo {
  /**
   * File name within content/brand.
   */
  src: string;
  /**
   * The words for those who do not see it.
   */
  alt: string;
}
/**
 * How the store looks: fonts, colours, logos.
 */
export interface ThemeDocument {
  fonts: ThemeFonts;
  /**
   * Colours by group and name; each becomes a CSS custom property --color-<group>-<name>.
   */
  colors: {
    /**
     * Colours of one group.
     */
    [k: string]: {
      /**
       * Hex digits, 3, 4, 6 or 8, with or without #.
       */
      [k: string]: string;
    };
  };
  /**
   * File name within content/brand.
   */
  favicon: string;
  /**
   * The wide logo.
   */
  logo: Logo;
  /**
   * The mark alone.
   */
  squareLogo: Logo;
}
/**
 * The two font families.
 */
export interface ThemeFonts {
  /**
   * Body text and controls.
   */
  primary: Font;
  /**
   * Headings.
   */
  secondary: Font;
}
/**
 * A line of at most 110 characters in several languages. A language that is left out shows the English text.
 */
export interface Tagline {
  /**
   * English; shown where another language has no text.
   */
  en: string;
  /**
   * French.
   */
  fr?: string;
  /**
   * Dutch.
   */
  nl?: string;
  /**
   * Norwegian.
   */
  no?: string;
  /**
   * Swedish.
   */
  sv?: string;
  /**
   * Finnish.
   */
  fi?: string;
  /**
   * Danish.
   */
  da?: string;
  /**
   * Portuguese.
   */
  pt?: string;
  /**
   * Italian.
   */
  it?: string;
  /**
   * German.
   */
  de?: string;
}
/**
 * One way in which a service can be had.
 */
export interface ServiceCategory {
  /**
   * Place among the categories.
   */
  order: number;
  /**
   * Its name.
   */
  name: LocalisedText;
  /**
   * In euro cents, 0 where it costs nothing more.
   */
  price: number;
}
/**
 * A tour that can be booked: what a visitor reads about it and what the booking platform sells.
 */
export interface TourDocument {
  /**
   * The tour's template id; equals the file's name and never changes.
   */
  id: Key;
  /**
   * The last part of the tour's address, per language: lower case, hyphens, no accents.
   */
  slug: LocalisedText;
  kind: TourKind;
  /**
   * The tour's name.
   */
  title: LocalisedText;
  /**
   * One line under the name, at most 110 characters.
   */
  tagline: Tagline;
  /**
   * Two or three sentences that make a traveller want to go.
   */
  summary: LocalisedText;
  /**
   * Two to four paragraphs, separated by an empty line.
   */
  description: LocalisedText;
  /**
   * The best moments, one short line each.
   *
   * @minItems 3
   * @maxItems 6
   */
  highlights: LocalisedText[];
  /**
   * What kind of trip it is; a filter of the search.
   *
   * @minItems 1
   */
  styles: TourStyle[];
  pace: TourPace;
  /**
   * The countries it leads through, from destinations.json.
   *
   * @minItems 1
   *
   * Items: A country that the tour goes through, by the keys of destinations.json.
   */
  destinations: {
    /**
     * A region's key.
     */
    region: Key;
    /**
     * A country's key within that region.
     */
    country: Key;
  }[];
  /**
   * The first stands for the tour.
   *
   * @minItems 3
   */
  pictures: Picture[];
  /**
   * The stops on the map, by key, in the order of travel.
   */
  places: {
    [k: string]: TourPlace;
  };
  /**
   * The itinerary, day by day. The trip has as many days as stand here.
   *
   * @minItems 2
   */
  days: TourDay[];
  /**
   * The stays, by reference id. Together their nights are one fewer than the days.
   */
  accommodations: {
    [k: string]: TourAccommodation;
  };
  /**
   * Experiences that are part of the price, by reference id.
   */
  activities: {
    [k: string]: TourActivity;
  };
  /**
   * Trains, ferries, flights and the like that are part of the price, by reference id.
   */
  transports: {
    [k: string]: TourTransport;
  };
  /**
   * Rides with a driver, by reference id.
   */
  transfers: {
    [k: string]: TourTransfer;
  };
  /**
   * Cars for the party, by reference id.
   */
  rentalCars: {
    [k: string]: TourRentalCar;
  };
  /**
   * What the price covers.
   *
   * @minItems 3
   */
  included: LocalisedText[];
  /**
   * What it does not cover.
   *
   * @minItems 1
   */
  notIncluded: LocalisedText[];
  prices: TourPrices;
  /**
   * Services that belong to the trip and that travellers have in one of several categories, by reference id; the checkout offers them as additional options.
   */
  baseServices?: {
    [k: string]: TourBaseService;
  };
  /**
   * Extras that travellers may add in the checkout, by offer id.
   */
  upsells?: {
    [k: string]: TourUpsell;
  };
  /**
   * What every traveller pays on the spot and not to us, as a tourist tax or a visa, by reference id. Shown beside the price, never part of it.
   */
  externallyPaidCharges?: {
    [k: string]: TourExternalCharge;
  };
  /**
   * Youngest age of a child who may come along.
   */
  minimumAge: number;
  /**
   * When the tour starts: each entry makes a departure on the named weekdays of the named months, for the next eighteen months.
   *
   * @minItems 1
   */
  departures: DepartureRule[];
  /**
   * Days before departure on which booking closes.
   */
  bookingWindowDays: number;
}
/**
 * A place on the way.
 */
export interface TourPlace {
  /**
   * Place in the order of travel.
   */
  order: number;
  /**
   * The place's name as written in each language.
   */
  name: LocalisedText;
  /**
   * Degrees north.
   */
  latitude: number;
  /**
   * Degrees east.
   */
  longitude: number;
}
/**
 * One day of the itinerary.
 */
export interface TourDay {
  /**
   * The day in a few words.
   */
  title: LocalisedText;
  /**
   * What happens, in three to six sentences.
   */
  text: LocalisedText;
  /**
   * Where the day ends: a key of places.
   */
  place: Key;
  /**
   * Meals that are included on this day.
   */
  meals: Meal[];
}
/**
 * A house that travellers sleep in.
 */
export interface TourAccommodation {
  /**
   * The house's name.
   */
  name: LocalisedText;
  /**
   * Two sentences about it.
   */
  description: LocalisedText;
  /**
   * A key of places.
   */
  place: Key;
  /**
   * Day of arrival.
   */
  startDay: number;
  /**
   * Number of nights.
   */
  nights: number;
  /**
   * Stars, 1 to 5, by our own rating.
   */
  category: number;
  /**
   * How many travellers of one departure it takes; as many as the departure where left out.
   */
  places?: number;
  /**
   * Whether a partner has to say yes to each booking, which takes a while; false where left out.
   */
  onRequest?: boolean;
}
/**
 * Something that travellers do on a day.
 */
export interface TourActivity {
  /**
   * What it is called.
   */
  name: LocalisedText;
  /**
   * Two sentences about it.
   */
  description: LocalisedText;
  /**
   * Day of the trip.
   */
  day: number;
  /**
   * Length in hours.
   */
  durationHours: number;
  /**
   * What the organiser must know beforehand, by reference id; asked in the checkout's experiences step.
   */
  questions?: {
    [k: string]: TourQuestion;
  };
  /**
   * When it begins, as 09:30, by the clock of the place; left out where that is settled later.
   */
  startTime?: string;
  /**
   * How many travellers of one departure it takes; as many as the departure where left out.
   */
  places?: number;
  /**
   * Whether a partner has to say yes to each booking, which takes a while; false where left out.
   */
  onRequest?: boolean;
}
/**
 * A question that must be settled before the activity.
 */
export interface TourQuestion {
  /**
   * Place among the questions.
   */
  order: number;
  /**
   * The question as the traveller reads it.
   */
  question: LocalisedText;
  answerType: ExtraQuestionAnswerType;
  /**
   * Whether it must be answered.
   */
  required: boolean;
  /**
   * Smallest number allowed, where the answer is one.
   */
  minimum?: number;
  /**
   * Largest number allowed; of a text the most characters.
   */
  maximum?: number;
}
/**
 * A train, flight, ferry or the like on the way.
 */
export interface TourTransport {
  /**
   * From where to where, by what.
   */
  name: LocalisedText;
  means: TransportMeans;
  /**
   * Day of the trip.
   */
  day: number;
  /**
   * A key of places.
   */
  from: Key;
  /**
   * A key of places.
   */
  to: Key;
  /**
   * When it begins, as 09:30, by the clock of the place; left out where that is settled later.
   */
  startTime?: string;
  /**
   * How many travellers of one departure it takes; as many as the departure where left out.
   */
  places?: number;
  /**
   * Whether a partner has to say yes to each booking, which takes a while; false where left out.
   */
  onRequest?: boolean;
}
/**
 * A ride from door to door.
 */
export interface TourTransfer {
  /**
   * From where to where.
   */
  name: LocalisedText;
  /**
   * Day of the trip.
   */
  day: number;
  /**
   * When it begins, as 09:30, by the clock of the place; left out where that is settled later.
   */
  startTime?: string;
  /**
   * How many travellers of one departure it takes; as many as the departure where left out.
   */
  places?: number;
  /**
   * Whether a partner has to say yes to each booking, which takes a while; false where left out.
   */
  onRequest?: boolean;
}
/**
 * A car that travellers drive themselves.
 */
export interface TourRentalCar {
  /**
   * Class of car and what is covered.
   */
  name: LocalisedText;
  /**
   * Day of pick-up.
   */
  startDay: number;
  /**
   * Number of rental days.
   */
  days: number;
  /**
   * How many travellers of one departure it takes; as many as the departure where left out.
   */
  places?: number;
  /**
   * Whether a partner has to say yes to each booking, which takes a while; false where left out.
   */
  onRequest?: boolean;
}
/**
 * Prices per person in euro cents, from which every market's prices are converted.
 */
export interface TourPrices {
  /**
   * Per adult in a double room.
   */
  adult: number;
  /**
   * Per child under 18 sharing a room with adults.
   */
  child: number;
  /**
   * Added where one adult has a room alone.
   */
  singleSupplement: number;
}
/**
 * A service with its categories.
 */
export interface TourBaseService {
  /**
   * Place among the services.
   */
  order: number;
  /**
   * Its name, as "Meals".
   */
  name: LocalisedText;
  /**
   * Two sentences about it.
   */
  description: LocalisedText;
  type: TourBaseServiceType;
  /**
   * What the price is for: it is asked for each traveller, each room, or once.
   */
  pricing: ServicePricing;
  /**
   * How it can be had, by reference id. The first by order is included in the price of the tour, so that its own price is 0.
   */
  categories: {
    [k: string]: ServiceCategory;
  };
}
/**
 * An extra.
 */
export interface TourUpsell {
  /**
   * Place among the extras.
   */
  order: number;
  /**
   * Its name.
   */
  name: LocalisedText;
  /**
   * Two sentences about it.
   */
  description: LocalisedText;
  /**
   * What it looks like; the first stands for it.
   *
   * @minItems 1
   */
  pictures: Picture[];
  /**
   * What the price is for: it is asked for each traveller, each room, or once.
   */
  pricing: ServicePricing;
  /**
   * How it can be had, by reference id; one is chosen with the extra.
   */
  categories: {
    [k: string]: ServiceCategory;
  };
}
/**
 * A charge that is paid on the spot.
 */
export interface TourExternalCharge {
  /**
   * Place among the charges.
   */
  order: number;
  /**
   * What it is.
   */
  name: LocalisedText;
  /**
   * For each traveller in euro cents, for the whole trip.
   */
  pricePerPerson: number;
}
/**
 * On which days the tour departs, and with how many places.
 */
export interface DepartureRule {
  /**
   * Months, 1 to 12.
   *
   * @minItems 1
   *
   * Items: A month, 1 being January.
   */
  months: number[];
  /**
   * Weekdays, 1 is Monday.
   *
   * @minItems 1
   *
   * Items: A weekday, 1 being Monday.
   */
  weekdays: number[];
  /**
   * How many travellers one departure can take.
   */
  places: number;
  /**
   * Added per person in euro cents in this season.
   */
  supplement: number;
}
/**
 * One field of a traveller form.
 */
export interface TravellerField {
  /**
   * Place among its neighbours; smaller comes first.
   */
  order: number;
  /**
   * What stands above the field.
   */
  label: LocalisedText;
  /**
   * A line below the label.
   */
  help?: LocalisedText;
  widget: WidgetName;
  /**
   * The autocomplete token of HTML.
   */
  autocomplete?: string;
  rule?: FieldRule;
  width?: FieldWidth;
  /**
   * Whether people who travel together often fill it in alike: offered to be copied from the first passenger. Default false.
   */
  shared?: boolean;
  /**
   * Choices of a select or radio, by value.
   */
  options?: {
    [k: string]: FieldOption;
  };
  value: FieldValueSchema;
}
/**
 * One choice.
 */
export interface FieldOption {
  /**
   * Place among its neighbours; smaller comes first.
   */
  order: number;
  /**
   * What stands beside it.
   */
  label: LocalisedText;
}
/**
 * What a filled-in value must look like, in JSON Schema.
 */
export interface FieldValueSchema {
  /**
   * All values are strings.
   */
  type: 'string';
  /**
   * Most characters.
   */
  maxLength?: number;
  /**
   * Fewest characters.
   */
  minLength?: number;
  /**
   * A regular expression.
   */
  pattern?: string;
  /**
   * A well-known form.
   */
  format?: 'email' | 'date';
  /**
   * Allowed values.
   *
   * @minItems 1
   *
   * Items: A value that may be chosen.
   */
  enum?: string[];
}
/**
 * Every field that a traveller form may have, by section and path.
 */
export interface TravellerFieldsDocument {
  /**
   * The person who books.
   */
  contact: {
    [k: string]: TravellerField;
  };
  /**
   * Who the invoice is for.
   */
  billing: {
    [k: string]: TravellerField;
  };
  /**
   * Each person who travels.
   */
  passenger: {
    [k: string]: TravellerField;
  };
}

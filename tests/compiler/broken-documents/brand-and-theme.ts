import type { BrokenDocument } from './broken-document.ts';
import { rename } from './edits.ts';

export const brandAndThemeMistakes: BrokenDocument[] = [
  {
    mistake: 'an origin of modules that browsers write otherwise',
    edits: { 'brand.json': (json) => (json.moduleOrigins = ['https://Modules.example:443']) },
    told: [
      'markets/brand.json:11:5 error module-origins-are-written-plainly: Browsers write "https://Modules.example:443" as "https://modules.example", so no page would ever have this origin. [https://modules.example]',
    ],
  },
  {
    mistake: 'an origin of modules without encryption',
    edits: { 'brand.json': (json) => (json.moduleOrigins = ['http://modules.example']) },
    told: [
      'markets/brand.json:11:5 error wrong-form: Entry 1 of "moduleOrigins" must be an origin alone, like https://modules.example, but is "http://modules.example".',
    ],
  },
  {
    mistake: 'an address of tag management without a host of its own',
    edits: { 'brand.json': (json) => (json.tagManagement = { account: 'small', profile: 'main', event: 'https://collect/events' }) },
    told: [
      'markets/brand.json:13:14 error service-addresses-are-complete: "https://collect/events" is no full address: behind https:// stands a host with a dot, as in https://www.example.com/page.',
    ],
  },
  {
    mistake: 'a misspelt key that is required',
    edits: { 'brand.json': (json) => rename(json, 'legalName', 'legalname') },
    told: ['markets/brand.json:9:3 error unknown-key: "legalname" is not known in this document. [legalName]'],
  },
  {
    mistake: 'a missing key',
    edits: { 'brand.json': (json) => delete json.senderEmail },
    told: [
      'markets/brand.json:1:1 error missing-key: "senderEmail" is missing in this document. The address that confirmation mails come from.',
    ],
  },
  {
    mistake: 'an empty text',
    edits: { 'brand.json': (json) => (json.name = '') },
    told: ['markets/brand.json:4:11 error too-short: "name" must not be empty.'],
  },
  {
    mistake: 'a logo that does not exist',
    edits: { 'theme.json': (json) => (json.logo.src = 'logo.svg') },
    told: ['markets/theme.json:91:12 error brand-marks-exist: The file logo.svg does not lie in content/brand.'],
  },
  {
    mistake: 'a font that does not exist',
    edits: { 'theme.json': (json) => (json.fonts.primary.bold.url = 'plain-bold.woff2') },
    told: ['markets/theme.json:19:16 error fonts-exist: The file plain-bold.woff2 does not lie in content/fonts. [plain.woff2]'],
  },
  {
    mistake: 'a colour that is no hex string',
    edits: { 'theme.json': (json) => (json.colors.brand.ink = '#12345') },
    told: [
      'markets/theme.json:46:14 error theme-colours-are-hex: Expected a valid hex string, but "#12345" is none: 3, 4, 6 or 8 digits from 0 to f, with or without # before them.',
    ],
  },
  {
    mistake: 'a default language that nobody speaks',
    edits: { 'brand.json': (json) => (json.defaultLanguage = 'fi') },
    told: [
      'markets/brand.json:6:22 error default-language-is-served: The default language "fi" is spoken in no market. Spoken are "en", "fr".',
    ],
  },
  {
    mistake: 'an unknown routing strategy',
    edits: { 'brand.json': (json) => (json.routingStrategy = 'single-market') },
    told: [
      'markets/brand.json:7:22 error not-one-of: "routingStrategy" must be one of "multi-market-and-language", "single-market-and-language", but is "single-market".',
    ],
  },
  {
    mistake: 'a sender without an at sign',
    edits: { 'brand.json': (json) => (json.senderEmail = 'travel.small.example') },
    told: [
      'markets/brand.json:9:18 error wrong-form: "senderEmail" must be an email address, like travel@portolan.example, but is "travel.small.example".',
    ],
  },
  {
    mistake: 'null in a document that is not laid over another',
    edits: { 'brand.json': (json) => (json.facebookDomainVerification = null) },
    told: [
      'markets/brand.json:10:33 error wrong-type: "facebookDomainVerification" must be a text, but is null. null only removes, in a market, what base states.',
    ],
  },
  {
    mistake: 'a host without https',
    edits: { 'brand.json': (json) => (json.scriptHosts = ['cdn.small.example']) },
    told: [
      'markets/brand.json:11:5 error wrong-form: Entry 1 of "scriptHosts" must be a host alone, like https://scripts.example, but is "cdn.small.example".',
    ],
  },
  {
    mistake: 'a list that is a text',
    edits: { 'brand.json': (json) => (json.scriptHosts = 'https://cdn.small.example') },
    told: [
      'markets/brand.json:10:18 error wrong-type: "scriptHosts" must be a list in brackets [], but is the text "https://cdn.small.example".',
    ],
  },
  {
    mistake: 'a single-market brand with two markets',
    edits: { 'brand.json': (json) => (json.routingStrategy = 'single-market-and-language') },
    told: [
      'markets/brand.json:7:22 error single-market-brands-have-one-market-and-one-language: A brand with a single market has one market, but this one has 2: "gb", "be".',
    ],
  },
  {
    mistake: 'a single-market brand with two languages',
    edits: { 'brand.json': (json) => (json.routingStrategy = 'single-market-and-language'), 'gb/market.json': null },
    told: [
      'markets/brand.json:7:22 error single-market-brands-have-one-market-and-one-language: A brand with a single language has one language, but the market "be" has 2: "fr", "en".',
    ],
  },
  {
    mistake: 'a colour of five digits',
    edits: { 'theme.json': (json) => (json.colors.text.default = '#12345') },
    told: [
      'markets/theme.json:49:18 error theme-colours-are-hex: Expected a valid hex string, but "#12345" is none: 3, 4, 6 or 8 digits from 0 to f, with or without # before them.',
    ],
  },
  {
    mistake: 'a text that is hard to read',
    edits: { 'theme.json': (json) => (json.colors.text.muted = '#9aa5a2') },
    told: [
      'markets/theme.json:50:16 error theme-colours-have-contrast: The contrast of text.muted is too weak: 2.37 to 1 on surface.page (4.5 needed), 2.53 to 1 on surface.raised (4.5 needed), 2.12 to 1 on surface.sunken (4.5 needed), 2.15 to 1 on surface.sea (4.5 needed).',
    ],
  },
  {
    mistake: 'a surface on which nothing can be read',
    edits: { 'theme.json': (json) => (json.colors.surface.deep = '#cccccc') },
    told: [
      'markets/theme.json:59:15 error theme-colours-have-contrast: The contrast of surface.deep is too weak: 1.50 to 1 behind text.on-deep (4.5 needed), 1.01 to 1 behind text.on-deep-muted (4.5 needed), 2.47 to 1 behind border.on-deep (3 needed), 1.05 to 1 behind focus.on-deep (3 needed).',
    ],
  },
  {
    mistake: 'a focus ring that nobody sees',
    edits: { 'theme.json': (json) => (json.colors.focus.default = '#e0e0e0') },
    told: [
      'markets/theme.json:77:18 error theme-colours-have-contrast: The contrast of focus.default is too weak: 1.23 to 1 on surface.page (3 needed), 1.32 to 1 on surface.raised (3 needed), 1.10 to 1 on surface.sunken (3 needed), 1.12 to 1 on surface.sea (3 needed).',
    ],
  },
  {
    mistake: 'a transparent colour that is too weak',
    edits: { 'theme.json': (json) => (json.colors.text.muted = '#10302f66') },
    told: [
      'markets/theme.json:50:16 error theme-colours-have-contrast: The contrast of text.muted is too weak: 2.30 to 1 on surface.page (4.5 needed), 2.33 to 1 on surface.raised (4.5 needed), 2.26 to 1 on surface.sunken (4.5 needed), 2.26 to 1 on surface.sea (4.5 needed).',
    ],
  },
  {
    mistake: 'a colour that the theme lacks',
    edits: { 'theme.json': (json) => delete json.colors.focus['on-deep'] },
    told: [
      'markets/theme.json:76:5 error theme-has-every-colour-in-use: The colour "on-deep" is missing in "focus"; pages are drawn with it.',
    ],
  },
  {
    mistake: 'a misspelt colour',
    edits: { 'theme.json': (json) => rename(json.colors.text, 'default', 'defualt') },
    told: [
      'markets/theme.json:53:7 error theme-has-every-colour-in-use: The colour "default" is missing in "text"; pages are drawn with it. Nothing is drawn with "defualt". [default]',
    ],
  },
  {
    mistake: 'a group of colours that the theme lacks',
    edits: { 'theme.json': (json) => delete json.colors.status },
    told: [
      'markets/theme.json:43:3 error theme-has-every-colour-in-use: The group "status" is missing with its colours "danger", "danger-pale", "success", "success-pale", "warning", "warning-pale"; pages are drawn with them.',
    ],
  },
  {
    mistake: 'a font file of another format',
    edits: { 'theme.json': (json) => (json.fonts.primary.bold.format = 'ttf') },
    told: ['markets/theme.json:20:19 error not-one-of: "format" must be "woff2", but is "ttf".'],
  },
  {
    mistake: 'a colour name with a capital',
    edits: { 'theme.json': (json) => (json.colors.brand.Primary = '#fff') },
    told: [
      'markets/theme.json:47:7 error malformed-key: "Primary" cannot stand as a name here; it must be small letters, digits and hyphens. [primary]',
    ],
  },
  {
    mistake: 'documents of a newer version',
    edits: { 'brand.json': (json) => (json.configVersion = 99) },
    told: [
      'markets/brand.json:3:20 error newer-config-version: These documents are of version 99 of the config language, but this program knows no version after 1. Install a newer program.',
    ],
  },
  {
    mistake: 'a brand of spaces alone',
    edits: { 'brand.json': (json) => (json.name = '  ') },
    told: ['markets/brand.json:4:11 error wrong-form: "name" must be more than spaces, but is "  ".'],
  },
  {
    mistake: 'a host with more than a host',
    edits: { 'brand.json': (json) => (json.scriptHosts = ['https://cdn.small.example; object-src *']) },
    told: [
      'markets/brand.json:11:5 error wrong-form: Entry 1 of "scriptHosts" must be a host alone, like https://scripts.example, but is "https://cdn.small.example; object-src *".',
    ],
  },
  {
    mistake: 'a font name whose quotation mark is not closed',
    edits: { 'theme.json': (json) => (json.fonts.primary.fallback = '"Segoe UI, sans-serif') },
    told: [
      'markets/theme.json:6:19 error wrong-form: "fallback" must be names of fonts with commas between, those with spaces in quotation marks, like "Segoe UI", sans-serif, but is "\\"Segoe UI, sans-serif".',
    ],
  },
  {
    mistake: 'a sender whose domain has no end',
    edits: { 'brand.json': (json) => (json.senderEmail = 'travel@small') },
    told: [
      'markets/brand.json:9:18 error wrong-form: "senderEmail" must be an email address, like travel@portolan.example, but is "travel@small".',
    ],
  },
  {
    mistake: 'scripts from anywhere',
    edits: { 'brand.json': (json) => (json.scriptHosts = ['https://*']) },
    told: [
      'markets/brand.json:11:5 error wrong-form: Entry 1 of "scriptHosts" must be a host alone, like https://scripts.example, but is "https://*".',
    ],
  },
  {
    mistake: 'a whole element where its code is asked for',
    edits: { 'brand.json': (json) => (json.facebookDomainVerification = '<meta name="facebook-domain-verification" content="k3v9">') },
    told: [
      'markets/brand.json:10:33 error wrong-form: "facebookDomainVerification" must be letters, digits, hyphens and underscores, but is "<meta name=\\"facebook-domain-verification\\" content=\\"k3v9\\">".',
    ],
  },
  {
    mistake: 'font files that are swapped',
    edits: {
      'content/fonts/sans-400.woff2': '',
      'content/fonts/sans-700.woff2': '',
      'theme.json': (json) => {
        const { regular, semibold, bold } = json.fonts.primary;
        regular.url = 'sans-700.woff2';
        semibold.url = 'sans-700.woff2';
        bold.url = 'sans-400.woff2';
      },
    },
    told: [
      'markets/theme.json:9:16 warning font-files-fit-their-weight: By its name sans-700.woff2 is of the weight 700, but it stands for regular, which is 400. [sans-400.woff2]',
    ],
  },
  {
    mistake: 'a family without a bold file, for which the semibold one stands',
    edits: {
      'content/fonts/sans-regular.woff2': '',
      'content/fonts/sans-semibold.woff2': '',
      'theme.json': (json) => {
        const { regular, semibold, bold } = json.fonts.primary;
        regular.url = 'sans-regular.woff2';
        semibold.url = 'sans-semibold.woff2';
        bold.url = 'sans-semibold.woff2';
      },
    },
    told: [],
  },
];

import type { BrokenDocument } from './broken-document.ts';
import { copyOfTour, shippedText } from './edits.ts';

const terms =
  '{ "kind": "policy", "route": "terms", "title": { "en": "Terms" }, "description": { "en": "Terms" }, "blocks": { "text": { "type": "richText", "order": 1, "body": { "en": "<p>Hi</p>" } } } }';

export const pagesMistakes: BrokenDocument[] = [
  {
    mistake: 'an unknown kind of block',
    edits: { 'content/pages/home.json': (json) => (json.blocks.list.type = 'tourlist') },
    told: ['markets/content/pages/home.json:14:15 error not-one-of: "type" must be one of 9 known values, but is "tourlist". [tourList]'],
  },
  {
    mistake: 'a block without its kind',
    edits: { 'content/pages/home.json': (json) => delete json.blocks.hero.type },
    told: [
      'markets/content/pages/home.json:34:5 error missing-key: "type" is missing here: one of "hero", "richText", "imageWithText", "tourList", "destinationList", "steps", "quotes", "accordion", "callToAction".',
    ],
  },
  {
    mistake: 'a mistake within one kind of block',
    edits: { 'content/pages/home.json': (json) => delete json.blocks.hero.picture.alt },
    told: [
      'markets/content/pages/home.json:45:7 error missing-key: "alt" is missing in "picture". What is to be seen, for screen readers.',
    ],
  },
  {
    mistake: 'an entry that stands twice',
    edits: { 'content/pages/home.json': (json) => json.blocks.list.tours.push('two-lakes') },
    told: [
      'markets/content/pages/home.json:19:16 error same-entry-twice: Entries 1 and 2 of "tours" are the same; each may stand there once.',
    ],
  },
  {
    mistake: 'a picture that does not exist',
    edits: { 'content/pages/home.json': (json) => (json.blocks.hero.picture.src = 'lakes.svg') },
    told: ['markets/content/pages/home.json:46:16 error pictures-exist: The file lakes.svg does not lie in content/pictures. [lake.svg]'],
  },
  {
    mistake: 'a tour on the home page that does not exist',
    edits: { 'content/pages/home.json': (json) => (json.blocks.list.tours = ['two-lake']) },
    told: [
      'markets/content/pages/home.json:20:9 error links-lead-to-something-that-exists: There is no tour "two-lake" in content/tours. [two-lakes]',
    ],
  },
  {
    mistake: 'a quote about a tour that does not exist',
    edits: { 'content/pages/home.json': (json) => (json.blocks.voices.quotes.ann.tour = 'desert') },
    told: ['markets/content/pages/home.json:67:19 error links-lead-to-something-that-exists: There is no tour "desert" in content/tours.'],
  },
  {
    mistake: 'a page of an unknown kind',
    edits: { 'content/pages/home.json': (json) => (json.kind = 'homepage') },
    told: ['markets/content/pages/home.json:3:11 error not-one-of: "kind" must be one of "home", "content", "policy", but is "homepage".'],
  },
  {
    mistake: 'a page without its kind',
    edits: { 'content/pages/home.json': (json) => delete json.kind },
    told: ['markets/content/pages/home.json:1:1 error missing-key: "kind" is missing here: one of "home", "content", "policy".'],
  },
  {
    mistake: 'blocks in a list',
    edits: { 'content/pages/home.json': (json) => (json.blocks = Object.values(json.blocks)) },
    told: ['markets/content/pages/home.json:12:13 error wrong-type: "blocks" must be an object in braces {}, but is a list.'],
  },
  {
    mistake: 'a block that is a text',
    edits: { 'content/pages/home.json': (json) => (json.blocks.hero = 'hero') },
    told: ['markets/content/pages/home.json:34:13 error wrong-type: "hero" must be an object in braces {}, but is the text "hero".'],
  },
  {
    mistake: 'a key of another kind of block',
    edits: { 'content/pages/home.json': (json) => (json.blocks.hero.tours = ['two-lakes']) },
    told: [
      'markets/content/pages/home.json:53:7 error unknown-key: "tours" is not known in "hero". Known are "type", "order", "title", "text", "picture", "showSearch", "height", "cta".',
    ],
  },
  {
    mistake: 'an element that formatted texts do not know',
    edits: {
      'content/pages/home.json': (json) => (json.blocks.about = { type: 'richText', order: 9, body: { en: '<p>Go <b>now</b></p>' } }),
    },
    told: [
      'markets/content/pages/home.json:94:15 error rich-text: The element <b> is not allowed; allowed are p, h2, h3, ul, ol, li, strong, em, a, br.',
    ],
  },
  {
    mistake: 'an element that is not closed in one language',
    edits: {
      'content/pages/home.json': (json) =>
        (json.blocks.about = { type: 'richText', order: 9, body: { en: '<p>Go</p>', fr: '<p>Partez <strong>vite</p>' } }),
    },
    told: ['markets/content/pages/home.json:95:15 error rich-text: <strong> is not closed.'],
  },
  {
    mistake: 'an attribute that runs a script',
    edits: {
      'content/pages/home.json': (json) => (json.blocks.about = { type: 'richText', order: 9, body: { en: '<p onclick="x()">Go</p>' } }),
    },
    told: ['markets/content/pages/home.json:94:15 error rich-text: <p> may not have the attribute "onclick".'],
  },
  {
    mistake: 'a link in a formatted text to an unknown route',
    edits: {
      'content/pages/home.json': (json) =>
        (json.blocks.about = { type: 'richText', order: 9, body: { en: '<p><a href="route:serch">Go</a></p>' } }),
    },
    told: [
      'markets/content/pages/home.json:94:9 error links-name-an-existing-route: This link leads to the route "serch", which routes.json does not have. [search]',
    ],
  },
  {
    mistake: 'a link in a formatted text to an unknown tour',
    edits: {
      'content/pages/home.json': (json) =>
        (json.blocks.about = { type: 'richText', order: 9, body: { en: '<p><a href="tour:two-lake">Go</a></p>' } }),
    },
    told: [
      'markets/content/pages/home.json:94:9 error links-lead-to-something-that-exists: This link leads to the tour "two-lake", which does not exist. [two-lakes]',
    ],
  },
  {
    mistake: 'a link in a formatted text that runs a script',
    edits: {
      'content/pages/home.json': (json) =>
        (json.blocks.about = { type: 'richText', order: 9, body: { en: '<p><a href="javascript:x()">Go</a></p>' } }),
    },
    told: [
      'markets/content/pages/home.json:94:15 error rich-text: A link cannot lead to "javascript:x()": page:…, tour:…, route:…, https:, mailto: and tel: are known.',
    ],
  },
  {
    mistake: 'a country with a code in small letters',
    edits: { 'content/destinations.json': (json) => (json.regions.alps.countries.switzerland.countryCode = 'ch') },
    told: ['markets/content/destinations.json:27:26 error wrong-form: "countryCode" must be two capital letters, but is "ch". [CH]'],
  },
  {
    mistake: 'a region without its picture',
    edits: { 'content/destinations.json': (json) => delete json.regions.alps.squareImage },
    told: [
      'markets/content/destinations.json:4:5 error missing-key: "squareImage" is missing in "alps". A picture for menus, cards and the head of its page.',
    ],
  },
  {
    mistake: 'a hero that does not stand first',
    edits: { 'content/pages/home.json': (json) => (json.blocks.hero.order = 20) },
    told: [
      'markets/content/pages/home.json:36:16 error heroes-stand-first-and-alone: A hero carries the headline of the page, so it must be the first block.',
    ],
  },
  {
    mistake: 'a second hero',
    edits: { 'content/pages/home.json': (json) => (json.blocks.hero2 = { ...json.blocks.hero, order: 30 }) },
    told: [
      'markets/content/pages/home.json:91:15 error heroes-stand-first-and-alone: A page has one headline: the hero "hero" carries it already.',
    ],
  },
  {
    mistake: 'a policy at a route that does not exist',
    edits: {
      'content/pages/terms.json':
        '{ "kind": "policy", "route": "terms", "title": { "en": "Terms" }, "description": { "en": "Terms" }, "blocks": { "text": { "type": "richText", "order": 1, "body": { "en": "<p>Hi</p>" } } } }',
    },
    told: [
      'markets/content/pages/terms.json:1:30 error pages-stand-at-a-route: routes.json has no route "terms" that shows the screen "content" at a path without parameters.',
    ],
  },
  {
    mistake: 'a page at the address of a route',
    edits: { 'content/pages/about.json': (json) => (json.slug.fr = 'circuits') },
    told: [
      'markets/content/pages/about.json:6:11 error routes-do-not-hide-pages: Nobody would find this page: the address /circuits belongs to the route "search".',
    ],
  },
  {
    mistake: 'a page slug with a space',
    edits: { 'content/pages/about.json': (json) => (json.slug.fr = 'a propos') },
    told: [
      'markets/content/pages/about.json:6:11 error slugs-are-well-formed: "a propos" cannot stand in an address: small letters without accents, digits and single hyphens are allowed. [a-propos]',
    ],
  },
  {
    mistake: 'two pages with one slug',
    edits: {
      'content/pages/team.json': (json) =>
        Object.assign(json, {
          kind: 'content',
          slug: { en: 'team', fr: 'a-propos' },
          title: { en: 'Team' },
          description: { en: 'Team' },
          blocks: { text: { type: 'richText', order: 1, body: { en: '<p>Us</p>' } } },
        }),
    },
    told: [
      'markets/content/pages/team.json:5:11 error slugs-are-unique-in-each-language: In the language "fr" the page "about" has the same slug: a-propos.',
    ],
  },
  {
    mistake: 'a smaller-than sign in a formatted text',
    edits: { 'content/pages/about.json': (json) => (json.blocks.story.body = { en: '<p>From < 5 people</p>' }) },
    told: ['markets/content/pages/about.json:21:15 error rich-text: A < that begins no element is written &lt;.'],
  },
  {
    mistake: 'a page without blocks',
    edits: { 'content/pages/about.json': (json) => (json.blocks = {}) },
    told: ['markets/content/pages/about.json:16:13 error too-few: "blocks" needs at least 1 entry, but has 0.'],
  },
  {
    mistake: 'a paragraph without words',
    edits: { 'content/pages/about.json': (json) => (json.blocks.story.body = { en: '<p>Us</p><p> </p>' }) },
    told: ['markets/content/pages/about.json:21:15 error rich-text: There is nothing to read in <p>.'],
  },
  {
    mistake: 'a link without words',
    edits: { 'content/pages/about.json': (json) => (json.blocks.story.body = { en: '<p>See <a href="page:home"></a></p>' }) },
    told: ['markets/content/pages/about.json:21:15 error rich-text: A link needs words to click.'],
  },
  {
    mistake: 'two mistakes in one formatted text',
    edits: { 'content/pages/about.json': (json) => (json.blocks.story.body = { en: '<h1>Us</h1><p class="big">Hello</p>' }) },
    told: [
      'markets/content/pages/about.json:21:15 error rich-text: <p> may not have the attribute "class".',
      'markets/content/pages/about.json:21:15 error rich-text: The element <h1> is not allowed; allowed are p, h2, h3, ul, ol, li, strong, em, a, br.',
    ],
  },
  {
    mistake: 'a destination with a code that no country has',
    edits: { 'content/destinations.json': (json) => (json.regions.alps.countries.switzerland.countryCode = 'ZZ') },
    told: [
      'markets/content/destinations.json:27:26 error destination-countries-exist: "ZZ" is not the code of a country; one looks like "PT".',
    ],
  },
  {
    mistake: 'stars of Markdown in a formatted text',
    edits: { 'content/pages/about.json': (json) => (json.blocks.story.body = { en: '<p>We **love** walking.</p>' }) },
    told: ['markets/content/pages/about.json:21:15 error rich-text: "**love**" is shown as it stands here: write <strong>…</strong>.'],
  },
  {
    mistake: 'a link of Markdown in a formatted text',
    edits: {
      'content/pages/about.json': (json) => (json.blocks.story.body = { en: '<p>See [our tours](https://small.example/tours).</p>' }),
    },
    told: [
      'markets/content/pages/about.json:21:15 error rich-text: "[our tours](https://small.example/tours)" is shown as it stands here: write <a href="…">…</a>.',
    ],
  },
  {
    mistake: 'a heading of Markdown in a formatted text',
    edits: { 'content/pages/about.json': (json) => (json.blocks.story.body = { en: '# Our story\n\nWe walk.' }) },
    told: ['markets/content/pages/about.json:21:15 error rich-text: "# Our story" is shown as it stands here: write <h2>…</h2>.'],
  },
  {
    mistake: 'an end tag that closes nothing',
    edits: { 'content/pages/about.json': (json) => (json.blocks.story.body = { en: '<p>We walk.</strong></p>' }) },
    told: ['markets/content/pages/about.json:21:15 error rich-text: </strong> closes nothing.'],
  },
  {
    mistake: 'a paragraph that is closed twice',
    edits: { 'content/pages/about.json': (json) => (json.blocks.story.body = { en: '<p>We walk.</p></p>' }) },
    told: ['markets/content/pages/about.json:21:15 error rich-text: </p> closes nothing.'],
  },
  {
    mistake: 'a tag in the title of a page',
    edits: { 'content/pages/about.json': (json) => (json.title.en = 'About <em>us</em>') },
    told: [
      'markets/content/pages/about.json:9:11 error plain-texts-have-no-markup: This text has no formatting, so "<em>" would be read as it stands. [About us]',
    ],
  },
  {
    mistake: 'two pages with one title',
    edits: {
      'content/pages/team.json': (json) =>
        Object.assign(json, {
          kind: 'content',
          slug: { en: 'team' },
          title: { en: 'About us' },
          description: { en: 'Who walks with you.' },
          blocks: { all: { type: 'richText', order: 1, body: { en: '<p>Us.</p>' } } },
        }),
    },
    told: [
      'markets/content/pages/team.json:7:11 warning titles-are-unique-in-each-language: The page "about" has the same title: neither visitors nor search engines could tell the two apart.',
    ],
  },
  {
    mistake: 'paragraphs without elements',
    edits: { 'content/pages/about.json': (json) => (json.blocks.story.body = { en: 'We walk.\n\nWe rest.' }) },
    told: ['markets/content/pages/about.json:21:15 error rich-text: Nobody sees an empty line here: paragraphs are written <p>…</p>.'],
  },
  {
    mistake: 'a copy of a page of which nothing was changed',
    edits: { 'content/pages/about-two.json': shippedText('content/pages/about.json') },
    told: [
      'markets/content/pages/about-two.json:5:11 error slugs-are-unique-in-each-language: The page "about" has the same slug in every language, like company/about-us: a copy needs slugs of its own.',
    ],
  },
  {
    mistake: 'a policy whose route is renamed',
    edits: {
      'content/pages/terms.json': terms,
      'routes.json': (json) => (json.routes.conditions = { page: 'content', path: '/terms' }),
    },
    told: [
      'markets/content/pages/terms.json:1:30 error pages-stand-at-a-route: routes.json has no route "terms" that shows the screen "content" at a path without parameters. [conditions]',
    ],
  },
  {
    mistake: 'a policy at a route of another screen',
    edits: {
      'content/pages/terms.json': terms,
      'routes.json': (json) => (json.routes = { terms: { page: 'customTour', path: '/terms' }, ...json.routes }),
    },
    told: [
      'markets/routes.json:5:15 error pages-stand-at-a-route: The page "terms" stands at this route, so it must show the screen "content", not "customTour". [content]',
    ],
  },
  {
    mistake: 'a policy at a route of another strategy',
    edits: {
      'content/pages/terms.json': terms,
      'routes.json': (json) =>
        (json.routes = { terms: { page: 'content', path: '/terms', strategy: 'single-market-and-language' }, ...json.routes }),
    },
    told: [
      'markets/routes.json:7:19 error pages-stand-at-a-route: A brand of the strategy "multi-market-and-language" does not have this route, at which the page "terms" stands. [multi-market-and-language]',
    ],
  },
  {
    mistake: 'a telephone number with spaces in a text',
    edits: { 'content/pages/about.json': (json) => (json.blocks.story.body = { en: '<p><a href="tel:+44 20 7946 0142">There</a></p>' }) },
    told: [
      'markets/content/pages/about.json:21:15 error rich-text: A link cannot lead to "tel:+44 20 7946 0142": write tel:+442079460142 instead.',
    ],
  },
  {
    mistake: 'an address without its s in a text',
    edits: { 'content/pages/about.json': (json) => (json.blocks.story.body = { en: '<p><a href="http://small.example">There</a></p>' }) },
    told: [
      'markets/content/pages/about.json:21:15 error rich-text: A link cannot lead to "http://small.example": write https://small.example instead.',
    ],
  },
  {
    mistake: 'a route with a slash in a text',
    edits: { 'content/pages/about.json': (json) => (json.blocks.story.body = { en: '<p><a href="route:/search">There</a></p>' }) },
    told: ['markets/content/pages/about.json:21:15 error rich-text: A link cannot lead to "route:/search": write route:search instead.'],
  },
  {
    mistake: 'a route with a path in a text',
    edits: { 'content/pages/about.json': (json) => (json.blocks.story.body = { en: '<p><a href="route:region/alps">There</a></p>' }) },
    told: [
      'markets/content/pages/about.json:21:15 error rich-text: A link cannot lead to "route:region/alps": one to a route looks like route:search, or with parameters like route:region;region=alps?page=2.',
    ],
  },
  {
    mistake: 'a tour as a route in a text',
    edits: { 'content/pages/about.json': (json) => (json.blocks.story.body = { en: '<p><a href="route:tour/two-lakes">There</a></p>' }) },
    told: [
      'markets/content/pages/about.json:21:15 error rich-text: A link cannot lead to "route:tour/two-lakes": write tour:two-lakes instead.',
    ],
  },
  {
    mistake: 'pages of which there is only one in a text',
    edits: { 'content/pages/about.json': (json) => (json.blocks.story.body = { en: '<p><a href="pages:about">There</a></p>' }) },
    told: ['markets/content/pages/about.json:21:15 error rich-text: A link cannot lead to "pages:about": write page:about instead.'],
  },
  {
    mistake: 'a path as a link of a text',
    edits: { 'content/pages/about.json': (json) => (json.blocks.story.body = { en: '<p><a href="/en-gb/tours">There</a></p>' }) },
    told: [
      'markets/content/pages/about.json:21:15 error rich-text: A link cannot lead to "/en-gb/tours": page:…, tour:…, route:…, https:, mailto: and tel: are known.',
    ],
  },
  {
    mistake: 'a picture that was renamed, though several documents show it',
    edits: { 'content/pictures/lake.svg': null, 'content/pictures/lakeside.svg': '' },
    told: [
      'markets/content/destinations.json:14:16 error pictures-exist: The file lake.svg does not lie in content/pictures; content/pages/home.json:44, content/tours/two-lakes.json:43 and base/errors.json:12 name it, too. [lakeside.svg]',
    ],
  },
  {
    mistake: 'a tour that is gone, though a page and promo codes name it',
    edits: {
      'content/tours/two-lakes.json': null,
      'content/tours/long-walk.json': (json) => Object.assign(json, copyOfTour('long-walk')),
    },
    told: [
      'markets/content/tours/two-lakes.json:1:1 error links-lead-to-something-that-exists: 4 places name the tour "two-lakes", which does not exist: content/pages/home.json:19, content/pages/home.json:65, promo-codes.json:20 and content/pages/about.json:21. [long-walk]',
    ],
  },
  {
    mistake: 'a page of a route that is gone, though a link leads to it',
    edits: {
      'routes.json': (json) => (json.routes.termsConditions = { path: '/terms', page: 'content' }),
      'base/footer.json': (json) => (json.firstBlock.links.tours.link = { type: 'page', page: 'terms-conditions' }),
    },
    told: [
      'markets/base/footer.json:16:19 error links-lead-to-something-that-exists: This link leads to the page "terms-conditions", which does not exist.',
    ],
  },
  {
    mistake: 'a paragraph that is begun twice in every language',
    edits: { 'content/pages/about.json': (json) => (json.blocks.story.body = { en: '<p><p>About us</p>', fr: '<p><p>Sur nous</p>' }) },
    told: ['markets/content/pages/about.json:21:15 error rich-text: <p> is not closed. It is the same in "fr".'],
  },
];

import type { Action, Change, ChangeGroup, LanguageChange, Topic } from '#compiler/plan/plan.ts';
import { type Paint, painter } from '../colour.ts';

export interface ReportedPlan {
  ref: string;
  groups: readonly ChangeGroup[];
  notCompared: readonly string[];
  /** How many errors the documents have before and after. */
  mistakes: { before: number; after: number };
  /** The name of each market by its code. */
  names: ReadonlyMap<string, string>;
}

const headings: Readonly<Record<Topic, string>> = {
  markets: 'Markets and languages',
  addresses: 'Addresses',
  menus: 'Menus',
  features: 'Features',
  'traveller-fields': 'Traveller fields',
  'search-engines': 'Search engines',
  pages: 'Pages',
  texts: 'Texts',
  tours: 'Tours',
  prices: 'Prices',
  appearance: 'Appearance',
  settings: 'Settings',
};

const marks: Readonly<Record<Action, [mark: string, colour: 'green' | 'red' | 'yellow']>> = {
  added: ['+', 'green'],
  removed: ['-', 'red'],
  changed: ['~', 'yellow'],
  moved: ['~', 'yellow'],
};

/** Longer texts are cut, so that a change can be seen at a glance. */
const shownCharacters = 60;

/** How much of what stays the same is shown before the first difference of long texts. */
const charactersBefore = 24;

/** What changes, as a person reads it: by market, then by what it is about. */
export function planReport(plan: ReportedPlan, colour: boolean): string {
  const paint = painter(colour);
  const groups = plan.groups.map((group) => groupReport(group, plan, paint));
  return [...warnings(plan, paint), ...groups, `${summary(plan)}\n`].join('\n');
}

function warnings({ ref, mistakes, notCompared }: ReportedPlan, paint: Paint): string[] {
  const states = [
    ...(mistakes.before > 0 ? [`The documents at "${ref}" have ${count(mistakes.before, 'mistake')}.`] : []),
    ...(mistakes.after > 0 ? [`The documents have ${count(mistakes.after, 'mistake')}; portolan check tells them.`] : []),
    ...(notCompared.length > 0 ? [`Not compared, since it could not be understood: ${notCompared.join(', ')}.`] : []),
  ];
  return states.length > 0 ? [`${states.map((sentence) => paint('yellow', sentence)).join('\n')}\n`] : [];
}

function groupReport(group: ChangeGroup, plan: ReportedPlan, paint: Paint): string {
  const topics = [...new Set(group.changes.map(({ topic }) => topic))];
  const parts = topics.flatMap((topic) => [
    `  ${headings[topic]}`,
    ...group.changes.filter((change) => change.topic === topic).flatMap((change) => changeReport(change, group, paint)),
  ]);
  return [paint('bold', title(group, plan)), ...parts, ''].join('\n');
}

function title({ markets, allMarkets }: ChangeGroup, plan: ReportedPlan): string {
  const names = markets.map((code) => `${plan.names.get(code) ?? code} (${code})`);
  return allMarkets && markets.length !== 1 ? 'All markets' : names.join(', ');
}

function changeReport(change: Change, group: ChangeGroup, paint: Paint): string[] {
  const { action, sentence, before, after } = change;
  const [mark, colour] = marks[action];
  const values = before === undefined && after === undefined ? [] : [`      ${arrow({ before, after }, change)}`];
  const languages = alike(change.languages ?? []).map(({ languages: spoken, ...states }) => {
    const address = (text: string) => inMarket(text, group.markets, spoken);
    return `      ${paint('gray', spoken.join(' '))} ${address(arrow(states, change))}${paint('yellow', address(afterwardsInWords(states)))}`;
  });
  return [
    `    ${paint(colour, mark)} ${inMarket(sentence, group.markets, [])}`,
    ...values,
    ...languages,
    ...remedies(change).map((line) => `      ${paint('yellow', line)}`),
  ];
}

/** Old and new with an arrow between; what is new or gone stands alone. */
function arrow(states: { before?: string | undefined; after?: string | undefined }, { topic }: Change): string {
  const texts = [states.before, states.after].flatMap((text) => (text === undefined ? [] : [text]));
  return (topic === 'addresses' ? texts : shortened(texts)).join(' → ');
}

/** Cuts texts that are too long, all at the same place: where they begin to differ must be seen. */
function shortened(texts: readonly string[]): string[] {
  const lines = texts.map((text) => text.replaceAll(/\s+/g, ' '));
  const isLong = lines.some((line) => line.length > shownCharacters);
  const start = isLong ? excerptStart(lines) : 0;
  return lines.map((line) => {
    const shown =
      line.length - start > shownCharacters ? `${line.slice(start, start + shownCharacters - 1).trimEnd()}…` : line.slice(start);
    return start > 0 ? `…${shown}` : shown;
  });
}

/** The beginning of a word shortly before the first difference; that of the text where it is near. */
function excerptStart([line = '', other]: readonly string[]): number {
  if (other === undefined) return 0;
  let difference = 0;
  while (difference < line.length && line[difference] === other[difference]) difference++;
  const earliest = difference - charactersBefore;
  if (earliest <= 0) return 0;
  const space = line.indexOf(' ', earliest);
  return space >= 0 && space < difference ? space + 1 : earliest;
}

function afterwardsInWords({ after, afterwards }: Omit<LanguageChange, 'language'>): string {
  if (!afterwards) return '';
  if (afterwards.kind === 'redirect') return afterwards.to === after ? ', with a redirect' : `, with a redirect to ${afterwards.to}`;
  if (afterwards.kind === 'taken') return `, where ${afterwards.by} stands now`;
  return after === undefined ? ', not found afterwards' : ', without a redirect';
}

/** What could be done for visitors who still follow an old address. */
function remedies({ action, subject, languages = [] }: Change): string[] {
  const isLost = action === 'moved' && languages.some(({ afterwards }) => afterwards?.kind === 'not-found');
  if (!isLost) return [];
  const remedy = subject.startsWith('route/') ? '; "formerPaths" in routes.json would lead them on' : '';
  return [`Without a redirect old addresses are not found${remedy}.`];
}

interface AlikeLanguages extends Omit<LanguageChange, 'language'> {
  languages: string[];
}

/** Languages with the same old and new words share a line. */
function alike(changes: readonly LanguageChange[]): AlikeLanguages[] {
  const found = new Map<string, AlikeLanguages>();
  for (const { language, ...states } of changes) {
    const key = JSON.stringify(states);
    const known = found.get(key) ?? { ...states, languages: [] };
    known.languages.push(language);
    found.set(key, known);
  }
  return [...found.values()];
}

/** Where it concerns one market or language alone, the address is written out. */
function inMarket(text: string, markets: readonly string[], languages: readonly string[]): string {
  const withMarket = markets.length === 1 ? text.replaceAll('{market}', markets[0] ?? '') : text;
  return languages.length === 1 ? withMarket.replaceAll('{language}', languages[0] ?? '') : withMarket;
}

function summary({ groups, ref, notCompared }: ReportedPlan): string {
  const changes = groups.reduce((sum, group) => sum + group.changes.length, 0);
  if (changes > 0) return `${count(changes, 'change')} against "${ref}".`;
  return notCompared.length > 0 ? `Nothing changes against "${ref}" in what could be compared.` : `Nothing changes against "${ref}".`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

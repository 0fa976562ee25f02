import { checkbox, confirm, input, select } from '@inquirer/prompts';
import { UsageError } from '../usage-error.ts';
import { countryFacts } from './country-facts.ts';
import { factsOf, type MarketRequest } from './draft-market.ts';
import { countryName, marketLanguage, storeLanguages, usualLanguages } from './languages.ts';
import { factsOfStore, hasRate, refuseCode, type Store } from './prepare-market.ts';

/** What is known so far; a code may still be missing. */
export type PartialRequest = Omit<MarketRequest, 'code'> & { code: string | undefined; rate: number | undefined };

export type CompleteRequest = MarketRequest & { rate: number | undefined };

/**
 * Asks on the terminal for all that was not given; what is usual in the country is proposed.
 * @throws UsageError where somebody leaves with Ctrl-C
 */
export async function askForMarket(given: PartialRequest, store: Store): Promise<CompleteRequest> {
  return untilLeft(async () => {
    const code = given.code ?? (await askForCode(store));
    const country = given.country ?? (await askForCountry(code));
    const facts = factsOf({ code, country });
    const name = given.name ?? given.names?.en;
    const english = name ?? (await input({ message: 'Name in English', default: countryName(facts.country, 'en'), required: true }));
    const ownName = name === undefined && english !== countryName(facts.country, 'en') ? english : given.name;
    const currency = given.currency ?? (await input({ message: 'Currency (ISO 4217)', default: facts.currencies[0] ?? '' })).toUpperCase();
    const rate = given.rate ?? (hasRate(store, currency) ? undefined : await askForRate(currency));
    const timeZone = given.timeZone ?? (await askForTimeZone(facts.timeZones));
    const languages = given.languages ?? (await askForLanguages(facts.country, facts.languages, store));
    return { ...given, code, country: facts.country, name: ownName, currency, rate, timeZone, languages };
  });
}

export async function askToWrite(): Promise<boolean> {
  return untilLeft(() => confirm({ message: 'Write this?' }));
}

async function askForCode(store: Store): Promise<string> {
  return input({ message: 'Code of the market, as it stands in addresses', validate: (code) => sentenceOf(() => refuseCode(code, store)) });
}

async function askForCountry(code: string): Promise<string> {
  const known = countryFacts(code)?.country;
  return input({
    message: 'Country (ISO 3166)',
    ...(known !== undefined && { default: known }),
    validate: (country) => sentenceOf(() => factsOf({ code, country })),
  });
}

async function askForRate(currency: string): Promise<number> {
  const isRate = (text: string) => Number(text) > 0 || 'A number above 0 is needed, as 7.4686.';
  return Number(await input({ message: `How many ${currency} for one euro? rates.json does not say`, validate: isRate }));
}

async function askForTimeZone(timeZones: readonly string[]): Promise<string> {
  const [only] = timeZones;
  if (only !== undefined && timeZones.length === 1) return input({ message: 'Time zone', default: only });
  return select({ message: 'Time zone', choices: timeZones.map((value) => ({ value })) });
}

async function askForLanguages(country: string, official: readonly string[], store: Store): Promise<string[]> {
  const { spoken } = factsOfStore(store);
  const usual: readonly string[] = usualLanguages(country, official, spoken);
  const others = storeLanguages.filter((language) => spoken.has(language) && !usual.includes(language));
  const choices = [...usualLanguages(country, official, spoken), ...others].map((value) => ({
    value,
    name: `${marketLanguage(value, country).fullName} (${value})`,
    checked: usual.includes(value),
  }));
  return checkbox({ message: 'Languages; the first is shown to those who did not choose', choices, required: true });
}

function sentenceOf(check: () => unknown): true | string {
  try {
    check();
    return true;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

async function untilLeft<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && error.name === 'ExitPromptError') throw new UsageError('Nothing was written.');
    throw error;
  }
}

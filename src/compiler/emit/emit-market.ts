import type { CustomTourFormDocument, FieldRule, TravellerFieldsDocument } from '#contract/documents.generated.ts';
import type { CompiledMarket, CompiledRoute, FileUrl } from '#contract/release.ts';
import { ownerOfMessage } from '../resolve/message-owners.ts';
import type { ResolvedMarket } from '../resolve/resolved-store.ts';
import type { EmittedCustomTourForm } from './emit-custom-tour.ts';
import { compileMessages } from './emit-messages.ts';
import { emitSlices, type SliceInput } from './emit-slices.ts';
import { channelOf } from './market-shell.ts';
import { filesPath } from './release-files.ts';

/** A market's part of a release, as an object and as it is written, and its public files. */
export interface EmittedMarket {
  market: CompiledMarket;
  json: string;
  files: ReadonlySet<string>;
}

/** What writes the files that forms of several markets share. */
export interface FormMakers {
  emitValidators: (fields: TravellerFieldsDocument) => Promise<FileUrl>;
  emitCustomTourForm: (document: CustomTourFormDocument) => Promise<EmittedCustomTourForm>;
}

/** @param shown the market without what a browser must not see */
export async function emitMarket(
  input: SliceInput,
  market: ResolvedMarket,
  shown: ResolvedMarket,
  routes: CompiledRoute[],
  { emitValidators, emitCustomTourForm }: FormMakers,
): Promise<EmittedMarket> {
  const files = input.files.beginPart();
  const validators = await emitValidators(shown.documents['traveller-fields'].value);
  const customTourForm = await emitCustomTourForm(shown.documents['custom-tour-form'].value);
  const slices = shown.languages.map((language) => [language.urlCode, emitSlices(input, shown, language, validators, customTourForm)]);
  const compiled = compileMarket(market, routes, { validators, customTourForm }, Object.fromEntries(slices));
  return { market: compiled, json: JSON.stringify(compiled), files };
}

function compileMarket(
  market: ResolvedMarket,
  routes: CompiledRoute[],
  { validators, customTourForm }: { validators: FileUrl; customTourForm: EmittedCustomTourForm },
  slices: CompiledMarket['slices'],
): CompiledMarket {
  const { name, currency, country, timeZone, featureFlags, customerAccount, ...rest } = market.documents.market.value;
  const { enableB2cChannel, enabledPaymentProvidersB2b, enabledPaymentProvidersB2c } = rest;
  return {
    code: market.code,
    name,
    currency,
    country,
    timeZone,
    languages: market.languages,
    flags: featureFlags,
    hasCustomerAccounts: customerAccount !== undefined,
    enableB2cChannel,
    ...channelOf(market),
    enabledPaymentProvidersB2c,
    enabledPaymentProvidersB2b,
    paymentPlans: market.documents.checkout.value.paymentPlans ?? {},
    routes,
    cancellationSteps: Object.values(market.documents.checkout.value.cancellation.steps),
    optionHours: market.documents.checkout.value.optionHours,
    requiredFields: market.documents['required-fields'].value,
    validatorsFile: releasePath(validators),
    fieldRules: fieldRulesOf(market.documents['traveller-fields'].value),
    customTourForm: {
      hash: customTourForm.hash,
      file: releasePath(customTourForm.file),
      validatorsFile: releasePath(customTourForm.validators),
    },
    ...ownMailMessages(market),
    slices,
  };
}

function ownMailMessages({ messages }: ResolvedMarket): Pick<CompiledMarket, 'mailMessages'> {
  const own = [...messages].filter(([, { layers }]) =>
    layers.slice(1).some(({ json }) => Object.keys(json.value as object).some((id) => ownerOfMessage(id) === 'mail')),
  );
  if (own.length === 0) return {};
  return { mailMessages: Object.fromEntries(own.map(([language]) => [language, compileMessages(messages, language).mail])) };
}

function fieldRulesOf({ contact, billing, passenger }: TravellerFieldsDocument): Record<string, FieldRule> {
  const sections = Object.entries({ contact, billing, passenger });
  return Object.fromEntries(
    sections.flatMap(([section, fields]) => Object.entries(fields).map(([path, { rule = 'none' }]) => [`${section}.${path}`, rule])),
  );
}

/** Where a public file lies below the folder of releases. */
function releasePath(url: FileUrl): string {
  return `files/${url.slice(filesPath.length)}`;
}

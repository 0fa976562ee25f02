import standaloneCode from 'ajv/dist/standalone/index.js';
import type { CustomTourField, CustomTourFormDocument } from '#contract/documents.generated.ts';
import type { CompiledCustomTourForm, FileUrl, ResolvedCustomTourField, ResolvedCustomTourForm } from '#contract/release.ts';
import { inOrder } from '#domain/in-order.ts';
import { textIn } from '#domain/localised-text.ts';
import type { CompleteStore } from '../resolve/complete-store.ts';
import { bundleModules } from '../standalone/bundle-modules.ts';
import { dateFormatSource } from '../standalone/date-format.ts';
import { createStandaloneAjv } from '../standalone/standalone-ajv.ts';
import { answersEntrySource, answersSchema, type PlacesAndStyles } from './answers-schema.ts';
import type { Cache } from './cache.ts';
import { localise } from './localise.ts';
import { contentHash, type ReleaseFiles } from './release-files.ts';

/** Counts up when the generated code changes, so that no old module is taken from the cache. */
const version = 1;

export interface EmittedCustomTourForm {
  /** Of what the form says and of what can be chosen in it. */
  hash: string;
  /** A CompiledCustomTourForm. */
  file: FileUrl;
  validators: FileUrl;
  inLanguage(language: string): ResolvedCustomTourForm;
}

/** Writes each distinct form for a tour of one's own, and the module that checks its answers, once. */
export function createCustomTourEmitter(
  files: ReleaseFiles,
  cache: Cache,
  store: CompleteStore,
): (document: CustomTourFormDocument) => Promise<EmittedCustomTourForm> {
  const choices = placesAndStyles(store);
  const known = new Map<CustomTourFormDocument, Awaited<ReturnType<typeof make>>>();
  return async (document) => {
    const { hash, json, source, inLanguage } = known.get(document) ?? (await make(document));
    return { hash, inLanguage, file: files.add('custom-tour-form', 'json', json), validators: files.add('answers', 'mjs', source) };
  };

  async function make(document: CustomTourFormDocument) {
    const schema = answersSchema(document, choices);
    const key = `answers-v${version}-${contentHash(JSON.stringify(schema), 32)}.mjs`;
    const source = await cache.get(key, () => bundleAnswersValidator(schema));
    const compiled: CompiledCustomTourForm = { document, answersSchema: schema };
    const json = JSON.stringify(compiled);
    const languages = new Map<string, ResolvedCustomTourForm>();
    const inLanguage = (language: string) => {
      const resolved = languages.get(language) ?? resolveCustomTourForm(document, store, language);
      languages.set(language, resolved);
      return resolved;
    };
    const made = { hash: contentHash(json, 16), json, source, inLanguage };
    known.set(document, made);
    return made;
  }
}

async function bundleAnswersValidator(schema: object): Promise<string> {
  const ajv = createStandaloneAjv({ allErrors: true, messages: false });
  ajv.addSchema({ ...schema, $id: 'validate' });
  return bundleModules({
    'portolan:validators': standaloneCode(ajv, { validate: 'validate' }),
    'portolan:formats': dateFormatSource,
    'portolan:entry': answersEntrySource,
  });
}

/** A region by its key, a country behind that of its region; the styles that some tour is of. */
function placesAndStyles({ destinations, tours }: CompleteStore): PlacesAndStyles {
  const regions = inOrder(destinations.value.regions);
  return {
    destinations: regions.flatMap(([region, { countries }]) => [region, ...inOrder(countries).map(([key]) => `${region}/${key}`)]),
    styles: [...new Set([...tours.values()].flatMap(({ value }) => value.styles))].sort(),
  };
}

/** The form in one language, with the choices that come from elsewhere in the store. */
function resolveCustomTourForm(document: CustomTourFormDocument, store: CompleteStore, language: string): ResolvedCustomTourForm {
  const { title, intro, submitLabel } = localise(document, language);
  const choices = choicesIn(store, language);
  return {
    title,
    intro,
    submitLabel,
    sections: inOrder(document.sections).map(([key, section]) => ({
      key,
      title: textIn(section.title, language),
      ...(section.text && { text: textIn(section.text, language) }),
      fields: inOrder(section.fields).map(([name, field]) => resolveField(name, field, choices, language)),
    })),
  };
}

type Options = ResolvedCustomTourField['options'];

function choicesIn(store: CompleteStore, language: string): { destinations: Options; tourStyles: Options } {
  return {
    destinations: inOrder(store.destinations.value.regions).flatMap(
      ([region, { name, countries }]): Options => [
        { value: region, label: textIn(name, language), group: region },
        ...inOrder(countries).map(([key, country]) => ({
          value: `${region}/${key}`,
          label: textIn(country.name, language),
          group: region,
        })),
      ],
    ),
    tourStyles: placesAndStyles(store).styles.map((style) => ({ value: style, label: style })),
  };
}

function resolveField(
  key: string,
  field: CustomTourField,
  choices: ReturnType<typeof choicesIn>,
  language: string,
): ResolvedCustomTourField {
  const { label, help, widget, purpose, required = false, width = 'full', autocomplete, minimum, maximum, options = {} } = field;
  return {
    key,
    label: textIn(label, language),
    ...(help && { help: textIn(help, language) }),
    widget,
    ...(purpose && { purpose }),
    required,
    width,
    ...(autocomplete !== undefined && { autocomplete }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    options:
      widget === 'destinations' || widget === 'tourStyles'
        ? choices[widget]
        : inOrder(options).map(([value, option]) => ({ value, label: textIn(option.label, language) })),
  };
}

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompiledCustomTourForm, Release } from '#contract/release.ts';
import type { CustomTourForm, FieldValidators, MarketForms } from './release-holder.ts';

/** What checks the forms of each market: files of the release, shared by markets that have the same forms. */
export async function importForms({ markets }: Release, releasesDirectory: string): Promise<MarketForms> {
  const read = new Map<string, Promise<CustomTourForm>>();
  const entries = markets.map(async ({ code, validatorsFile, customTourForm }) => {
    const known = read.get(customTourForm.hash) ?? readCustomTourForm(customTourForm, releasesDirectory);
    read.set(customTourForm.hash, known);
    const { validators } = await importModule<{ validators: FieldValidators }>(releasesDirectory, validatorsFile);
    return { code, validators, customTour: await known };
  });
  const forms = await Promise.all(entries);
  return {
    validators: new Map(forms.map(({ code, validators }) => [code, validators])),
    customTours: new Map(forms.map(({ code, customTour }) => [code, customTour])),
  };
}

async function readCustomTourForm(
  { hash, file, validatorsFile }: Release['markets'][number]['customTourForm'],
  releasesDirectory: string,
): Promise<CustomTourForm> {
  const { document } = JSON.parse(await readFile(resolve(releasesDirectory, file), 'utf8')) as CompiledCustomTourForm;
  const { validate } = await importModule<Pick<CustomTourForm, 'validate'>>(releasesDirectory, validatorsFile);
  return { hash, document, validate };
}

async function importModule<Module>(releasesDirectory: string, file: string): Promise<Module> {
  return (await import(/* @vite-ignore */ pathToFileURL(resolve(releasesDirectory, file)).href)) as Module;
}

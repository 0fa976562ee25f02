import type { CallInput } from '#api/api.ts';
import type { CustomTour, CustomTourAsked, CustomTourDay, CustomTourProposal, TourSummary } from '#contract/api.generated.ts';
import type { CustomTourField, CustomTourFormDocument } from '#contract/documents.generated.ts';
import type { CompiledTour } from '#contract/release.ts';
import type { Answers, AnswerValue } from '#domain/custom-tour/answer-values.ts';
import type { StoredProposal } from '#domain/custom-tour/stored-proposal.ts';
import { emailOf } from '#domain/custom-tour/wishes.ts';
import { inOrder } from '#domain/in-order.ts';
import { textIn } from '#domain/localised-text.ts';
import type { Joinable } from '../catalogue/departure-board.ts';
import { type LocalisedCatalogue, localisedCatalogue } from '../catalogue/localised-catalogue.ts';
import type { LoadedRelease } from '../catalogue/release-holder.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { loadCustomTour } from './load-custom-tour.ts';

/** A custom tour in the language of whoever reads it. @throws BookingError CUSTOM_TOUR_NOT_FOUND, MARKET_NOT_FOUND */
export async function showCustomTour(
  context: SandboxContext,
  { params, query }: CallInput<'getCustomTour'>,
  joinable: ReadonlyMap<string, Joinable>,
): Promise<CustomTour> {
  const loaded = context.releases.current();
  const catalogue = localisedCatalogue(loaded, query.market, query.lang);
  const { row, form, answers } = await loadCustomTour(context, params.refId);
  return {
    refId: row.ref_id,
    createdAt: new Date(row.created_at).toISOString(),
    emailHint: hintOf(emailOf(form, answers)),
    asked: askedOf(form, answers, { loaded, language: query.lang, currency: loaded.markets.get(row.market)?.currency ?? '' }),
    proposal: row.proposal && proposalOf(row.proposal, loaded, catalogue, query.lang, joinable),
  };
}

/** Enough for its owner to know it: the address of the page is shared with others who travel. */
function hintOf(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}

/** Who asked stays out of what is shown, for the same reason. */
function isAboutThePerson({ widget, purpose }: CustomTourField): boolean {
  return widget === 'email' || widget === 'phone' || widget === 'checkbox' || purpose === 'name';
}

interface Words {
  loaded: LoadedRelease;
  language: string;
  /** In which amounts were asked for. */
  currency: string;
}

function askedOf({ sections }: CustomTourFormDocument, answers: Answers, { loaded, language, currency }: Words): CustomTourAsked[] {
  return inOrder(sections)
    .map(([key, { title, fields }]) => ({
      key,
      title: textIn(title, language),
      entries: inOrder(fields).flatMap(([name, field]) => {
        const answer = answers[name];
        if (answer === undefined || isAboutThePerson(field)) return [];
        const words = valuesOf(answer).map((value) => wordFor(value, field, loaded, language));
        const values = field.widget === 'money' ? [...words, currency] : words;
        return values.length > 0 ? [{ key: name, label: textIn(field.label, language), widget: field.widget, values }] : [];
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}

function valuesOf(answer: AnswerValue): string[] {
  return Array.isArray(answer) ? answer.map(String) : [String(answer)];
}

function wordFor(value: string, { widget, options }: CustomTourField, { release }: LoadedRelease, language: string): string {
  if (widget === 'destinations') {
    const [regionKey, countryKey] = value.split('/');
    const region = release.catalogue.regions.find(({ key }) => key === regionKey);
    const place = countryKey === undefined ? region : region?.countries.find(({ key }) => key === countryKey);
    return place ? textIn(place.name, language) : value;
  }
  const option = options?.[value];
  return option ? textIn(option.label, language) : value;
}

/** Null where the tour has left the catalogue: it cannot be booked any more. */
function proposalOf(
  stored: StoredProposal,
  loaded: LoadedRelease,
  { summaries }: LocalisedCatalogue,
  language: string,
  joinable: ReadonlyMap<string, Joinable>,
): CustomTourProposal | null {
  const tour = loaded.tours.get(stored.tourId);
  const summaryOf = (id: string): TourSummary[] => {
    const summary = summaries.get(id);
    return summary ? [{ ...summary, nextDeparture: joinable.get(id)?.next ?? null }] : [];
  };
  const [base] = summaryOf(stored.tourId);
  if (!tour || !base) return null;
  const { reasons, startDate, adults, childAges, price, pricePerAdult, similarTours } = stored;
  return {
    tour: base,
    reasons,
    days: daysOf(stored, tour, language),
    startDate,
    travellers: { adults, childAges },
    price,
    pricePerAdult,
    similarTours: similarTours.flatMap(summaryOf),
  };
}

/** A day that the tour has lost since is left out. */
function daysOf({ days }: StoredProposal, tour: CompiledTour, language: string): CustomTourDay[] {
  const placeName = (key: string) => {
    const place = tour.places[key];
    return place ? textIn(place.name, language) : key;
  };
  return days.flatMap((planned): CustomTourDay[] => {
    if (planned.kind === 'free') return [{ kind: 'free', place: placeName(planned.place), title: '', text: '' }];
    const day = tour.days[planned.index];
    if (!day) return [];
    return [{ kind: 'tour', place: placeName(day.place), title: textIn(day.title, language), text: textIn(day.text, language) }];
  });
}

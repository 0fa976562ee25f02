import type { CustomTourWidget } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';
import { customTourFields } from '../fields/custom-tour-fields.ts';
import { causeBelow } from '../report/cause.ts';

type Bound = 'minimum' | 'maximum';

const both: readonly Bound[] = ['minimum', 'maximum'];

/** What bounds the answers of a widget; those that are not named have no bounds. */
const boundsOf: Partial<Record<CustomTourWidget, readonly Bound[]>> = {
  text: ['maximum'],
  longText: ['maximum'],
  number: both,
  money: both,
  multiChoice: both,
  destinations: both,
  tourStyles: both,
  ages: ['maximum'],
  month: ['maximum'],
};

export const formBoundsAllowAnAnswer: Rule = {
  name: 'form-bounds-allow-an-answer',
  severity: 'error',
  visit(store, report) {
    const onOffer = choicesOnOffer(store);
    return {
      values: customTourFields((field, at) => {
        const path = at.key;
        const { widget, purpose, minimum, maximum, options } = field;
        const isCounted = purpose === 'days' || purpose === 'adults';
        if (isCounted && maximum === undefined) {
          const message = `The field "${path}" is for "${purpose}" and needs a "maximum": a tour for any number would be drawn up.`;
          report(causeBelow(at, 'purpose', 'maximum') ?? at.place('purpose'), message);
        } else if (isCounted && (minimum ?? 0) < 1) {
          const message = `The field "${path}" is for "${purpose}", so "minimum" must be at least 1: a tour for none costs nothing.`;
          report(at.place(minimum === undefined ? 'purpose' : 'minimum'), message, minimum === undefined ? undefined : '1');
        }
        const idle = both.find((bound) => field[bound] !== undefined && !boundsOf[widget]?.includes(bound));
        if (idle) report(causeBelow(at, 'widget') ?? at.keyPlace(idle), `"${idle}" says nothing about a field that is drawn as ${widget}.`);
        if (minimum !== undefined && maximum !== undefined && minimum > maximum) {
          const message = `The field "${path}" takes nothing from ${minimum} to ${maximum}: "minimum" is larger than "maximum".`;
          report(causeBelow(at, 'minimum', 'maximum') ?? at.place('minimum'), message);
        }
        const offered = onOffer[widget];
        if (offered && (minimum ?? 0) > offered.count) {
          const message = `The field "${path}" asks for ${minimum} choices; ${offered.name} to choose from: ${offered.count}.`;
          report(at.place('minimum'), message);
        }
        const choices = Object.keys(options ?? {}).length;
        if (widget === 'multiChoice' && options && (minimum ?? 0) > choices) {
          const place = causeBelow(at, 'minimum', 'options') ?? at.place('minimum');
          report(place, `The field "${path}" asks for ${minimum} choices, but offers only ${choices}.`);
        }
      }),
    };
  },
};

interface OnOffer {
  count: number;
  name: string;
}

/** What the store itself offers to choose from. Where a tour has a mistake of its own, its styles are not known. */
function choicesOnOffer({ tours, destinations, namesOf }: SharedStore): Partial<Record<CustomTourWidget, OnOffer>> {
  const styles = new Set([...tours.values()].flatMap(({ value }) => value.styles));
  const regions = Object.values(destinations?.value.regions ?? {});
  const countries = regions.flatMap((region) => Object.keys(region.countries));
  return {
    ...(tours.size === namesOf('tour').size && { tourStyles: { count: styles.size, name: 'styles of tours' } }),
    ...(destinations && { destinations: { count: regions.length + countries.length, name: 'regions and countries' } }),
  };
}

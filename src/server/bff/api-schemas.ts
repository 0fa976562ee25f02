import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { lazily } from '#domain/lazily.ts';
import common from '../../../schemas/api/api-common.schema.json' with { type: 'json' };
import booking from '../../../schemas/api/booking.schema.json' with { type: 'json' };
import bookingLifecycle from '../../../schemas/api/booking-lifecycle.schema.json' with { type: 'json' };
import checkout from '../../../schemas/api/checkout.schema.json' with { type: 'json' };
import customTour from '../../../schemas/api/custom-tour.schema.json' with { type: 'json' };
import discovery from '../../../schemas/api/discovery.schema.json' with { type: 'json' };
import inventory from '../../../schemas/api/inventory.schema.json' with { type: 'json' };
import itineraries from '../../../schemas/api/itineraries.schema.json' with { type: 'json' };
import location from '../../../schemas/api/location.schema.json' with { type: 'json' };
import offers from '../../../schemas/api/offers.schema.json' with { type: 'json' };
import planner from '../../../schemas/api/planner.schema.json' with { type: 'json' };
import resume from '../../../schemas/api/resume.schema.json' with { type: 'json' };

/** What calls may carry. */
const apiSchemas = [
  common,
  booking,
  bookingLifecycle,
  checkout,
  customTour,
  discovery,
  inventory,
  itineraries,
  location,
  offers,
  planner,
  resume,
];

const base = common.$id.slice(0, common.$id.lastIndexOf('/'));

/** `checkout#CheckoutDetails`, as the table of calls names a definition, as a schema. */
export function schemaOf(reference: string): { $ref: string } {
  const [file, definition] = reference.split('#');
  return { $ref: `${base}/${file}.schema.json#/$defs/${definition}` };
}

interface Definition {
  description?: string;
}

/** All definitions by their names, which no two files share. */
export const definitions = lazily((): Record<string, Definition> => {
  const entries = apiSchemas.flatMap(({ $defs }) => Object.entries($defs as Record<string, Definition>));
  const names = new Set(entries.map(([name]) => name));
  if (names.size < entries.length) throw new Error('Two definitions of the API have one name');
  return Object.fromEntries(entries);
});

export type SchemaCompiler = (schema: object) => ValidateFunction;

/** What is sent is checked as it is: nothing is dropped, nothing turned into something else. */
export const compileStrict = createCompiler({});

/** Query strings and paths are text, from which numbers are read. */
export const compileText = createCompiler({ coerceTypes: true });

function createCompiler(options: Options): SchemaCompiler {
  const ajv = new Ajv2020({
    allErrors: false,
    removeAdditional: false,
    useDefaults: false,
    strict: true,
    allowUnionTypes: true,
    schemas: [],
    ...options,
  });
  // The rows of the table of calls stand at the root of each file; they say nothing about values.
  ajv.addVocabulary(['calls']);
  const addFormats =
    (ajvFormats as unknown as { default?: typeof ajvFormats.default }).default ?? (ajvFormats as unknown as typeof ajvFormats.default);
  addFormats(ajv);
  for (const schema of apiSchemas) ajv.addSchema(schema);
  return (schema) => ajv.compile(schema);
}

import validateFunctions from 'virtual:rjsf-validator';
import Form from '@rjsf/core';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { createRoot } from 'react-dom/client';
import { choicesOf, loadParty, plainName } from './party.ts';
import { partySchema } from './party-schema.ts';

/** RJSF as it comes, validating while one types, by code that Ajv made before. */
export async function prepare(size) {
  const { fields, countries } = await loadParty(size);
  const schema = partySchema(
    fields,
    countries.map(({ countryCode }) => countryCode),
  );
  const uiField = (field) => {
    if (field.widget === 'date') return { 'ui:widget': 'date' };
    const choices = choicesOf(field, countries);
    return choices.length > 0 ? { 'ui:enumNames': choices.map(({ label }) => label) } : {};
  };
  const uiSchema = {
    'ui:submitButtonOptions': { norender: true },
    travellers: {
      'ui:options': { addable: false, removable: false, orderable: false },
      items: Object.fromEntries(fields.map((field) => [plainName(field.path), uiField(field)])),
    },
  };
  const formData = { travellers: Array.from({ length: size }, () => ({})) };
  return async () => {
    const validator = createPrecompiledValidator(validateFunctions, schema);
    createRoot(document.body.appendChild(document.createElement('div'))).render(
      <Form schema={schema} uiSchema={uiSchema} formData={formData} validator={validator} liveValidate="onChange" showErrorList={false} />,
    );
  };
}

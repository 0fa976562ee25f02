import validateParty from 'virtual:party-validator';
import { memo } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm, useFormState } from 'react-hook-form';
import { choicesOf, loadParty, plainName } from './party.ts';

const orNothing = (value) => (value === '' ? undefined : value);

/** What Ajv's code finds wrong, as react-hook-form keeps it. */
function resolver(values) {
  if (validateParty(values)) return { values, errors: {} };
  const travellers = [];
  for (const { instancePath, keyword, params, message } of validateParty.errors) {
    const [, , index, name = params.missingProperty] = instancePath.split('/');
    travellers[index] = { [name]: { type: keyword, message }, ...travellers[index] };
  }
  return { values: {}, errors: { travellers } };
}

/** A field listens to its own state alone, so that an error renders no other. */
const Field = memo(function Field({ form: { register, control }, index, field, choices }) {
  const name = `travellers.${index}.${plainName(field.path)}`;
  const { errors } = useFormState({ control, name, exact: true });
  const error = errors.travellers?.[index]?.[plainName(field.path)];
  const attributes = { id: name, 'aria-invalid': error ? true : undefined, ...register(name, { setValueAs: orNothing }) };
  return (
    <div>
      <label htmlFor={name}>{field.label}</label>
      {error ? <p>{error.message}</p> : null}
      {choices.length > 0 ? (
        <select {...attributes}>
          <option value="" />
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input {...attributes} type={field.widget === 'date' ? 'date' : 'text'} />
      )}
    </div>
  );
});

function Party({ party: { slots, fields, countries } }) {
  const form = useForm({ mode: 'onTouched', resolver });
  return (
    <form>
      {slots.map(({ refId }, index) => (
        <fieldset key={refId}>
          <legend>{refId}</legend>
          {fields.map((field) => (
            <Field key={field.path} form={form} index={index} field={field} choices={choicesOf(field, countries)} />
          ))}
        </fieldset>
      ))}
    </form>
  );
}

export async function prepare(size) {
  const party = await loadParty(size);
  return async () => {
    createRoot(document.body.appendChild(document.createElement('div'))).render(<Party party={party} />);
  };
}

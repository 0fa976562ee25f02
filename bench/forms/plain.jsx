import { memo, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { checkTravellerField } from '#domain/traveller-rules.ts';
import { createProblemText } from '#stores/forms/problem-text.ts';
import { asked, choicesOf, loadParty } from './party.ts';

/** Uncontrolled inputs and nothing else: the browser holds the values, and a field's own rules are asked while one types. */
const Field = memo(function Field({ party, field, slot, problemText }) {
  const id = `${slot.refId}-${field.path}`;
  const touched = useRef(false);
  const message = useRef(null);

  function check({ currentTarget }) {
    const problem = checkTravellerField({
      value: currentTarget.value,
      visibility: asked[field.path],
      rule: field.rule,
      validateFormat: party.validators[`passenger.${field.path}`],
      trip: party.trip,
      slot,
      isValidPhone: () => true,
      isCountry: () => true,
    });
    const isWrong = touched.current && problem !== null;
    const text = isWrong ? problemText(problem, field.label) : '';
    if (message.current.textContent !== text) message.current.textContent = text;
    currentTarget.toggleAttribute('aria-invalid', isWrong);
  }

  const attributes = {
    id,
    name: id,
    required: asked[field.path] === 'required',
    onInput: check,
    onBlur: (event) => {
      touched.current ||= event.currentTarget.value !== '';
      check(event);
    },
  };
  const isChoice = field.widget === 'select' || field.widget === 'country';
  return (
    <div>
      <label htmlFor={id}>{field.label}</label>
      <p ref={message} />
      {isChoice ? (
        <select {...attributes}>
          <option value="" />
          {choicesOf(field, party.countries).map(({ value, label }) => (
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

export async function prepare(size) {
  const party = await loadParty(size);
  const problemText = createProblemText(party.config);
  return async () => {
    createRoot(document.body.appendChild(document.createElement('div'))).render(
      <form>
        {party.slots.map((slot) => (
          <fieldset key={slot.refId}>
            <legend>{slot.refId}</legend>
            {party.fields.map((field) => (
              <Field key={field.path} party={party} field={field} slot={slot} problemText={problemText} />
            ))}
          </fieldset>
        ))}
      </form>,
    );
  };
}

import { observer } from 'mobx-react-lite';
import { type FocusEvent, useContext, useState } from 'react';
import type { CallingCode } from '#contract/api.generated.ts';
import type { FieldNode } from '#stores/forms/field-node.ts';
import { useConfig, useIntl } from '../../store-context.tsx';
import { ariaOf, FieldFrame } from '../field-frame.tsx';
import { FormResources } from '../form-resources.ts';
import styles from '../forms.module.css';
import { goOnByEnter } from '../go-on-by-enter.ts';
import { leaveField } from '../leave-field.ts';
import { callingCountry, internationalNumber, nationalPart } from './phone-parts.ts';
import { TextControl } from './text-control.tsx';

/**
 * A number in international form. Where the countries are known, its calling code is chosen beside it; a number that is typed or
 * pasted with its code is taken as it is, and the choice follows once one leaves the field.
 */
export const PhoneControl = observer(function PhoneControl({ node }: { node: FieldNode }) {
  const { countries, phone } = useContext(FormResources);
  if (countries.length > 0) return <NumberWithCountry node={node} countries={countries} />;
  return (
    <TextControl node={node} type="tel" inputMode="tel" onFocus={() => void phone?.load()} onLeave={() => void phone?.complete(node)} />
  );
});

const NumberWithCountry = observer(function NumberWithCountry({ node, countries }: { node: FieldNode; countries: readonly CallingCode[] }) {
  const intl = useIntl();
  const home = useConfig().shell.market.country;
  const { phone } = useContext(FormResources);
  const [chosen, setChosen] = useState<string | null>(null);
  /** What is typed stays as it is until one leaves the field. */
  const [typed, setTyped] = useState<string | null>(null);
  const country = callingCountry(node.value, countries, [chosen, phone?.countryOf(node.value) ?? null, home]);
  const code = country?.callingCode ?? '';

  function choose(countryCode: string) {
    const next = countries.find((each) => each.countryCode === countryCode);
    setChosen(countryCode);
    if (next && node.value !== '') node.choose(internationalNumber(nationalPart(node.value, code), next.callingCode));
  }

  /** A browser that fills in the field does not enter it. */
  function type(input: HTMLInputElement) {
    setTyped(document.activeElement === input ? input.value : null);
    node.type(internationalNumber(input.value, code));
  }

  /** From the country to its number one does not leave the field. */
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    setTyped(null);
    if (currentTarget.parentElement?.contains(relatedTarget)) return;
    leaveField(node);
    void phone?.complete(node);
  }

  return (
    <FieldFrame node={node}>
      <div className={styles.phone}>
        <select
          className={styles.control}
          id={`${node.id}-country`}
          name={`${node.path}.country`}
          aria-label={intl.message('form.phoneCountry')}
          autoComplete="off"
          value={country?.countryCode ?? ''}
          onChange={({ target }) => choose(target.value)}
          onBlur={leave}
        >
          {countries.map(({ countryCode, callingCode, name }) => (
            <option key={countryCode} value={countryCode}>
              {`+${callingCode} ${name}`}
            </option>
          ))}
        </select>
        <input
          className={styles.control}
          id={node.id}
          name={node.path}
          type="tel"
          inputMode="tel"
          enterKeyHint="next"
          onKeyDown={goOnByEnter}
          maxLength={node.maxLength ?? undefined}
          value={typed ?? nationalPart(node.value, code)}
          autoComplete={node.autocomplete ?? 'off'}
          aria-required={node.required || undefined}
          {...ariaOf(node)}
          onFocus={() => void phone?.load()}
          onChange={({ target }) => type(target)}
          onBlur={leave}
        />
      </div>
    </FieldFrame>
  );
});

import { observer } from 'mobx-react-lite';
import type { UpsellOffer } from '#contract/api.generated.ts';
import { useIntl } from '#renderer/store-context.tsx';
import { Picture } from '#renderer/ui/picture.tsx';
import type { AdditionalOptions } from '#stores/checkout/payment/additional-options.ts';
import styles from '../../shared/checkout.module.css';
import own from './additional-options.module.css';
import { PriceTag } from './price-tag.tsx';

/** An extra: added or not, and where there are several, in which category. */
export const UpsellCard = observer(function UpsellCard({ offer, options }: { offer: UpsellOffer; options: AdditionalOptions }) {
  const intl = useIntl();
  const { offerId, name, description, pictures, serviceCategories } = offer;
  const chosen = options.chosenCategory(offerId);
  const [first] = serviceCategories;
  const [picture] = pictures;
  if (!first) return null;
  const hasChoice = serviceCategories.length > 1;
  const shown = serviceCategories.find(({ serviceCategoryRefId }) => serviceCategoryRefId === chosen) ?? first;
  return (
    <article className={chosen === undefined ? own.upsell : `${own.upsell} ${own.chosen}`} aria-labelledby={`upsell-${offerId}`}>
      {picture ? <Picture picture={picture} sizes="(min-width: 640px) 14rem, 100vw" className={own.picture} /> : null}
      <div className={own.text}>
        <h3 className={own.name} id={`upsell-${offerId}`}>
          {name}
        </h3>
        <p className={styles.muted}>{description}</p>
        <label className={own.choice}>
          <input
            type="checkbox"
            name={`upsell-${offerId}`}
            aria-describedby={`upsell-${offerId}`}
            checked={chosen !== undefined}
            onChange={({ target }) => void options.chooseUpsell(offerId, target.checked ? first.serviceCategoryRefId : null)}
          />
          <span>{hasChoice ? intl.message('checkout.options.add') : shown.serviceCategoryName}</span>
          {hasChoice && chosen !== undefined ? null : <PriceTag price={shown.salesPrice} />}
        </label>
        {chosen !== undefined && hasChoice ? (
          <fieldset className={own.categories}>
            <legend>{intl.message('checkout.options.category')}</legend>
            {serviceCategories.map(({ serviceCategoryRefId, serviceCategoryName, salesPrice }) => (
              <label key={serviceCategoryRefId} className={own.choice}>
                <input
                  type="radio"
                  name={`upsell-${offerId}-category`}
                  value={serviceCategoryRefId}
                  checked={serviceCategoryRefId === chosen}
                  onChange={() => void options.chooseUpsell(offerId, serviceCategoryRefId)}
                />
                <span>{serviceCategoryName}</span>
                <PriceTag price={salesPrice} />
              </label>
            ))}
          </fieldset>
        ) : null}
      </div>
    </article>
  );
});

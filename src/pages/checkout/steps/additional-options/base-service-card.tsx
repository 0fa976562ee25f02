import { observer } from 'mobx-react-lite';
import type { BaseService } from '#contract/api.generated.ts';
import type { AdditionalOptions } from '#stores/checkout/payment/additional-options.ts';
import styles from '../../shared/checkout.module.css';
import own from './additional-options.module.css';
import { PriceTag } from './price-tag.tsx';

/** A service that belongs to the trip: one of its categories is chosen. */
export const BaseServiceCard = observer(function BaseServiceCard({
  service: { productRefId, name, description, serviceCategories },
  options,
}: {
  service: BaseService;
  options: AdditionalOptions;
}) {
  const descriptionId = `service-${productRefId}-text`;
  return (
    <fieldset className={own.service} aria-describedby={descriptionId}>
      <legend className={own.name}>{name}</legend>
      <p className={styles.muted} id={descriptionId}>
        {description}
      </p>
      <div className={own.choices}>
        {serviceCategories.map(({ serviceCategoryRefId, serviceCategoryName, salesPrice, selected }) => (
          <label key={serviceCategoryRefId} className={own.choice}>
            <input
              type="radio"
              name={`service-${productRefId}`}
              value={serviceCategoryRefId}
              checked={selected}
              onChange={() => void options.chooseCategory(productRefId, serviceCategoryRefId)}
            />
            <span>{serviceCategoryName}</span>
            <PriceTag price={salesPrice} isIncluded={salesPrice.amount === 0} />
          </label>
        ))}
      </div>
    </fieldset>
  );
});

import { brandAndThemeMistakes } from './broken-documents/brand-and-theme.ts';
import type { BrokenDocument } from './broken-documents/broken-document.ts';
import { checkoutAndErrorsMistakes } from './broken-documents/checkout-and-errors.ts';
import { contradictionsMistakes } from './broken-documents/contradictions.ts';
import { copiesMistakes } from './broken-documents/copies.ts';
import { customTourFormMistakes } from './broken-documents/custom-tour-form.ts';
import { customerAccountMistakes } from './broken-documents/customer-account.ts';
import { destinationsMistakes } from './broken-documents/destinations.ts';
import { filesMistakes } from './broken-documents/files.ts';
import { headerAndFooterMistakes } from './broken-documents/header-and-footer.ts';
import { implausibleMistakes } from './broken-documents/implausible.ts';
import { layersMistakes } from './broken-documents/layers.ts';
import { marketsMistakes } from './broken-documents/markets.ts';
import { messagesMistakes } from './broken-documents/messages.ts';
import { offersMistakes } from './broken-documents/offers.ts';
import { pagesMistakes } from './broken-documents/pages.ts';
import { pairsMistakes } from './broken-documents/pairs.ts';
import { promoCodesMistakes } from './broken-documents/promo-codes.ts';
import { ratesMistakes } from './broken-documents/rates.ts';
import { routesMistakes } from './broken-documents/routes.ts';
import { severalMarketsMistakes } from './broken-documents/several-markets.ts';
import { textsMistakes } from './broken-documents/texts.ts';
import { tourPlacesMistakes } from './broken-documents/tour-places.ts';
import { tourPricesMistakes } from './broken-documents/tour-prices.ts';
import { toursMistakes } from './broken-documents/tours.ts';
import { travellerFieldsMistakes } from './broken-documents/traveller-fields.ts';

/** Documents with mistakes over every rule and every kind of document, by room. */
export const brokenDocuments: BrokenDocument[] = [
  ...brandAndThemeMistakes,
  ...checkoutAndErrorsMistakes,
  ...contradictionsMistakes,
  ...copiesMistakes,
  ...customTourFormMistakes,
  ...customerAccountMistakes,
  ...destinationsMistakes,
  ...filesMistakes,
  ...headerAndFooterMistakes,
  ...implausibleMistakes,
  ...layersMistakes,
  ...marketsMistakes,
  ...messagesMistakes,
  ...offersMistakes,
  ...pagesMistakes,
  ...pairsMistakes,
  ...promoCodesMistakes,
  ...ratesMistakes,
  ...routesMistakes,
  ...severalMarketsMistakes,
  ...textsMistakes,
  ...tourPlacesMistakes,
  ...tourPricesMistakes,
  ...toursMistakes,
  ...travellerFieldsMistakes,
];

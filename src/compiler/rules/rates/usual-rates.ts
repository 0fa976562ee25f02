/**
 * Roughly what one euro has been worth of late, of the currencies whose reference rates the European Central Bank publishes
 * and that keep their worth over years. Good for telling a slip of the pen, not for prices.
 */
export const usualRates: Readonly<Record<string, number>> = {
  AUD: 1.75,
  BRL: 6.2,
  CAD: 1.6,
  CHF: 0.94,
  CNY: 8.1,
  CZK: 24.5,
  DKK: 7.46,
  GBP: 0.87,
  HKD: 8.9,
  HUF: 390,
  IDR: 18500,
  ILS: 3.9,
  INR: 99,
  ISK: 145,
  JPY: 170,
  KRW: 1620,
  MXN: 21.5,
  MYR: 4.8,
  NOK: 11.7,
  NZD: 1.98,
  PHP: 65,
  PLN: 4.25,
  RON: 5.05,
  SEK: 11,
  SGD: 1.49,
  THB: 37.5,
  USD: 1.15,
  ZAR: 20.3,
};

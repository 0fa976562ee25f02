import type { BrokenDocument } from './broken-document.ts';
import { rename } from './edits.ts';

export const ratesMistakes: BrokenDocument[] = [
  {
    mistake: 'euro prices that are rounded to a hundred',
    edits: { 'rates.json': (json) => (json.currencies.EUR.roundTo = 10_000) },
    told: [
      'markets/rates.json:8:18 warning rates-are-plausible: Prices would be rounded up to multiples of 100 euros: "roundTo" counts the smallest coins of EUR, and "rate" says how many EUR one euro is worth.',
    ],
  },
  {
    mistake: 'a date that does not exist',
    edits: { 'rates.json': (json) => (json.date = '2026-02-30') },
    told: ['markets/rates.json:3:11 error wrong-form: "date" must be a date that exists, like 2030-05-31, but is "2026-02-30".'],
  },
  {
    mistake: 'a currency with digits that it has not',
    edits: { 'rates.json': (json) => (json.currencies.GBP.minorUnits = 0) },
    told: [
      'markets/rates.json:12:21 error rates-have-the-digits-of-their-currency: The currency "GBP" has 2 digits after the decimal point, but "minorUnits" says 0.',
    ],
  },
  {
    mistake: 'a rate of nothing',
    edits: { 'rates.json': (json) => (json.currencies.GBP.rate = 0) },
    told: ['markets/rates.json:11:15 error too-small: "rate" must be more than 0, but is 0.'],
  },
  {
    mistake: 'a rate as a text with a comma',
    edits: { 'rates.json': (json) => (json.currencies.GBP.rate = '0,85') },
    told: [
      'markets/rates.json:11:15 error wrong-type: "rate" must be a number, but is the text "0,85". Write 0.85, without quotation marks.',
    ],
  },
  {
    mistake: 'digits that no currency has',
    edits: { 'rates.json': (json) => (json.currencies.GBP.minorUnits = 4) },
    told: ['markets/rates.json:12:21 error too-large: "minorUnits" must be at most 3, but is 4.'],
  },
  {
    mistake: 'a currency in small letters',
    edits: { 'rates.json': (json) => rename(json.currencies, 'GBP', 'gbp') },
    told: ['markets/rates.json:10:5 error malformed-key: "gbp" cannot stand as a name here; it must be three capital letters. [GBP]'],
  },
  {
    mistake: 'a date of another country',
    edits: { 'rates.json': (json) => (json.date = '15.01.2026') },
    told: [
      'markets/rates.json:3:11 error wrong-form: "date" must be a date that exists, like 2030-05-31, but is "15.01.2026". [2026-01-15]',
    ],
  },
  {
    mistake: 'a euro that is worth more than a euro',
    edits: { 'rates.json': (json) => (json.currencies.EUR.rate = 1.1) },
    told: [
      'markets/rates.json:6:15 error euro-is-worth-one-euro: A rate says what one euro is worth, so that of the euro is 1, not 1.1. [1]',
    ],
  },
  {
    mistake: 'a rate that is upside down',
    edits: { 'rates.json': (json) => (json.currencies.SEK = { rate: 0.0913, minorUnits: 2, roundTo: 1000 }) },
    told: [
      'markets/rates.json:16:15 warning rates-are-plausible: One euro would be worth 0.0913 SEK. This looks like what one SEK is worth in euros. [10.953]',
    ],
  },
  {
    mistake: 'a rate near one that is upside down',
    edits: { 'rates.json': (json) => (json.currencies.GBP.rate = 1.1434) },
    told: [
      'markets/rates.json:11:15 warning rates-are-plausible: One euro would be worth 1.1434 GBP. This looks like what one GBP is worth in euros. [0.87458]',
    ],
  },
  {
    mistake: 'a rate whose decimal point slipped',
    edits: { 'rates.json': (json) => (json.currencies.SEK = { rate: 109.47, minorUnits: 2, roundTo: 1000 }) },
    told: ['markets/rates.json:16:15 warning rates-are-plausible: One euro would be worth 109.47 SEK; it used to be about 11.'],
  },
  {
    mistake: 'prices that are rounded to thousands',
    edits: { 'rates.json': (json) => (json.currencies.GBP.roundTo = 100000) },
    told: [
      'markets/rates.json:13:18 warning rates-are-plausible: Prices would be rounded up to multiples of 1176 euros: "roundTo" counts the smallest coins of GBP, and "rate" says how many GBP one euro is worth.',
    ],
  },
  {
    mistake: 'a currency that does not exist',
    edits: { 'rates.json': (json) => (json.currencies.UKP = { rate: 0.87, minorUnits: 2, roundTo: 100 }) },
    told: ['markets/rates.json:15:5 error currencies-exist: "UKP" is not the code of a currency; one looks like "EUR". [GBP]'],
  },
  {
    mistake: 'a misspelt currency',
    edits: { 'rates.json': (json) => (json.currencies.SKE = { rate: 10.9, minorUnits: 2, roundTo: 100 }) },
    told: ['markets/rates.json:15:5 error currencies-exist: "SKE" is not the code of a currency; one looks like "EUR". [SEK]'],
  },
];

import { expect, test } from 'vitest';
import { mailIntl } from './mail-texts.ts';

const words = (value: string) => [{ type: 0, value }];
const release = {
  mailMessages: { en: { 'mail.subject': words('Your trip'), 'mail.sign': words('Yours') }, fr: { 'mail.subject': words('Votre voyage') } },
};

test('a mail speaks the words of its market, else of its language, else English', () => {
  const market = { mailMessages: { fr: { 'mail.subject': words('Votre périple') } } };
  const own = mailIntl({ release, market, language: 'fr', locale: 'fr-BE' });
  const shared = mailIntl({ release, market: {}, language: 'fr', locale: 'fr-FR' });
  expect(own.formatMessage({ id: 'mail.subject' })).toBe('Votre périple');
  expect(shared.formatMessage({ id: 'mail.subject' })).toBe('Votre voyage');
  expect(own.formatMessage({ id: 'mail.sign' })).toBe('Yours');
});

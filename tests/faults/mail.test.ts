import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { runStore } from '../support/run-store.ts';
import { eventually, freshStoreData } from '../support/store-data.ts';
import { bookTrip, expectOk, HttpVisitor } from '../support/visitor.ts';

/** Longer than the pause between two rounds of the outbox: what comes twice has come by then. */
const longerThanARound = 3_000;

interface MailServer {
  mails: Email[];
  /** Who each mail was handed over for. */
  recipients: string[][];
  stop(): Promise<void>;
}

/** A mail server on this machine that keeps what it takes. */
async function startMailServer(port: number): Promise<MailServer> {
  const mails: Email[] = [];
  const recipients: string[][] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          recipients.push(envelope.rcptTo.map(({ address }) => address));
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return { mails, recipients, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** The subject in the words of the documents. */
async function subjectIn(language: string, title: string): Promise<string> {
  const messages = JSON.parse(await readFile(`markets/base/messages/${language}.json`, 'utf8')) as Record<string, string>;
  return (messages['mail.confirmation.subject'] ?? '').replace('{title}', title);
}

const trip = { tripId: 'lisbon-to-porto-by-train', rooms: [{ adults: 2, childAges: [] }], market: 'be', lang: 'nl' };

test('the confirmation comes once, in the language of the checkout; with the mail server down it follows', async () => {
  const port = await freePort();
  let server = await startMailServer(port);
  const store = await runStore({ dataDirectory: await freshStoreData(), environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } });

  const visitor = new HttpVisitor(store.origin);
  const { checkout } = await bookTrip(visitor, trip, { values: { email: 'eerste@post.example', firstName: 'Anneke' } });
  const booking = expectOk(await visitor.call('getBookingData', { query: checkout.query }));
  await eventually('the mail comes', async () => server.mails.length > 0);
  const [mail] = server.mails;
  expect(server.recipients).toEqual([['eerste@post.example']]);
  expect(mail?.to).toEqual([{ name: '', address: 'eerste@post.example' }]);
  expect(mail?.from).toEqual({ name: 'Portolan', address: 'bookings@portolan.example' });
  expect(mail?.subject).toBe(await subjectIn('nl', booking.title));
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain(booking.bookingReference);
    expect(part).toContain('Anneke');
  }
  expect(mail?.html).toContain('<html lang="nl');

  await server.stop();
  const second = new HttpVisitor(store.origin);
  const later = await bookTrip(second, { ...trip, lang: 'fr' }, { values: { email: 'seconde@poste.example' } });
  expect(later.location).toBe(`/checkout/${later.checkout.checkoutId}/payment-successful`);
  await eventually('the mail could not be sent', async () => store.output().includes('what was promised could not be done'));
  expect((await fetch(`${store.origin}/readyz`)).status).toBe(200);

  server = await startMailServer(port);
  await eventually('the mail follows', async () => server.mails.length > 0, 30);
  const { bookingReference, title } = expectOk(await second.call('getBookingData', { query: later.checkout.query }));
  expect(server.mails[0]?.subject).toBe(await subjectIn('fr', title));
  expect(server.mails[0]?.text).toContain(bookingReference);
  await new Promise((resolve) => setTimeout(resolve, longerThanARound));
  expect(server.recipients).toEqual([['seconde@poste.example']]);
  expect(store.output()).not.toContain('poste.example');
  await store.stop();
  await server.stop();
});

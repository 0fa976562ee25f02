import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CustomTourFormDocument } from '#contract/documents.generated.ts';
import { customTourForm, smallTourId, tourId, writeReleaseFiles } from '../fixtures/release.ts';
import { openStore, type TestStore, Visitor } from './store-fixture.ts';

let store: TestStore;
let visitor: Visitor;

beforeAll(async () => {
  store = await openStore();
  visitor = new Visitor(store.app);
});

afterAll(() => store.close());

const query = { market: 'be', lang: 'fr' };
const answers = {
  where: ['north/norway'],
  length: 5,
  month: '2027-05',
  adults: 2,
  children: [9],
  beds: 'fine',
  who: 'Ada Example',
  mail: 'ada@example.com',
  phone: '+32470123456',
};

let lastKey = 0;
const newKey = () => `key-of-a-client-${String(lastKey++).padStart(4, '0')}`;

const create = (body: object = { clientKey: newKey(), answers }, from = visitor, place = query) =>
  from.call('createCustomTour', { query: place, body });
const show = (refId: string, place = query) => visitor.call('getCustomTour', { params: { refId }, query: place });

test('answers become a proposal that whoever knows its reference id finds again', async () => {
  const created = await create();
  expect(created.status).toBe(200);
  expect(created.body.refId).toMatch(/^[A-Za-z0-9_-]{32}$/);
  const shown = await show(created.body.refId);
  expect(shown.headers['cache-control']).toBe('no-store');
  expect(shown.body).toMatchObject({
    refId: created.body.refId,
    emailHint: 'a…@example.com',
    asked: [
      {
        key: 'trip',
        title: 'Votre voyage',
        entries: [
          { key: 'where', label: 'Où ?', widget: 'destinations', values: ['Norvège'] },
          { key: 'length', label: 'Jours', widget: 'number', values: ['5'] },
          { key: 'month', label: 'Mois', widget: 'month', values: ['2027-05'] },
          { key: 'adults', label: 'Adultes', widget: 'number', values: ['2'] },
          { key: 'children', label: 'Enfants', widget: 'ages', values: ['9'] },
          { key: 'beds', label: 'Lits', widget: 'radio', values: ['Beaux'] },
        ],
      },
    ],
    proposal: {
      tour: { id: tourId, title: 'Kayak dans les îles norvégiennes' },
      reasons: ['destinations', 'month'],
      startDate: '2027-05-01',
      travellers: { adults: 2, childAges: [9] },
      similarTours: [{ id: smallTourId }],
    },
  });
});

test('what would not take the youngest traveller is not shown as another that fits', async () => {
  const similarTo = async (age: number) => {
    const { body } = await create({ clientKey: newKey(), answers: { ...answers, children: [age] } });
    return (await show(body.refId)).body.proposal?.similarTours.length;
  };
  expect([await similarTo(9), await similarTo(8)]).toEqual([1, 0]);
});

test('the tour is brought to the length and the comfort that were asked for', async () => {
  const priceOf = async (changes: object) => {
    const { body } = await create({ clientKey: newKey(), answers: { ...answers, ...changes } });
    return (await show(body.refId)).body.proposal;
  };
  const plain = await priceOf({ length: 3, beds: 'simple' });
  expect(plain?.days.map(({ kind, title }) => [kind, title])).toEqual([
    ['tour', 'Arrivée'],
    ['tour', 'Kayak'],
    ['tour', 'Retour'],
  ]);
  expect(plain?.price).toEqual({ amount: 260_000, currency: 'EUR' });
  const longer = await priceOf({ length: 5 });
  expect(longer?.days.map(({ kind }) => kind)).toEqual(['tour', 'free', 'tour', 'free', 'tour']);
  expect(longer?.price.amount).toBeGreaterThan(2 * 260_000);
});

test('it is shown in every language of every market, amounts in the currency in which they were asked for', async () => {
  const { body } = await create({ clientKey: newKey(), answers: { ...answers, budget: 1500 } });
  const shown = await show(body.refId, { market: 'gb', lang: 'en' });
  expect(shown.body).toMatchObject({ asked: [{ title: 'Your trip' }], proposal: { tour: { title: 'Island kayaking in Norway' } } });
  expect(shown.body.asked[0]?.entries.at(-1)).toEqual({ key: 'budget', label: 'Budget', widget: 'money', values: ['1500', 'EUR'] });
});

test('the same key with the same answers finds the same tour, at once or one after another; with others it is refused', async () => {
  const body = { clientKey: newKey(), answers };
  const all = await Promise.all([create(body), create(body), create(body)]);
  const again = await create({ ...body, answers: Object.fromEntries(Object.entries(answers).reverse()) });
  expect(new Set([...all, again].map((answer) => answer.body.refId)).size).toBe(1);
  expect(await create({ ...body, answers: { ...answers, length: 7 } })).toMatchObject({
    status: 422,
    body: { code: 'IDEMPOTENCY_KEY_REUSED' },
  });
});

test('wrong answers are told by field, and nothing is kept', async () => {
  const count = () => store.database.db.selectFrom('custom_tours').select('ref_id').execute();
  const before = (await count()).length;
  const { length: _, ...rest } = answers;
  const refused = await create({ clientKey: newKey(), answers: { ...rest, mail: 'ada', month: '2026-10', phone: '12' } });
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: ['length', 'mail', 'month', 'phone'],
    problems: [
      { path: 'length', code: 'required' },
      { path: 'mail', code: 'invalidEmail' },
      { path: 'month', code: 'invalidChoice' },
      { path: 'phone', code: 'invalidPhoneNumber' },
    ],
  });
  expect((await count()).length).toBe(before);
});

test.each([
  ['a key that is too short', { clientKey: 'short', answers }],
  ['no answers', { clientKey: 'key-of-a-client-none' }],
  ['an answer that is an object', { clientKey: 'key-of-a-client-obj1', answers: { ...answers, where: { in: 'Norway' } } }],
  ['a text without end', { clientKey: 'key-of-a-client-long', answers: { ...answers, who: 'x'.repeat(5_001) } }],
  [
    'more than a form can ask',
    { clientKey: 'key-of-a-client-many', answers: Object.fromEntries(Array.from({ length: 61 }, (_, n) => [n, 1])) },
  ],
  ['more bytes than anybody types', { clientKey: 'key-of-a-client-huge', answers: { who: 'x'.repeat(300_000) } }],
])('%s is refused', async (_, body) => {
  expect(await create(body)).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED' } });
});

test('a reference id that nobody was given is not found, whatever it looks like', async () => {
  const { body } = await create();
  const otherEnd = body.refId.endsWith('_') ? '-' : '_';
  for (const refId of ['x', body.refId.slice(0, -1), body.refId.slice(0, -1) + otherEnd, `${body.refId}${otherEnd}`]) {
    expect(await show(refId)).toMatchObject({ status: 404, body: { code: 'CUSTOM_TOUR_NOT_FOUND' } });
  }
});

test('a market without the page takes no answers', async () => {
  const { release } = await import('../fixtures/release.ts');
  const closed = await openStore({ release: { ...release, markets: release.markets.map((market) => ({ ...market, flags: {} })) } });
  expect(await create(undefined, new Visitor(closed.app))).toMatchObject({ status: 404, body: { code: 'CUSTOM_TOUR_NOT_FOUND' } });
  await closed.close();
});

test('who asked is in no log and, in the database, in no row that can be read', async () => {
  const { body } = await create();
  await create({ clientKey: newKey(), answers: { ...answers, mail: 'ada' } });
  const row = await store.database.db.selectFrom('custom_tours').selectAll().where('ref_id', '=', body.refId).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ form_hash: 'fixture-form', market: 'be', language: 'fr' });
  const readable = JSON.stringify(row) + store.log.join('');
  for (const secret of ['Ada Example', 'ada@example.com', '+32470123456']) expect(readable).not.toContain(secret);
  expect(store.log.join('')).not.toContain(body.refId);
});

async function sendMails(): Promise<void> {
  store.platform.start();
  await expect
    .poll(async () => (await store.database.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).length, {
      timeout: 10_000,
    })
    .toBe(0);
  await store.platform.stop();
}

test('the traveller gets the address by mail, again when asked, and never more than three times', async () => {
  const { body } = await create({ clientKey: newKey(), answers: { ...answers, mail: 'grace@example.com' } });
  const again = () => visitor.call('mailCustomTour', { params: { refId: body.refId }, body: {} });
  for (let round = 0; round < 4; round++) {
    await sendMails();
    expect(await again()).toMatchObject({ status: 200, body: { ok: true } });
  }
  await sendMails();
  const directory = join(store.dataDirectory, 'mail');
  const mails = await Promise.all(readdirSync(directory).map((file) => PostalMime.parse(readFileSync(join(directory, file)))));
  const own = mails.filter(({ to }) => to?.some(({ address }) => address === 'grace@example.com'));
  expect(own).toHaveLength(3);
  expect(own[0]?.subject).toBe('Votre circuit sur mesure\u00a0: Kayak dans les îles norvégiennes');
  expect(own[0]?.text).toContain(`http://localhost:3000/be-fr/design/${body.refId}`);
  expect(own[0]?.html).toContain('<html lang="fr-BE">');
  expect(await visitor.call('mailCustomTour', { params: { refId: 'nobody' }, body: {} })).toMatchObject({ status: 404 });
});

test('another document asks, checks and stores something else; what was asked before is shown as it was asked', async () => {
  const { release } = await import('../fixtures/release.ts');
  const before = (await create()).body.refId;
  const { sections } = customTourForm;
  const other: CustomTourFormDocument = {
    ...customTourForm,
    sections: {
      ...sections,
      trip: {
        order: 1,
        title: { en: 'Wishes' },
        fields: { boat: { order: 1, label: { en: 'Which boat?', fr: 'Quel bateau ?' }, widget: 'text' } },
      },
    },
  };
  const next = writeReleaseFiles({
    form: other,
    answersModule: `export const validate = ({ boat }) => (boat ? [] : [{ path: 'boat', code: 'required', params: {} }]);\n`,
  });
  const changed = await openStore({
    database: store.database,
    release: {
      ...release,
      markets: release.markets.map((market) => ({ ...market, customTourForm: { ...market.customTourForm, hash: 'other-form' } })),
    },
    releasesDirectory: next,
  });
  const reader = new Visitor(changed.app);
  const refused = await create({ clientKey: newKey(), answers }, reader);
  expect(refused.body).toMatchObject({ problems: [{ path: 'boat', code: 'required' }] });
  const created = await create({ clientKey: newKey(), answers: { boat: 'A kayak', mail: 'ada@example.com' } }, reader);
  const shown = (refId: string) => reader.call('getCustomTour', { params: { refId }, query });
  expect((await shown(created.body.refId)).body.asked[0]).toEqual({
    key: 'trip',
    title: 'Wishes',
    entries: [{ key: 'boat', label: 'Quel bateau ?', widget: 'text', values: ['A kayak'] }],
  });
  expect((await shown(before)).body.asked[0]).toMatchObject({ title: 'Votre voyage' });
  await changed.app.close();
});

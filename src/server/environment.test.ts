import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

const data = () => mkdtempSync(join(tmpdir(), 'portolan-environment-'));

test('nothing needs to be set', () => {
  const environment = readEnvironment({ DATA_DIR: data(), DATABASE_URL: '' });
  expect(environment).toMatchObject({
    port: 3000,
    publicOrigin: 'http://localhost:3000',
    isSecure: false,
    databaseUrl: undefined,
    trustProxy: false,
  });
});

test('the secret is made once and kept from other users', () => {
  const directory = data();
  const first = readEnvironment({ DATA_DIR: directory }).sessionSecret;
  expect(readEnvironment({ DATA_DIR: directory }).sessionSecret).toBe(first);
  expect(statSync(join(directory, 'secret')).mode & 0o777).toBe(0o600);
});

test('a data directory may be spelled from where the process starts', () => {
  const directory = data();
  expect(readEnvironment({ DATA_DIR: relative(process.cwd(), directory) }).dataDirectory).toBe(directory);
});

test.each([
  ['PORT', 'none'],
  ['PUBLIC_ORIGIN', 'https://shop.example/path'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['SMTP_URL', 'localhost:25'],
  ['LOG_LEVEL', 'loud'],
  ['SESSION_SECRET', 'short-secret'],
  ['RELEASE', '../secret'],
  ['BOOKING_URL', 'https://booking.example/path'],
  ['BOOKING_KEY', 'short-key'],
])('a wrong %s is named in one line that does not repeat the value', (name, value) => {
  const read = () => readEnvironment({ DATA_DIR: data(), [name]: value });
  expect(read).toThrow(new RegExp(`^The environment variable ${name} [^\\n]+$`));
  if (name === 'SESSION_SECRET') expect(read).not.toThrow(value);
});

test('what is for a developer’s own machine alone is refused in production and over https', () => {
  const local = { DATA_DIR: data(), LOCAL_ENVIRONMENT: 'true' };
  expect(readEnvironment(local).isLocal).toBe(true);
  expect(readEnvironment({ DATA_DIR: data() }).isLocal).toBe(false);
  expect(() => readEnvironment({ ...local, NODE_ENV: 'production' })).toThrow('LOCAL_ENVIRONMENT');
  expect(() => readEnvironment({ ...local, PUBLIC_ORIGIN: 'https://store.example' })).toThrow('LOCAL_ENVIRONMENT');
});

test('a booking platform elsewhere needs the key that it shares with the store', () => {
  const variables = { DATA_DIR: data(), BOOKING_URL: 'http://booking.example:4000' };
  expect(() => readEnvironment(variables)).toThrow('The environment variable BOOKING_KEY is missing');
  const { bookingUrl } = readEnvironment({ ...variables, BOOKING_KEY: 'a key of at least thirty-two characters' });
  expect(bookingUrl).toBe('http://booking.example:4000');
});

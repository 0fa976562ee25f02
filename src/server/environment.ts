import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bool, cleanEnv, EnvMissingError, host, makeValidator, num, port, str } from 'envalid';

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** What the process was told from outside, checked. */
export interface Environment {
  port: number;
  host: string;
  /** Scheme, host and port that visitors use, without a slash at the end. */
  publicOrigin: string;
  /** Whether cookies must be Secure: visitors come over https. */
  isSecure: boolean;
  /** Absolute, however it was spelled. */
  dataDirectory: string;
  marketsDirectory: string;
  /** PostgreSQL; without it the embedded database in the data directory is used. */
  databaseUrl: string | undefined;
  /** Without it mails are written to the data directory. */
  smtpUrl: string | undefined;
  /** Which proxies' forwarding headers count, as Fastify takes it. */
  trustProxy: boolean | string | number;
  logLevel: LogLevel;
  /** Where releases are; several instances may share the directory. */
  releasesDirectory: string;
  /** The one release that is served, by its hash; without it the documents are compiled. */
  release: string | undefined;
  /** Whether a change of the documents is noticed and compiled without being asked. */
  watchesMarkets: boolean;
  /** While developing: pages carry a script that reloads them when something changed. */
  reloadsBrowser: boolean;
  /** Milliseconds after which the sandbox payment provider settles what it settles later; its own where nothing is said. */
  sandboxPaymentDelay: number | undefined;
  /** A developer's own machine: an itinerary whose state cannot be had counts as one that was just begun. */
  isLocal: boolean;
  /** Signs and encrypts; at least 32 characters. */
  sessionSecret: string;
  /** The booking platform that is a process of its own; without it this process has one. */
  bookingUrl: string | undefined;
  /** What store and booking platform know each other by; at least 32 characters. There where `bookingUrl` is. */
  bookingKey: string | undefined;
}

/** A variable that cannot be used; the message is one line that names it. */
class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

const urlOf = (...protocols: string[]) =>
  makeValidator<string>((input) => {
    if (!URL.canParse(input) || !protocols.includes(new URL(input).protocol))
      throw new Error(`must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`);
    return input;
  });

const origin = makeValidator<string>((input) => {
  if (!URL.canParse(input) || !/^https?:$/.test(new URL(input).protocol))
    throw new Error('must be an address that starts with http:// or https://');
  const url = new URL(input);
  if (url.pathname !== '/' || url.search || url.hash) throw new Error('must be scheme, host and port without a path');
  return url.origin;
});

const secret = makeValidator<string>((input) => {
  if (input.length < 32) throw new Error('must have at least 32 characters');
  return input;
});

const proxies = makeValidator<boolean | string | number>((input) => {
  if (input === 'true' || input === 'false') return input === 'true';
  return /^\d+$/.test(input) ? Number(input) : input;
});

const releaseHash = makeValidator<string>((input) => {
  if (!/^[0-9a-f]{16}$/.test(input)) throw new Error('must be the hash of a release: 16 digits from 0 to f');
  return input;
});

const logLevels: LogLevel[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** @throws EnvironmentError naming the first wrong variable; values, which may be secrets, are not repeated. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const clean = cleanEnv(
    // An empty variable is one that was not set.
    Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')),
    {
      PORT: port({ default: 3000 }),
      HOST: host({ default: '0.0.0.0' }),
      PUBLIC_ORIGIN: origin({ default: undefined }),
      DATA_DIR: str({ default: './data' }),
      MARKETS_DIR: str({ default: './markets' }),
      DATABASE_URL: urlOf('postgres:', 'postgresql:')({ default: undefined }),
      SMTP_URL: urlOf('smtp:', 'smtps:')({ default: undefined }),
      TRUST_PROXY: proxies({ default: false }),
      LOG_LEVEL: str({ choices: logLevels, default: 'info' }),
      SESSION_SECRET: secret({ default: undefined }),
      RELEASES_DIR: str({ default: undefined }),
      RELEASE: releaseHash({ default: undefined }),
      WATCH_MARKETS: bool({ default: false }),
      RELOAD_BROWSER: bool({ default: false }),
      LOCAL_ENVIRONMENT: bool({ default: false }),
      NODE_ENV: str({ default: '' }),
      SANDBOX_PAYMENT_DELAY_MS: num({ default: undefined }),
      BOOKING_URL: origin({ default: undefined }),
      BOOKING_KEY: secret({ default: undefined }),
    },
    { reporter: ({ errors }) => reportFirst(errors) },
  );
  if (clean.BOOKING_URL && !clean.BOOKING_KEY) throw missing('BOOKING_KEY');
  const publicOrigin = clean.PUBLIC_ORIGIN ?? `http://localhost:${clean.PORT}`;
  if (clean.LOCAL_ENVIRONMENT && (clean.NODE_ENV === 'production' || publicOrigin.startsWith('https:')))
    throw new EnvironmentError('The environment variable LOCAL_ENVIRONMENT must not be true in production or over https');
  return {
    port: clean.PORT,
    host: clean.HOST,
    publicOrigin,
    isSecure: publicOrigin.startsWith('https:'),
    dataDirectory: resolve(clean.DATA_DIR),
    marketsDirectory: clean.MARKETS_DIR,
    databaseUrl: clean.DATABASE_URL,
    smtpUrl: clean.SMTP_URL,
    trustProxy: clean.TRUST_PROXY,
    logLevel: clean.LOG_LEVEL,
    releasesDirectory: resolve(clean.RELEASES_DIR ?? join(clean.DATA_DIR, 'releases')),
    release: clean.RELEASE,
    watchesMarkets: clean.WATCH_MARKETS,
    reloadsBrowser: clean.RELOAD_BROWSER,
    isLocal: clean.LOCAL_ENVIRONMENT,
    sandboxPaymentDelay: clean.SANDBOX_PAYMENT_DELAY_MS,
    sessionSecret: clean.SESSION_SECRET ?? keptSecret(clean.DATA_DIR),
    bookingUrl: clean.BOOKING_URL,
    bookingKey: clean.BOOKING_KEY,
  };
}

function missing(name: string): EnvironmentError {
  return new EnvironmentError(`The environment variable ${name} is missing`);
}

/**
 * Reads the process's environment; a wrong variable is told in one line and ends the process.
 * @param isPlatform whether the process is to be a booking platform, which needs a key
 */
export function loadEnvironment({ isPlatform = false } = {}): Environment {
  try {
    const environment = readEnvironment(process.env);
    if (isPlatform && !environment.bookingKey) throw missing('BOOKING_KEY');
    return environment;
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function reportFirst(errors: Record<string, Error | undefined>): void {
  const first = Object.entries(errors).find((entry): entry is [string, Error] => entry[1] !== undefined);
  if (!first) return;
  const [name, error] = first;
  const reason =
    error instanceof EnvMissingError
      ? 'is missing'
      : error.message.replace(/: ".*"/s, '').replace(/^Value .* not in choices/s, 'must be one of');
  throw new EnvironmentError(
    `The environment variable ${name} ${reason.startsWith('must') || reason === 'is missing' ? reason : `is wrong: ${reason}`}`,
  );
}

/** A secret of this installation, made once: what it encrypts must be readable after a restart. */
function keptSecret(dataDirectory: string): string {
  const file = join(dataDirectory, 'secret');
  try {
    mkdirSync(dataDirectory, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
      throw new EnvironmentError(
        `The environment variable DATA_DIR must name a directory that can be written: ${(error as Error).message}`,
      );
  }
  return readFileSync(file, 'utf8').trim();
}

import type { LoggerOptions } from 'pino';

/** Nothing that tells who somebody is or lets one act for him reaches a log, whatever is logged by mistake. */
const secrets = [
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  '*.email',
  '*.number',
  '*.cvc',
  '*.token',
  '*.password',
];

export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    redact: { paths: secrets, censor: '[redacted]' },
    serializers: {
      // Addresses of checkouts are what lets somebody in, and queries hold what people typed.
      req: ({ method, url = '' }: { method?: string; url?: string }) => ({ method, path: url.split('?')[0] }),
    },
  };
}

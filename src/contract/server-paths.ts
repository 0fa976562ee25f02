import { calendarPath } from './booking-calendar.ts';

/** Addresses that the server answers itself, each with all below it. No page can stand there. */
export const serverPaths = {
  api: '/api',
  checkoutApi: '/tours-checkout-api',
  assets: '/assets',
  files: '/files',
  builds: '/builds',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  sitemaps: '/sitemaps',
  live: '/livez',
  ready: '/readyz',
  metrics: '/metrics',
  preview: '/preview',
  development: '/dev',
  agencyHandOff: '/agency-hand-off',
  resume: '/resume-checkout',
  calendar: calendarPath,
  paymentReturn: '/payment-return',
  paymentWebhooks: '/payment-webhooks',
  sandboxPayments: '/sandbox-payments',
  supplierEvents: '/supplier-events',
} as const;

const allPaths: ReadonlySet<string> = new Set(Object.values(serverPaths));

/** The address of the server's own that a path begins with. */
export function serverPathOf(path: string): string | undefined {
  const [beginning = ''] = /^\/[^/]*/.exec(path) ?? [];
  return allPaths.has(beginning) ? beginning : undefined;
}

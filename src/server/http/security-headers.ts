import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { BrandDocument } from '#contract/documents.generated.ts';

/** Hosts besides our own that may serve scripts: those that the brand names, and that of its account platform. */
export function scriptHostsOf({ scriptHosts = [], accountPlatform }: BrandDocument): string[] {
  const { marketScript, headerScript, drawerScript } = accountPlatform ?? {};
  const platform = [marketScript, headerScript, drawerScript].flatMap((address) => (address ? [new URL(address).origin] : []));
  return [...new Set([...scriptHosts, ...platform])];
}

export interface SecurityHeadersOptions {
  isSecure: boolean;
  /** Hosts besides our own that the brand's documents allow to serve scripts. */
  scriptHosts: readonly string[];
  /** Origins whose pages may stand in a frame, as the documents have them now. */
  frameOrigins: () => readonly string[];
}

export async function registerSecurityHeaders(
  app: FastifyInstance,
  { isSecure, scriptHosts, frameOrigins }: SecurityHeadersOptions,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHosts],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: [() => frameOrigins().join(' ') || "'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}

import { useEffect } from 'react';
import { placeOfMessage } from '#domain/browser-message.ts';

const nobodyElse: readonly string[] = [];

/**
 * Follows browser messages that ask to go elsewhere.
 * @param isTrusted who may ask: whoever a message comes from besides is not heard
 * @param allowedOrigins where they may lead besides our own site
 */
export function useBrowserMessages(isTrusted: (event: MessageEvent) => boolean, allowedOrigins: readonly string[] = nobodyElse): void {
  useEffect(() => {
    function follow(event: MessageEvent) {
      if (!isTrusted(event)) return;
      const place = placeOfMessage(event.data, { ownOrigin: window.location.origin, allowedOrigins });
      if (place !== null) window.location.assign(place);
    }
    window.addEventListener('message', follow);
    return () => window.removeEventListener('message', follow);
  }, [isTrusted, allowedOrigins]);
}

/** Other windows of our own site, as one that a bank's page was opened in. */
export function isOwnWindow({ origin, source }: MessageEvent): boolean {
  return origin === window.location.origin && source !== null && source !== window;
}

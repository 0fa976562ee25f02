import type { Page } from '@playwright/test';
import { storeOrigin } from '../browser-test.ts';
import { bookTrip, HttpVisitor, type Trip } from '../visitor.ts';

/** Books a trip by the API, in the session of a page. @returns the checkout's id */
export async function bookInSession(page: Page, trip: Trip): Promise<string> {
  const cookies = new Map<string, string>();
  const { checkout } = await bookTrip(new HttpVisitor(storeOrigin(), cookies), trip);
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url: storeOrigin() })));
  return checkout.checkoutId;
}

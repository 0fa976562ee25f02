import type { MessageId } from '#config/names.ts';
import type { PageMeta } from '#renderer/routes/page-module.ts';
import { pageTitle } from '#renderer/routes/page-title.ts';
import type { RootStore } from '#stores/root-store.ts';

/** Checkout pages belong to one traveller: nothing of them is for search engines, and nothing is loaded on the server. */
export function checkoutMeta(titleId: MessageId, { config }: RootStore): PageMeta {
  const title = config.intl.message(titleId);
  return { title: pageTitle(title, config), description: title, noIndex: true };
}

export async function loadNothing(): Promise<null> {
  return null;
}

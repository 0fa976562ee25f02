import { definePage, type LoadContext } from '#renderer/routes/page-module.ts';
import { pageNotFound } from '#stores/errors/page-error.ts';
import { checkoutMeta } from '../shared/checkout-meta.ts';

/** Replaces a module of the checkout by one of another platform. Documents can name no such platform, so there is none to show. */
async function load({ store: { config }, routeName, params }: LoadContext): Promise<never> {
  throw pageNotFound(config.href(routeName, params));
}

export const page = definePage<never>({
  load,
  meta: (_, { store }) => checkoutMeta('checkout.title.entry', store),
  Component: () => null,
});

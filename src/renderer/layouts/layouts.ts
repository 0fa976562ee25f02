import type { ComponentType } from 'react';
import type { LayoutName } from '#contract/documents.generated.ts';
import { DefaultLayout } from './default-layout.tsx';

/**
 * What stands around a screen, by the name that routes.json uses. Each draws the screen where its outlet is. Only the one
 * that most pages have is part of the first script.
 */
export const layouts = {
  default: async () => DefaultLayout,
  'full-screen': () => import('./full-screen-layout.tsx').then((module) => module.FullScreenLayout),
  checkout: () => import('./checkout-layout.tsx').then((module) => module.CheckoutLayout),
  'checkout-empty': () => import('./checkout-empty-layout.tsx').then((module) => module.CheckoutEmptyLayout),
} satisfies Record<LayoutName, () => Promise<ComponentType>>;

import type { ComponentType } from 'react';
import type { LayoutName } from '#contract/documents.generated.ts';
import { CheckoutEmptyLayout } from './checkout-empty-layout.tsx';
import { CheckoutLayout } from './checkout-layout.tsx';
import { DefaultLayout } from './default-layout.tsx';
import { FullScreenLayout } from './full-screen-layout.tsx';

/** What stands around a screen, by the name that routes.json uses. Each draws the screen where its outlet is. */
export const layouts = {
  default: DefaultLayout,
  'full-screen': FullScreenLayout,
  checkout: CheckoutLayout,
  'checkout-empty': CheckoutEmptyLayout,
} satisfies Record<LayoutName, ComponentType>;

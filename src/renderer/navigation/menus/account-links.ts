import type { MarketConfig } from '#config/market-config.ts';
import type { RouteName } from '#config/names.ts';
import type { ResolvedCustomerAccount, ResolvedTarget } from '#contract/release.ts';
import { targetHref } from '../target-href.ts';

export interface AccountLink {
  name: RouteName;
  text: string;
  href: string;
}

/**
 * Where an account leads: to log in and to sign up, or, once logged in, to what is the customer's own. The market's account
 * platform may have its own addresses for the first two.
 */
export function accountLinks(account: ResolvedCustomerAccount, config: MarketConfig, isLoggedIn: boolean): AccountLink[] {
  const { links } = account;
  const link = (name: RouteName, text: string, own?: ResolvedTarget): AccountLink => ({
    name,
    text,
    href: own ? targetHref(own, config) : config.href(name),
  });
  if (!isLoggedIn)
    return [link('login', account.loginButtonText, links.login), link('signup', account.signupButtonText, links.registration)];
  return [
    link('profile', account.profileButtonText),
    link('bookings', account.myBookingsButtonText),
    link('manualBookingAssociation', account.manualBookingAssociationText),
  ];
}

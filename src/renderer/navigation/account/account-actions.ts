import type { MarketConfig } from '#config/market-config.ts';
import type { IconName } from '#contract/documents.generated.ts';
import type { ResolvedCustomerAccount } from '#contract/release.ts';
import type { User } from '#stores/account/auth-store.ts';
import { loginHref, signupHref } from './account-href.ts';

/** An entry of the account menu. */
export type AccountAction = { name: string; text: string; iconName?: IconName } & (
  | { type: 'link'; href: string }
  | { type: 'button'; press: () => void }
);

const longestName = 10;

/** What the button of the account menu says: the first name, cut to ten characters and a dot, or that here is the account. */
export function accountLabel(user: User | null, { menuButtonText }: ResolvedCustomerAccount): string {
  if (!user?.firstName) return menuButtonText;
  const letters = [...user.firstName];
  return letters.length > longestName ? `${letters.slice(0, longestName).join('')}.` : user.firstName;
}

interface ActionsInput {
  account: ResolvedCustomerAccount;
  config: MarketConfig;
  isLoggedIn: boolean;
  logOut: () => void;
}

/** What a visitor can do about the account, in the order of the menu. */
export function accountActions({ account, config, isLoggedIn, logOut }: ActionsInput): AccountAction[] {
  if (!isLoggedIn) {
    return [
      { type: 'link', name: 'login', text: account.loginButtonText, iconName: 'user', href: loginHref(account, config) },
      { type: 'link', name: 'signup', text: account.signupButtonText, iconName: 'plus', href: signupHref(account, config) },
    ];
  }
  return [
    { type: 'link', name: 'profile', text: account.profileButtonText, iconName: 'user', href: config.href('profile') },
    { type: 'link', name: 'bookings', text: account.myBookingsButtonText, iconName: 'ticket', href: config.href('bookings') },
    {
      type: 'link',
      name: 'manual-booking-association',
      text: account.manualBookingAssociationText,
      iconName: 'plus',
      href: config.href('manualBookingAssociation'),
    },
    { type: 'button', name: 'logout', text: account.logoutButtonText, iconName: 'arrow-right', press: logOut },
  ];
}

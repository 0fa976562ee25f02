import { createElement, type ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import type { AccountPlatform } from '#contract/documents.generated.ts';
import type { ResolvedCustomerAccount, ShellSlice } from '#contract/release.ts';
import { useConfig } from '../../store-context.tsx';
import { targetHref } from '../links/target-href.ts';
import { loginHref, signupHref } from './account-href.ts';
import styles from './platform-header.module.css';

/** What the account platform's own elements are told, as attributes: they are there before its scripts are. */
function usePlatformAttributes(account: ResolvedCustomerAccount): Record<string, string> {
  const config = useConfig();
  const { shell } = config;
  const { forgotPassword, privacyNotice, terms, helpDesk } = account.links;
  return {
    theme: JSON.stringify(themeOf(shell)),
    config: JSON.stringify({ brand: shell.brand.name, marketIdentifier: account.marketIdentifier, currency: shell.market.currency }),
    locale: shell.language.customerAccountLocale,
    market: shell.market.code.toUpperCase(),
    'login-url': loginHref(account, config),
    'registration-url': signupHref(account, config),
    'forgot-password-url': forgotPassword ? targetHref(forgotPassword, config) : config.href('resetPassword'),
    ...(privacyNotice && { 'privacy-notice-url': targetHref(privacyNotice, config) }),
    ...(terms && { 'terms-url': targetHref(terms, config) }),
    ...(helpDesk && { 'help-desk-url': targetHref(helpDesk, config) }),
  };
}

function themeOf({ theme: { stylesheet, logo, squareLogo } }: ShellSlice) {
  return { stylesheet, logo, squareLogo };
}

interface PlatformElementProps {
  account: ResolvedCustomerAccount;
  platform: AccountPlatform;
}

/** The account platform's header, which takes the place of the account menu. Until it is drawn, links lead where it would. */
export function PlatformHeader({ account, platform }: PlatformElementProps) {
  const attributes = usePlatformAttributes(account);
  return (
    <div className={styles.header} data-starts-app="">
      {element(
        platform,
        'header',
        attributes,
        <>
          <a href={attributes['login-url']}>{account.loginButtonText}</a>
          <a href={attributes['registration-url']}>{account.signupButtonText}</a>
        </>,
      )}
    </div>
  );
}

/** Its drawer, which the pages of the account itself have no use for. */
export function PlatformDrawer({ account, platform }: PlatformElementProps) {
  const { shell } = useConfig();
  const attributes = usePlatformAttributes(account);
  const shown = useMatches().map(({ id }) => id);
  const isAccountPage = shell.routes.some(({ name, page }) => page === 'account' && shown.includes(name));
  return isAccountPage ? null : element(platform, 'drawer', attributes);
}

/** An element of the platform: `<prefix>-account-<name>`. */
function element({ modulePrefix }: AccountPlatform, name: string, attributes: Record<string, string>, content?: ReactNode) {
  return createElement(`${modulePrefix}-account-${name}`, attributes, content);
}

import type { MarketConfig } from '#config/market-config.ts';
import type { RouteName } from '#config/names.ts';
import type { ResolvedCustomerAccount } from '#contract/release.ts';
import { loginHref, signupHref } from '#renderer/navigation/account/account-href.ts';
import { definePage, type LoadContext } from '#renderer/routes/page-module.ts';
import { pageTitle } from '#renderer/routes/page-title.ts';
import { useConfig } from '#renderer/store-context.tsx';
import { ButtonLink } from '#renderer/ui/button.tsx';
import { pageNotFound } from '#stores/errors/page-error.ts';
import styles from './account-page.module.css';

interface AccountData {
  routeName: RouteName;
}

/** Where the account platform draws itself. */
const mountId = 'customer-account';

async function load({ store: { config }, routeName, params }: LoadContext): Promise<AccountData> {
  if (!config.shell.customerAccount) throw pageNotFound(config.href(routeName, params));
  return { routeName };
}

/** What the account document calls each screen; those that it does not name are called by messages. */
function titleOf(routeName: RouteName, { shell: { customerAccount }, intl }: MarketConfig): string {
  const titles: Partial<Record<RouteName, string | undefined>> = {
    accountActivation: intl.message('account.activation.title'),
    resetPassword: intl.message('account.resetPassword.title'),
    login: customerAccount?.loginButtonText,
    signup: customerAccount?.signupButtonText,
    profile: customerAccount?.profileButtonText,
    bookings: customerAccount?.myBookingsButtonText,
    manualBookingAssociation: customerAccount?.manualBookingAssociationText,
    accountVerification: customerAccount?.accountVerificationTitle,
  };
  return titles[routeName] ?? customerAccount?.menuButtonText ?? '';
}

/** A screen of the account platform: its heading, a line until it has come, and the element that it fills. */
function AccountPage({ data: { routeName } }: { data: AccountData }) {
  const config = useConfig();
  const { customerAccount } = config.shell;
  return (
    <section className={styles.page}>
      <h1>{titleOf(routeName, config)}</h1>
      {customerAccount && routeName === 'accountVerification' ? (
        <Verification account={customerAccount} />
      ) : (
        <>
          <div id={mountId} data-screen={routeName}>
            <p role="status">{customerAccount?.loadingText}</p>
          </div>
          {customerAccount ? <OtherEntry account={customerAccount} routeName={routeName} /> : null}
        </>
      )}
    </section>
  );
}

/** From the login to the form for a new account; from that form, and from what a mail leads to, to the login. */
function OtherEntry({ account, routeName }: { account: ResolvedCustomerAccount; routeName: RouteName }) {
  const config = useConfig();
  if (routeName === 'login') return <a href={signupHref(account, config)}>{account.signupButtonText}</a>;
  if (routeName === 'signup' || routeName === 'accountActivation' || routeName === 'resetPassword')
    return <a href={loginHref(account, config)}>{account.loginButtonText}</a>;
  return null;
}

function Verification({ account }: { account: ResolvedCustomerAccount }) {
  const config = useConfig();
  return (
    <>
      <p>{account.accountVerificationMessage}</p>
      <p>
        <ButtonLink href={loginHref(account, config)}>{account.accountVerificationCta}</ButtonLink>
      </p>
    </>
  );
}

export const page = definePage<AccountData>({
  load,
  meta: ({ routeName }, { store: { config } }) => {
    const title = titleOf(routeName, config);
    return { title: pageTitle(title, config), description: title, noIndex: true };
  },
  Component: AccountPage,
});

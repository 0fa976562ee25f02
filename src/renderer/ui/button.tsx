import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

interface LookProps {
  look?: ButtonLook;
  /** Fills the line that it stands on. */
  isWide?: boolean;
}

function classNameOf({ look = 'primary', isWide = false }: LookProps, own?: string): string {
  return [styles.button, styles[look], isWide ? styles.wide : '', own ?? ''].filter(Boolean).join(' ');
}

export function Button({
  look,
  isWide,
  isBusy = false,
  className,
  ...rest
}: LookProps & { isBusy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  const looks = { ...(look ? { look } : {}), ...(isWide ? { isWide } : {}) };
  return <button type="button" {...rest} aria-busy={isBusy || undefined} className={classNameOf(looks, className)} />;
}

/** A link that looks like a button: it leads somewhere, where a button does something. */
export function ButtonLink({ look, isWide, className, children, ...rest }: LookProps & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const looks = { ...(look ? { look } : {}), ...(isWide ? { isWide } : {}) };
  return (
    <a {...rest} className={classNameOf(looks, className)}>
      {children}
    </a>
  );
}

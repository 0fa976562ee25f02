import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useIntl } from '../store-context.tsx';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Stands before the title, as a way back. */
  start?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A modal dialog on the browser's own: it traps focus, closes with Escape and gives focus back. What it holds exists only
 * while it is open.
 */
export function Dialog({ isOpen, onClose, title, start, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const intl = useIntl();

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className={className ? `${styles.dialog} ${className}` : styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      {isOpen ? (
        <>
          <div className={styles.head}>
            {start}
            <h2 id={titleId}>{title}</h2>
            <button type="button" className={styles.close} aria-label={intl.message('shell.close')} onClick={onClose}>
              <Icon name="x" />
            </button>
          </div>
          {children}
        </>
      ) : null}
    </dialog>
  );
}

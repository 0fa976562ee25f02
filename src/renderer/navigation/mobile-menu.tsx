import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useConfig, useIntl } from '../store-context.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { DocumentLink } from './document-link.tsx';
import styles from './mobile-menu.module.css';

/**
 * The navigation of small screens. Before scripts it unfolds below the header; afterwards the same button opens it as a
 * modal dialog, which traps focus, closes with Escape and keeps the page from scrolling.
 */
export function MobileMenu() {
  const intl = useIntl();
  const { shell } = useConfig();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!details.current?.open) return;
    details.current.open = false;
    setOpen(true);
  }, []);

  function open(event: MouseEvent) {
    event.preventDefault();
    setOpen(true);
  }

  function closeAfterChoice(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
  }

  return (
    <>
      <details ref={details} className={styles.menu}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary className={styles.toggle} onClick={open}>
          <Icon name="menu" />
          {intl.message('shell.menu')}
        </summary>
        <div className={styles.panel}>
          <MenuLinks />
        </div>
      </details>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={shell.header.mobileNavigationTitleLabel} className={styles.dialog}>
        {/* biome-ignore lint/a11y: the links inside are what is clicked, by mouse or by key */}
        <div onClick={closeAfterChoice}>
          <MenuLinks />
        </div>
      </Dialog>
    </>
  );
}

function MenuLinks() {
  const config = useConfig();
  const { links, externalNavigation } = config.shell.header;
  return (
    <ul className={styles.list}>
      <li>
        <a href={config.homeHref}>{config.shell.header.mobileHomepageLinkLabel}</a>
      </li>
      {[...links, ...externalNavigation].map((link) => (
        <li key={link.key}>
          <DocumentLink link={link} />
        </li>
      ))}
    </ul>
  );
}

import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { ResolvedHeaderLink, ResolvedMegaMenuItem } from '#contract/release.ts';
import { createMenuStore } from '#stores/menus/menu-store.ts';
import { useStore } from '../../store-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from '../header/mega-menu.module.css';
import { targetHref } from '../links/target-href.ts';
import { MegaPanel } from './mega-panel.tsx';
import { useMegaMenu } from './use-mega-menu.ts';

interface MegaMenuProps {
  link: ResolvedHeaderLink;
  items: readonly ResolvedMegaMenuItem[];
  /** Whether the pointer was above the menu that this one takes the place of. */
  isHovered: boolean;
  /** The link in that menu that had the focus. */
  focusedHref: string | null;
}

/** An entry of the header that opens a panel: a button, and a link for those whose pointer has opened the panel already. */
export const MegaMenu = observer(function MegaMenu({ link, items, isHovered, focusedHref }: MegaMenuProps) {
  const { config, feature } = useStore();
  const menus = feature('menus', createMenuStore);
  const panelId = useId();
  const isOpen = menus.openKey === link.key;
  const { entryProps, buttonProps } = useMegaMenu({ menus, key: link.key, isOpen, isHovered, focusedHref });
  return (
    <li className={styles.menu} data-open={isOpen || undefined} {...entryProps}>
      {/* biome-ignore lint/a11y/useSemanticElements: it stays a link for those whom its panel does not help */}
      <a
        className={styles.button}
        href={targetHref(link.link, config)}
        role="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        {...buttonProps}
      >
        {link.label}
        <Icon name="chevron-down" className={styles.chevron} />
      </a>
      <div id={panelId} className={styles.panel}>
        <MegaPanel link={link} items={items} selectedIndex={isOpen ? menus.selectedIndex : 0} onSelect={(index) => menus.select(index)} />
      </div>
    </li>
  );
});

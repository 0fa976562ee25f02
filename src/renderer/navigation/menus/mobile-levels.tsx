import { observer } from 'mobx-react-lite';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { ResolvedMenus } from '#contract/release.ts';
import { createMobileMenuStore } from '#stores/menus/mobile-menu-store.ts';
import { useIntl, useStore } from '../../store-context.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LevelList } from './level-list.tsx';
import { levelOf } from './level-of.ts';
import styles from './mobile-levels.module.css';

interface MobileLevelsProps {
  menus: ResolvedMenus;
  isOpen: boolean;
  onClose: () => void;
}

/** The menu of small screens as a modal dialog: the main view, a mega menu, and what one of its items holds. */
export const MobileLevels = observer(function MobileLevels({ menus, isOpen, onClose }: MobileLevelsProps) {
  const { config, feature } = useStore();
  const intl = useIntl();
  const menu = feature('mobileMenu', createMobileMenuStore);
  const content = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const { path, left } = menu;
  const level = levelOf(path, config.shell.header, menus);

  useEffect(() => {
    if (!isOpen) menu.reset();
  }, [isOpen, menu]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows each change of level
  useEffect(() => {
    if (left) content.current?.querySelector<HTMLElement>(`[data-enters="${CSS.escape(left)}"]`)?.focus();
    else back.current?.focus();
  }, [path.length]);

  /** A link to the page on screen changes no route, and closes the menu all the same. */
  function closeAfterChoice({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={level.title}
      className={styles.dialog}
      start={
        path.length > 0 ? (
          <button ref={back} type="button" className={styles.back} aria-label={intl.message('shell.menu.back')} onClick={() => menu.back()}>
            <Icon name="chevron-left" />
          </button>
        ) : null
      }
    >
      {/* biome-ignore lint/a11y: the links inside are what is clicked, by mouse or by key */}
      <div key={path.join('/')} ref={content} className={styles.level} onClick={closeAfterChoice}>
        <LevelList level={level} menu={menu} />
      </div>
    </Dialog>
  );
});

import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { ResolvedHeaderLink, ResolvedMegaMenuItem } from '#contract/release.ts';
import { useConfig, useIntl } from '../../store-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from '../header/mega-menu.module.css';
import { DocumentLink } from '../links/document-link.tsx';
import { targetHref } from '../links/target-href.ts';

interface MegaPanelProps {
  link: ResolvedHeaderLink;
  items: readonly ResolvedMegaMenuItem[];
  selectedIndex: number;
  /** Absent on the server, which draws no pictures: a page would carry them for those who open no menu. */
  onSelect?: (index: number) => void;
}

/** So long must a pointer rest on an item: on the way to the content of another one it crosses some. */
const restMs = 60;

/** A mega menu's panel: the items on the left, and beside them what the selected one holds. */
export function MegaPanel({ link, items, selectedIndex, onSelect }: MegaPanelProps) {
  const config = useConfig();
  const intl = useIntl();
  const rest = useRef<{ index: number; timer: ReturnType<typeof setTimeout> }>(undefined);

  /** Only where the pointer moves: a panel that opens below one at rest was opened by key. */
  function selectSoon({ pointerType }: PointerEvent, index: number) {
    if (pointerType === 'touch' || index === selectedIndex || index === rest.current?.index) return;
    stay();
    rest.current = { index, timer: setTimeout(select, restMs) };

    function select() {
      rest.current = undefined;
      onSelect?.(index);
    }
  }

  function stay() {
    clearTimeout(rest.current?.timer);
    rest.current = undefined;
  }

  return (
    <div className={styles.inner}>
      <ul className={styles.items}>
        {items.map((item, index) => (
          <li
            key={item.key}
            className={styles.item}
            data-selected={index === selectedIndex || undefined}
            onPointerMove={(event) => selectSoon(event, index)}
            onPointerLeave={stay}
            onFocus={() => onSelect?.(index)}
          >
            <ItemLabel item={item} isSelected={index === selectedIndex} onSelect={() => onSelect?.(index)} />
            <ItemContent item={item} showsPicture={onSelect !== undefined && index === selectedIndex} />
          </li>
        ))}
        <li className={styles.all}>
          <a href={targetHref(link.link, config)}>
            {intl.message('shell.menu.all')}
            <VisuallyHidden>: {link.label}</VisuallyHidden>
            <Icon name="arrow-right" />
          </a>
        </li>
      </ul>
    </div>
  );
}

interface ItemLabelProps {
  item: ResolvedMegaMenuItem;
  isSelected: boolean;
  onSelect: () => void;
}

/** An item's name, and its link where it has one: a finger, which cannot hover, selects by its first tap. */
function ItemLabel({ item: { label, iconName, link }, isSelected, onSelect }: ItemLabelProps) {
  const config = useConfig();
  const isFirstTap = useRef(false);
  const words = (
    <>
      {iconName ? <Icon name={iconName} className={styles.icon} /> : null}
      <span>{label}</span>
      <Icon name="chevron-right" className={styles.onwards} />
    </>
  );

  function selectFirst(event: MouseEvent) {
    if (isFirstTap.current) event.preventDefault();
    isFirstTap.current = false;
    onSelect();
  }

  if (!link) {
    return (
      <button type="button" className={styles.label} onClick={onSelect}>
        {words}
      </button>
    );
  }
  return (
    <a
      className={styles.label}
      href={targetHref(link, config)}
      onPointerDown={({ pointerType }) => {
        isFirstTap.current = pointerType === 'touch' && !isSelected;
      }}
      onClick={selectFirst}
    >
      {words}
    </a>
  );
}

function ItemContent({
  item: { title, paragraph, links, thumbnail },
  showsPicture,
}: {
  item: ResolvedMegaMenuItem;
  showsPicture: boolean;
}) {
  return (
    <div className={styles.content}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {paragraph ? <p className={styles.paragraph}>{paragraph}</p> : null}
        {links.length > 0 ? (
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.key}>
                <DocumentLink link={link} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {thumbnail ? <div className={styles.frame}>{showsPicture ? <Picture picture={thumbnail} sizes="22rem" /> : null}</div> : null}
    </div>
  );
}

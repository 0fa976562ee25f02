import type { ApiPicture } from '#contract/api.generated.ts';
import { Picture } from '#renderer/ui/picture.tsx';
import styles from './gallery.module.css';

const shown = 5;
const sizes = { first: '(min-width: 768px) 50vw, 100vw', other: '(min-width: 768px) 25vw, 50vw' };

/** The pictures of a tour, the first one large. */
export function Gallery({ pictures }: { pictures: readonly ApiPicture[] }) {
  return (
    <ul className={styles.gallery}>
      {pictures.slice(0, shown).map((picture, index) => (
        <li key={picture.src} className={styles.item}>
          <Picture picture={picture} sizes={index === 0 ? sizes.first : sizes.other} isPriority={index === 0} />
        </li>
      ))}
    </ul>
  );
}

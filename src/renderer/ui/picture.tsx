import { srcSetOf } from '#domain/picture-sizes.ts';
import styles from './picture.module.css';

interface PictureProps {
  picture: { src: string; alt: string };
  /** How wide it stands on the page, as the attribute `sizes` says it: a browser chooses a file by it before there is a layout. */
  sizes: string;
  /** For the one picture that the first screen is about: fetched at once and before others. */
  isPriority?: boolean;
  className?: string | undefined;
}

/** A picture of the release. It covers the box that it stands in. */
export function Picture({ picture, sizes, isPriority = false, className }: PictureProps) {
  return (
    <img
      className={className ? `${styles.picture} ${className}` : styles.picture}
      srcSet={srcSetOf(picture.src)}
      sizes={sizes}
      src={picture.src}
      alt={picture.alt}
      width={1600}
      height={1000}
      decoding="async"
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
    />
  );
}

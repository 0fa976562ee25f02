import styles from './picture.module.css';

interface PictureProps {
  picture: { src: string; alt: string };
  /** For the one picture that the first screen is about: fetched at once and before others. */
  isPriority?: boolean;
  className?: string | undefined;
}

/** A picture of the release. All are drawn 1600 × 1000; it covers the box that it stands in. */
export function Picture({ picture, isPriority = false, className }: PictureProps) {
  return (
    <img
      className={className ? `${styles.picture} ${className}` : styles.picture}
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

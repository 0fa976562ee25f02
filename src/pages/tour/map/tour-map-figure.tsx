import { useId } from 'react';
import type { TourMap } from '#contract/api.generated.ts';
import { useIntl } from '#renderer/store-context.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import { placeLabels } from './place-labels.ts';
import styles from './tour-map-figure.module.css';

/** Labels are set twice: a phone shows the map at less than half the size, where letters must be larger to be read. */
const labelSizes = [
  { className: styles.wide, share: 0.026 },
  { className: styles.narrow, share: 0.045 },
] as const;

/** The journey on a drawn map, with its stops in order below for those who do not see it. */
export function TourMapFigure({ map, title }: { map: TourMap; title: string }) {
  const intl = useIntl();
  const titleId = useId();
  const { width, height, landPath, borderPath, routePath, stops } = map;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{intl.message('tour.map')}</h2>
      <figure className={styles.figure}>
        <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={intl.message('tour.mapOf', { title })}>
          <path className={styles.sea} d={`M0 0H${width}V${height}H0z`} />
          <path className={styles.land} d={landPath} />
          <path className={styles.border} d={borderPath} />
          <path className={styles.route} d={routePath} />
          {labelSizes.map(({ className, share }) => (
            <MapStops key={share} map={map} fontSize={Math.round(width * share)} className={className} />
          ))}
        </svg>
        <figcaption>
          <ol className={styles.stops}>
            {stops.map(({ key, name }) => (
              <li key={key}>
                {name}
                <Icon name="arrow-right" />
              </li>
            ))}
          </ol>
        </figcaption>
      </figure>
    </section>
  );
}

function MapStops({
  map: { width, height, stops },
  fontSize,
  className,
}: {
  map: TourMap;
  fontSize: number;
  className: string | undefined;
}) {
  return (
    <g className={className} fontSize={fontSize}>
      {placeLabels(stops, { width, height, fontSize }).map(({ key, name, x, y, labelX, labelY, anchor }) => (
        <g key={key}>
          <circle className={styles.dot} cx={x} cy={y} r={fontSize * 0.32} strokeWidth={fontSize * 0.16} />
          <text className={styles.label} x={labelX} y={labelY} textAnchor={anchor} dominantBaseline="central" strokeWidth={fontSize * 0.28}>
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}

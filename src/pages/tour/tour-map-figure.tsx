import { useId } from 'react';
import type { TourMap, TourMapLabels } from '#contract/api.generated.ts';
import { useIntl } from '#renderer/store-context.tsx';
import { Icon } from '#renderer/ui/icon.tsx';
import styles from './tour-map-figure.module.css';

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
          <MapStops stops={stops} labels={map.wideLabels} className={styles.wide} />
          <MapStops stops={stops} labels={map.narrowLabels} className={styles.narrow} />
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

interface MapStopsProps {
  stops: TourMap['stops'];
  labels: TourMapLabels;
  className: string | undefined;
}

function MapStops({ stops, labels: { fontSize, places }, className }: MapStopsProps) {
  return (
    <g className={className} fontSize={fontSize}>
      {stops.map(({ key, name, x, y }, index) => (
        <g key={key}>
          <circle className={styles.dot} cx={x} cy={y} r={fontSize * 0.32} strokeWidth={fontSize * 0.16} />
          <text
            className={styles.label}
            x={places[index]?.x}
            y={places[index]?.y}
            textAnchor={places[index]?.anchor}
            dominantBaseline="central"
            strokeWidth={fontSize * 0.28}
          >
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}

import styles from './chart-lines.module.css';

const width = 1600;
const height = 1000;
const reach = 2200;
const centres = [
  { x: 800, y: 30 },
  { x: 110, y: 880 },
  { x: 1490, y: 830 },
];

/** Sixteen winds from each compass: the net of lines that portolan charts are drawn on. */
const winds = centres.map(({ x, y }) =>
  Array.from({ length: 16 }, (_, wind) => {
    const angle = (wind * Math.PI) / 8;
    return `M${x} ${y}L${Math.round(x + reach * Math.cos(angle))} ${Math.round(y + reach * Math.sin(angle))}`;
  }).join(''),
);

/** The ground of the market selector, drawn as old sea charts were. */
export function ChartLines({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path className={styles.sea} d={`M0 0H${width}V${height}H0z`} />
      {winds.map((path) => (
        <path key={path} className={styles.wind} d={path} />
      ))}
      {centres.map(({ x, y }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle className={styles.ring} r="64" />
          <circle className={styles.ring} r="44" />
          <path className={styles.rose} d="M0-58L7-7L58 0L7 7L0 58L-7 7L-58 0L-7-7z" />
        </g>
      ))}
    </svg>
  );
}

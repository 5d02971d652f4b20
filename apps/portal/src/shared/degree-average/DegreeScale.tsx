import * as styles from './DegreeScale.css.ts';

/** The scale reaches this far below and above the needed average, in points. */
const reach = 10;

export interface DegreeScaleProps {
  need: number;
  /** The mean of what there is; null of nothing. */
  now: number | null;
  /** The forecast average; null without an estimate. */
  forecast: number | null;
}

/** The degree average now and its forecast, on a scale with the required average in its middle. */
export function DegreeScale({ need, now, forecast }: DegreeScaleProps) {
  const percent = (score: number) => Math.min(100, Math.max(0, ((score - need + reach) / (2 * reach)) * 100));
  const values = [
    ...(now === null ? [] : [{ text: `现在 ${now}`, at: percent(now), className: '' }]),
    ...(forecast === null
      ? []
      : [{ text: `预计 ${forecast}`, at: percent(forecast), className: styles.forecast }]),
  ].sort((a, b) => a.at - b.at);
  const [lower, higher = lower] = values;
  if (lower === undefined || higher === undefined) return null;
  const columns = `minmax(max-content, ${lower.at}%) minmax(0, ${higher.at - lower.at}%) minmax(max-content, 1fr)`;
  return (
    <div
      className={styles.scale}
      role="img"
      aria-label={[...values.map(({ text }) => text), `需 ${need}`].join('，')}
    >
      <div className={styles.words} style={{ gridTemplateColumns: columns }}>
        {values.map(({ text, className }, index) => (
          <span
            key={text}
            className={`${index === 0 && (values.length > 1 || lower.at > 50) ? styles.lower : styles.higher} ${className}`}
          >
            {text}
          </span>
        ))}
      </div>
      <svg className={styles.picture} aria-hidden="true">
        <line className={styles.base} x2="100%" y1="13" y2="13" />
        {now !== null && <line className={styles.reached} x2={`${percent(now)}%`} y1="13" y2="13" />}
        {now !== null && forecast !== null && forecast > now && (
          <line
            className={styles.ahead}
            x1={`${percent(now)}%`}
            x2={`${percent(forecast)}%`}
            y1="13"
            y2="13"
          />
        )}
        <line className={styles.mark} x1="50%" x2="50%" y1="1" y2="25" />
        {forecast !== null && <circle className={styles.point} cx={`${percent(forecast)}%`} cy="13" r="5" />}
      </svg>
      <div className={styles.need}>需 {need}</div>
    </div>
  );
}

import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { Ref } from 'react';
import { Meter } from 'react-aria-components';
import * as styles from './Gauge.css.ts';

/** The words of a `Gauge`. */
export interface GaugeTexts {
  /** The value as a screen reader reads it. */
  reading: (value: number, need: number) => string;
  /** At the mark. */
  need: (need: number) => string;
}

const gaugeTexts: GaugeTexts = {
  reading: (value, need) => `${value}，需要 ${need}`,
  need: (need) => `需 ${need}`,
};

export interface GaugeProps {
  /** Names it for a screen reader: 学位均分. */
  label: string;
  value: number;
  /** Value to reach, marked on the scale. */
  need: number;
  /** The ends of the scale; a value beyond them is drawn at the end. Default 0 to 100. */
  min?: number;
  max?: number;
  /**
   * `need` is a line that is better not crossed: `warning` from it on, `danger` beyond it. By default it is one to reach.
   */
  limit?: 'warning' | 'danger';
  texts?: Partial<GaugeTexts>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A value on a scale with what it must reach. The figure itself stands beside it in words; whether it is reached is also
 * seen by the bar's end before or behind the mark.
 */
export function Gauge({ label, value, need, min = 0, max = 100, limit, texts, ref }: GaugeProps) {
  const say = { ...gaugeTexts, ...texts };
  const shareOf = (score: number) => Math.min(1, Math.max(0, (score - min) / (max - min)));
  const percent = (score: number) => `${shareOf(score) * 100}%`;
  const beyond = limit === 'danger' ? styles.danger : styles.warning;
  const atNeed = limit === undefined ? styles.reached : beyond;
  const isThere = limit === 'danger' ? value > need : value >= need;
  return (
    <Meter
      ref={ref}
      className={styles.gauge}
      aria-label={label}
      value={value}
      minValue={min}
      maxValue={max}
      valueLabel={say.reading(value, need)}
    >
      <svg className={styles.picture} aria-hidden="true">
        <rect className={styles.scale} y="9.5" width="100%" height="1" />
        <rect className={isThere ? atNeed : styles.short} y="7" width={percent(value)} height="6" rx="1" />
        <svg x={percent(need)} overflow="visible" aria-hidden="true">
          <rect className={styles.mark} x="-1" width="2" height="20" />
        </svg>
      </svg>
      <span
        className={styles.need}
        data-turned={shareOf(need) > 0.75 || undefined}
        style={assignInlineVars({ [styles.at]: percent(need) })}
        aria-hidden="true"
      >
        {say.need(need)}
      </span>
    </Meter>
  );
}

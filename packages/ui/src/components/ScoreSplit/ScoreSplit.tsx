import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type Ref, useId } from 'react';
import * as styles from './ScoreSplit.css.ts';

/** A part of a score. */
export interface ScorePart {
  /** In words, with its figure: 过程性 24.84. Unique within a bar. */
  label: string;
  /** Points that it adds. */
  value: number;
  /** It is still to be earned: hatched instead of filled. Default false. */
  isMissing?: boolean;
}

export interface ScoreSplitProps {
  /** Names it for a screen reader: 04735 的成绩构成. */
  label: string;
  /** From the left; what goes beyond `max` is not drawn. */
  parts: readonly ScorePart[];
  /** Score that passes. Default 60. */
  pass?: number;
  /** The end of the bar. Default 100. */
  max?: number;
  /** At the mark. Default 合格 60. */
  passText?: string;
  ref?: Ref<HTMLDivElement>;
}

/** The parts of a score as a bar, with a mark where it is passed; the parts are below in words. */
export function ScoreSplit({
  label,
  parts,
  pass = 60,
  max = 100,
  passText = `合格 ${pass}`,
  ref,
}: ScoreSplitProps) {
  const hatch = useId();
  const percent = (points: number) => `${(Math.min(max, Math.max(0, points)) / max) * 100}%`;
  const placed = parts.map((part, index) => ({
    ...part,
    from: parts.slice(0, index).reduce((sum, { value }) => sum + value, 0),
  }));
  return (
    <div ref={ref} className={styles.split}>
      <span className={styles.pass} style={assignInlineVars({ [styles.at]: percent(pass) })}>
        {passText}
      </span>
      <svg className={styles.picture} aria-hidden="true">
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.hatchGround} width="6" height="6" />
          <path className={styles.hatchLine} d="M0 0V6" />
        </pattern>
        <rect className={styles.rest} y="8" width="100%" height="16" />
        {placed.map(({ label: name, from, value, isMissing = false }) => (
          <rect
            key={name}
            className={isMissing ? styles.missing : styles.earned}
            x={percent(from)}
            y="8"
            width={percent(value)}
            height="16"
            fill={isMissing ? `url(#${hatch})` : undefined}
          />
        ))}
        <svg x={percent(pass)} overflow="visible" aria-hidden="true">
          <rect className={styles.mark} x="-1" width="2" height="32" />
        </svg>
      </svg>
      <ul aria-label={label} className={styles.words}>
        {parts.map(({ label: name, isMissing = false }) => (
          <li key={name} className={styles.part}>
            <svg viewBox="0 0 10 10" className={styles.swatch} aria-hidden="true">
              <rect
                className={isMissing ? styles.missing : styles.earned}
                x="0.5"
                y="0.5"
                width="9"
                height="9"
                fill={isMissing ? `url(#${hatch})` : undefined}
              />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

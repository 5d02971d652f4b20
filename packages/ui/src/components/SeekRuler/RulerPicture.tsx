import * as styles from './SeekRuler.css.ts';
import type { SeekRulerProps } from './SeekRuler.props.ts';
import { segmentsOf } from './segments.ts';

type RulerPictureProps = Pick<SeekRulerProps, 'duration' | 'position' | 'ranges' | 'furthest' | 'reach'> &
  Required<Pick<SeekRulerProps, 'cuts' | 'pops'>>;

/** The ruler itself. Decoration: the slider says where it stands, the list what is marked. */
export function RulerPicture({ duration, position, ranges, furthest, reach, cuts, pops }: RulerPictureProps) {
  const share = (second: number) =>
    duration > 0 ? `${Math.min(1, Math.max(0, second / duration)) * 100}%` : '0%';
  return (
    <svg className={styles.picture} aria-hidden="true">
      <line className={styles.closed} x1={share(reach)} x2="100%" y1="11" y2="11" />
      <rect className={styles.open} y="9.5" width={share(reach)} height="3" />
      {segmentsOf(ranges, position, duration).map(({ from, to, isAhead }) => (
        <rect
          key={`${from} ${to}`}
          className={isAhead ? styles.ahead : styles.played}
          x={share(from)}
          y="9"
          width={share(to - from)}
          height="4"
        />
      ))}
      {cuts
        .filter(({ second }) => second > 0)
        .map(({ second }) => (
          <svg key={second} x={share(second)} overflow="visible" aria-hidden="true">
            <rect className={styles.cut} x="-1" y="7" width="2" height="8" />
          </svg>
        ))}
      {furthest > 0 && (
        <svg x={share(furthest)} overflow="visible" aria-hidden="true">
          <rect className={styles.furthest} x="-0.75" y="3" width="1.5" height="16" />
        </svg>
      )}
      {pops.map(({ second, answered }) => (
        <svg key={second} x={share(second)} overflow="visible" aria-hidden="true">
          <path className={answered ? styles.answeredPop : styles.pop} d="M0 0 4 4 0 8-4 4z" />
        </svg>
      ))}
    </svg>
  );
}

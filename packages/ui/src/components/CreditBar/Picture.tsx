import * as styles from './CreditBar.css.ts';
import type { PlacedSlip } from './slips.ts';

interface PictureProps {
  placed: readonly PlacedSlip[];
  /** px. */
  width: number;
  /** Id for the hatching, unlike every other one on the page. */
  hatch: string;
  /** End of the required credits, px; undefined when the bar ends there. */
  mark: number | undefined;
}

/** The slips, bound with two cords. Decoration: the words below say the sums. */
export function CreditPicture({ placed, width, hatch, mark }: PictureProps) {
  const bound = placed.filter(({ state, isChosen }) => state !== 'maybe' && !isChosen);
  const end = bound.reduce((last, slip) => Math.max(last, slip.x + slip.width), 0);
  return (
    <svg className={styles.picture} viewBox={`0 0 ${width} 36`} preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.hatchGround} width="6" height="6" />
          <path className={styles.hatchLine} d="M0 0V6" />
        </pattern>
      </defs>
      {placed.map(({ id, state, isChosen, x, width: wide }) => (
        <rect
          key={id}
          className={styles.slip[isChosen ? 'chosen' : state]}
          x={x + 0.5}
          y="1"
          width={Math.max(0.5, wide - 1)}
          height="34"
          rx={Math.min(2, wide / 4)}
          fill={state === 'planned' && !isChosen ? `url(#${hatch})` : undefined}
        />
      ))}
      <path className={styles.cord} d={`M0 9.3H${end}M0 27H${end}`} />
      {mark !== undefined && <path className={styles.requirement} d={`M${mark} -4V40`} />}
    </svg>
  );
}

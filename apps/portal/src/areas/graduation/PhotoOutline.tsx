import { photoPixels } from '@qianwei/api/contract/sign-up/photo-pixels';
import * as styles from './graduation.css.ts';

/** Height of the outline that is needed, px. */
const height = 104;

/** A photo against what is needed, both to one scale, with their sizes in px. */
export function PhotoOutline({ width: wide, height: high }: { width: number; height: number }) {
  const scale = height / Math.max(high, photoPixels.height);
  const needed = { width: photoPixels.width * scale, height: photoPixels.height * scale };
  const current = { width: wide * scale, height: high * scale };
  const middle = Math.max(needed.width, current.width) / 2 + 2;
  const at = (size: { width: number; height: number }) => ({
    x: middle - size.width / 2,
    y: 2 + (height - size.height) / 2,
    ...size,
  });
  const centre = 2 + height / 2;
  return (
    <div className={styles.outline}>
      <svg viewBox={`0 0 ${middle * 2} ${height + 4}`} className={styles.outlineSvg} aria-hidden="true">
        <rect {...at(current)} className={styles.current} />
        <rect {...at(needed)} className={styles.needed} />
        <circle cx={middle} cy={centre - 12} r={13} className={styles.figure} />
        <path d={`M${middle - 21} ${centre + 40}c0-20 8-32 21-32s21 12 21 32`} className={styles.figure} />
      </svg>
      <div className={styles.sizes}>
        <span>当前</span>
        <span className={styles.wrongSize}>
          {wide} × {high}
        </span>
        <span>需要</span>
        <span className={styles.rightSize}>
          {photoPixels.width} × {photoPixels.height}
        </span>
      </div>
    </div>
  );
}

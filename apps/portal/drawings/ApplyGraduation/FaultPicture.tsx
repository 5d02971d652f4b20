import * as styles from './FaultPicture.css.ts';
import type { Fault, GapPicture, PhotoPicture } from './graduation.ts';

interface FaultPictureProps {
  picture: Fault['picture'];
  /** It is corrected: nothing is drawn in red any more. */
  isFixed: boolean;
}

/** The fault, drawn to scale; its figures are text, so they grow with the text and are read out. */
export function FaultPicture({ picture, isFixed }: FaultPictureProps) {
  return picture.kind === 'photo' ? (
    <Photo picture={picture} isFixed={isFixed} />
  ) : (
    <Gap picture={picture} isFixed={isFixed} />
  );
}

const figure = ([width, height]: readonly [number, number]) => `${width} × ${height}`;
/** The drawn width of the frame that is needed, in px. */
const frameWidthPx = 84;

function Photo({ picture: { current, needed }, isFixed }: { picture: PhotoPicture; isFixed: boolean }) {
  const scale = frameWidthPx / needed[0];
  const [width, height] = (isFixed ? needed : current).map((pixels) => pixels * scale) as [number, number];
  const frameHeight = needed[1] * scale;
  const middle = 1 + frameWidthPx / 2;
  return (
    <div className={styles.photo} data-fixed={isFixed || undefined}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${frameWidthPx + 2} ${frameHeight + 2}`}
        width={frameWidthPx + 2}
        aria-hidden="true"
      >
        <rect className={styles.needed} x="1" y="1" width={frameWidthPx} height={frameHeight} />
        <rect
          className={styles.current}
          x={middle - width / 2}
          y={1 + (frameHeight - height) / 2}
          width={width}
          height={height}
        />
        <circle className={styles.person} cx={middle} cy="44" r="15" />
        <path className={styles.person} d={`M${middle - 27} 104c2-22 12-32 27-32s25 10 27 32`} />
      </svg>
      <dl className={styles.sizes}>
        <dt className={styles.currentTerm}>当前</dt>
        <dd className={styles.currentSize}>{figure(isFixed ? needed : current)}</dd>
        <dt className={styles.neededTerm}>需要</dt>
        <dd className={styles.neededSize}>{figure(needed)}</dd>
      </dl>
    </div>
  );
}

function Gap({ picture: { months, ends }, isFixed }: { picture: GapPicture; isFixed: boolean }) {
  const columns = months.map((count) => `minmax(0, ${count}fr)`).join(' ');
  return (
    <div data-fixed={isFixed || undefined}>
      <p className={styles.missing}>{isFixed ? '已补上' : `空 ${months[1]} 个月`}</p>
      <div className={styles.bars} style={{ gridTemplateColumns: columns }} aria-hidden="true">
        <span className={styles.bar} />
        <span className={styles.gap} />
        <span className={styles.bar} />
      </div>
      <p className={styles.ends} style={{ gridTemplateColumns: columns }}>
        <span>{ends[0]}</span> <span>{ends[1]}</span> <span className={styles.third}>{ends[2]}</span>{' '}
        <span className={styles.end}>{ends[3]}</span>
      </p>
    </div>
  );
}

import type { ReactNode, Ref } from 'react';
import * as styles from './PictureFrame.css.ts';

interface PictureFrameProps {
  /** The `<video>`. */
  children: ReactNode;
  /** Over the picture: the sheet of the lesson; null once there is a picture. */
  sheet: ReactNode;
  /** The lines of the subtitles; empty for none. */
  subtitles: readonly string[];
  /** The element that fills the screen. */
  ref?: Ref<HTMLDivElement>;
}

/** The picture, 16 : 9. Nothing lies on it but the subtitles. */
export function PictureFrame({ children, sheet, subtitles, ref }: PictureFrameProps) {
  return (
    <div ref={ref} className={styles.frame}>
      {children}
      {sheet && <div className={styles.sheet}>{sheet}</div>}
      <Subtitles lines={subtitles} />
    </div>
  );
}

/** The spoken words, on the picture. Not announced: they are heard already. */
function Subtitles({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <p className={styles.subtitles}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may say the same
        <span key={index} style={{ display: 'block' }}>
          {line}
        </span>
      ))}
    </p>
  );
}

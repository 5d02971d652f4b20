import type { ReactNode, Ref } from 'react';
import * as styles from './PictureFrame.css.ts';
import { Subtitles } from './Subtitles.tsx';

interface PictureFrameProps {
  /** The `<video>`. */
  children: ReactNode;
  /** Over the picture: the sheet of the lesson; null once there is a picture. */
  sheet: ReactNode;
  /** The lines of the subtitles; empty for none. */
  subtitles: readonly string[];
  /** What fills the screen. */
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

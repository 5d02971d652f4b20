import { placeWords } from '@qianwei/studies';
import { Button } from '@qianwei/ui/Button';
import { DockAction } from '@qianwei/ui/DockAction';
import { WholeDates } from '@qianwei/ui/WholeDates';
import * as styles from './Player.css.ts';

interface ResumeBarProps {
  /** Second at which it goes on. */
  second: number;
  /** When it was watched last, in words: 昨天 22:41; empty while that is not known. */
  when: string;
  /** And in which browser, which a phone has no room for; empty likewise. */
  device: string;
  onRestart: () => void;
  onResume: () => void;
}

/**
 * The place at which the student stopped, and the page's one primary action: to go on. On a phone that is in the dock.
 */
export function ResumeBar({ second, when, device, onRestart, onResume }: ResumeBarProps) {
  const place = placeWords(second);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, which cannot be laid out
    <div role="group" aria-label="续播" className={styles.resume}>
      <p className={styles.resumeWords}>
        <b className={styles.strong}>上次看到 {place}</b>{' '}
        <span className={styles.resumeWhen}>
          {/* The line has its height before it has words. */}
          <WholeDates>{when || '\u00a0'}</WholeDates>
          {device !== '' && <span className={styles.wideOnly}>，{device}</span>}
        </span>
      </p>
      <Button variant="quiet" onPress={onRestart}>
        从头看
      </Button>
      <div className={styles.wideOnly}>
        <Button variant="primary" onPress={onResume}>
          继续
        </Button>
      </div>
      <DockAction>
        <Button variant="primary" size="large" block onPress={onResume}>
          从 {place} 继续
        </Button>
      </DockAction>
    </div>
  );
}

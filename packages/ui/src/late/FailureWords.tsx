import { Button } from '../components/Button/Button.tsx';
import { failureText } from './failureText.ts';
import type { LateFailure } from './LateBoundary.tsx';
import * as styles from './late.css.ts';
import { lateTexts } from './late.texts.ts';

/** In place of a part of the page that did not come. */
export function FailureWords({ error, retry }: LateFailure) {
  const { title, why, isGone } = failureText(error, lateTexts);
  return (
    <div role="alert" className={styles.words}>
      <p className={styles.title}>{title}</p>
      <p>{why}</p>
      <Button size="small" onPress={isGone ? () => location.reload() : retry}>
        {isGone ? lateTexts.reload : lateTexts.retry}
      </Button>
    </div>
  );
}

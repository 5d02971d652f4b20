import { Countdown as UiCountdown } from '@qianwei/ui/Countdown';
import { useClient } from '../../shared/client/client.tsx';
import { parseMoment } from '../../shared/time/date-text.ts';
import * as styles from './Deadlines.css.ts';

const texts = { left: '剩余' };

/** What is left of something that runs now, by the server's clock; the ring is full at an hour or more. */
export function ExamCountdown({ deadline }: { deadline: string }) {
  const { serverNow: clock } = useClient();
  const ring = { until: parseMoment(deadline), clock, texts };
  return (
    <>
      <div className={styles.narrow}>
        <UiCountdown {...ring} look="ring-small" />
      </div>
      <div className={styles.wide}>
        <UiCountdown {...ring} look="ring-large" />
      </div>
    </>
  );
}

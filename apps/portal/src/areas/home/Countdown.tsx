import { Countdown as UiCountdown } from '@qianwei/ui/Countdown';
import { useCallback } from 'react';
import { parseMoment } from '../../shared/time/date-text.ts';
import * as styles from './Countdown.css.ts';

const texts = { left: '剩余' };

/** What is left of something that runs now, by the server's clock; the ring is full at an hour or more. */
export function Countdown(props: { deadline: string; serverTime: string; receivedAt: number }) {
  const { serverTime, receivedAt } = props;
  // The device's own clock may be wrong; only the span is taken from it.
  const clock = useCallback(
    () => parseMoment(serverTime) + Math.max(0, Date.now() - receivedAt),
    [serverTime, receivedAt],
  );
  const ring = { until: parseMoment(props.deadline), clock, texts };
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

import { type DateTime, parseMoment } from '@qianwei/api/time/moment';
import { Countdown } from '@qianwei/ui/Countdown';
import { useClient } from '../../shared/client/client.tsx';
import * as styles from './NextStep.css.ts';

const texts = { left: '剩余' };

export interface TimeLeftProps {
  deadline: DateTime;
}

/** The time left for a step that runs now, by the server's clock; the ring is full at an hour or more. */
export default function TimeLeft({ deadline }: TimeLeftProps) {
  const { serverNow: clock } = useClient();
  const ring = { until: parseMoment(deadline), clock, texts };
  return (
    <>
      <div className={styles.smallRing}>
        <Countdown {...ring} look="ring-small" />
      </div>
      <div className={styles.largeRing}>
        <Countdown {...ring} look="ring-large" />
      </div>
    </>
  );
}

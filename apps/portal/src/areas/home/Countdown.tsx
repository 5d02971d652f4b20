import { ProgressRing } from '@qianwei/ui/ProgressRing';
import { parseMoment } from '../../shared/date-words.ts';
import { useServerNow } from '../../shared/use-server-now.ts';
import * as styles from './Countdown.css.ts';

const hour = 3_600_000;
const two = (value: number) => String(value).padStart(2, '0');

/** `48:12`, from an hour on `1:05:00`. `left` in milliseconds. */
function clockFigure(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const minutes = Math.floor(seconds / 60);
  const tail = `${two(minutes % 60)}:${two(seconds % 60)}`;
  return minutes < 60 ? tail : `${Math.floor(minutes / 60)}:${tail}`;
}

/** What is left of something that runs now; the ring is full at an hour or more. */
export function Countdown(props: { deadline: string; serverTime: string; receivedAt: number }) {
  const left = parseMoment(props.deadline) - useServerNow(props.serverTime, props.receivedAt, 1000);
  const ring = { value: left / hour, figure: clockFigure(left), note: '剩余' };
  return (
    <>
      <div className={styles.narrow}>
        <ProgressRing {...ring} size="small" />
      </div>
      <div className={styles.wide}>
        <ProgressRing {...ring} size="large" />
      </div>
    </>
  );
}

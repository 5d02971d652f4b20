import { type Ref, useState } from 'react';
import { visuallyHidden } from '../../theme/text.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ProgressRing } from '../ProgressRing/ProgressRing.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import * as styles from './Countdown.css.ts';
import { type CountdownTexts, countdownTexts } from './Countdown.texts.ts';
import { clockOf, hour, lastStretch, minute, momentsOf, type Urgency, urgencyOf } from './time-left.ts';
import { useTimeAnnouncement } from './useAnnouncement.ts';
import { useTimeLeft } from './useTimeLeft.ts';

export interface CountdownProps {
  /** The end, epoch ms. */
  until: number;
  /** Now, epoch ms, when the page drives the time; the figure then changes only with `now`. */
  now?: number;
  /** Returns the time, epoch ms, for a countdown that runs on its own, such as the server's clock. Default `Date.now`. */
  clock?: () => number;
  /** The whole length, ms: for the ring, and to read out the time left at a fifth of it. */
  total?: number;
  /**
   * When the time left is read out, ms before the end, the smallest first; an empty list leaves it to the page.
   * Default: at a fifth, at 5 minutes, at 1 minute. The end is always announced.
   */
  announceAt?: readonly number[];
  /** From here on it warns, ms before the end. Default 5 minutes and 1 minute. */
  warningAt?: number;
  dangerAt?: number;
  /**
   * `line`: a figure in a line of text. `clock`: a large figure, as in the head of a test. `ring-small` (104 px) and
   * `ring-large` (144 px). Default `line`.
   */
  look?: 'line' | 'clock' | 'ring-small' | 'ring-large';
  /** A button hides the figure for students whom it makes nervous; in the last 100 s it shows itself. Not in a ring. */
  hideable?: boolean;
  defaultHidden?: boolean;
  /** The student hid or showed it: to be remembered. */
  onHiddenChange?: (isHidden: boolean) => void;
  texts?: Partial<CountdownTexts>;
  ref?: Ref<HTMLDivElement>;
}

const tones = { plain: 'brand', warning: 'warning', danger: 'danger', finished: 'danger' } as const;

/**
 * The time left until a moment. It counts from the clock, so it is right after a reload and in a tab that slept. A
 * screen reader does not announce each second, but only at a fifth, at 5 minutes, at 1 minute and at the end.
 */
export function Countdown({
  until,
  now,
  clock = Date.now,
  total,
  announceAt = momentsOf(total),
  warningAt = 5 * minute,
  dangerAt = minute,
  look = 'line',
  hideable = false,
  defaultHidden = false,
  onHiddenChange,
  texts,
  ref,
}: CountdownProps) {
  const words = { ...countdownTexts, ...texts };
  const [isHidden, setHidden] = useState(defaultHidden);
  const left = useTimeLeft(until, now, clock);
  const announcement = useTimeAnnouncement(left, announceAt, words);
  const urgency = urgencyOf(left, warningAt, dangerAt);
  const hiding: Hiding | null =
    hideable && left > lastStretch
      ? {
          isHidden,
          toggle: () => {
            setHidden(!isHidden);
            onHiddenChange?.(!isHidden);
          },
        }
      : null;
  return (
    <div ref={ref} className={look === 'line' || look === 'clock' ? styles.line : styles.ring}>
      {/* First, so that it is on the left: at the right edge of a phone it would widen the page by a pixel. */}
      <span role="status" className={visuallyHidden}>
        {announcement}
      </span>
      {look === 'line' ? (
        <Line left={left} urgency={urgency} hiding={hiding} words={words} />
      ) : look === 'clock' ? (
        <Clock left={left} urgency={urgency} hiding={hiding} words={words} />
      ) : (
        <Ring left={left} total={total} urgency={urgency} look={look} words={words} />
      )}
    </div>
  );
}

interface LookProps {
  left: number;
  urgency: Urgency;
  words: CountdownTexts;
}

/** Null where the figure may not be hidden. */
interface Hiding {
  isHidden: boolean;
  toggle: () => void;
}

function Ring({ left, total = hour, urgency, look, words }: LookProps & { total?: number; look: string }) {
  const { days, figure } = clockOf(left);
  const isOver = urgency === 'finished';
  return (
    <ProgressRing
      value={left / total}
      figure={days > 0 ? words.days(days) : figure}
      note={isOver ? words.finished : urgency === 'plain' ? words.left : words[urgency]}
      tone={tones[urgency]}
      size={look === 'ring-large' ? 'large' : 'small'}
    />
  );
}

/** Quiet while there is time; then an icon joins the colour. */
function Clock({ left, urgency, hiding, words }: LookProps & { hiding: Hiding | null }) {
  const { days, figure } = clockOf(left);
  return (
    <>
      <span className={styles.clock[urgency]} role="timer">
        {urgency !== 'plain' && <Icon name={urgency === 'warning' ? 'clock' : 'alert'} size="small" />}
        {urgency === 'finished' ? (
          words.finished
        ) : hiding?.isHidden ? (
          words.hidden
        ) : (
          <>
            {words.left} {days > 0 && <>{words.days(days)} </>}
            <b className={styles.clockFigure}>{figure}</b>
            {urgency !== 'plain' && <span className={visuallyHidden}>{words[urgency]}</span>}
          </>
        )}
      </span>
      {hiding && (
        <IconButton
          icon={hiding.isHidden ? 'eyeOff' : 'eye'}
          size="small"
          label={hiding.isHidden ? words.show : words.hide}
          className={styles.eye}
          onPress={hiding.toggle}
        />
      )}
    </>
  );
}

function Line({ left, urgency, hiding, words }: LookProps & { hiding: Hiding | null }) {
  const { days, figure } = clockOf(left);
  if (urgency === 'finished')
    return (
      <span className={styles.words.finished}>
        <Icon name="clock" size="small" />
        {words.finished}
      </span>
    );
  return (
    <>
      {hiding?.isHidden ? (
        <span className={styles.words.plain}>{words.hidden}</span>
      ) : (
        <span className={styles.words[urgency]} role="timer">
          <Icon name={urgency === 'danger' ? 'alert' : 'clock'} size="small" />
          <span>
            {words.left} {days > 0 && <>{words.days(days)} </>}
            <span className={styles.figure}>{figure}</span>
          </span>
          {urgency !== 'plain' && <span className={styles.note}>{words[urgency]}</span>}
        </span>
      )}
      {hiding && <TextButton onPress={hiding.toggle}>{hiding.isHidden ? words.show : words.hide}</TextButton>}
    </>
  );
}

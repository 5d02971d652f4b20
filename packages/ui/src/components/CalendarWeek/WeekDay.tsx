import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Link } from 'react-aria-components';
import { visuallyHidden } from '../../theme/text.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import * as styles from './CalendarWeek.css.ts';
import type { CalendarWeekTexts } from './CalendarWeek.texts.ts';
import { type DayPiece, minutesOf, type WeekEventKind } from './week.ts';

const icons: Record<WeekEventKind, IconName> = {
  live: 'live',
  exam: 'exam',
  deadline: 'flag',
  registered: 'done',
};

interface WeekDayProps {
  /** 周一 */
  name: string;
  /** `yyyy-MM-dd` */
  day: string;
  pieces: readonly DayPiece[];
  firstHour: number;
  now: string | undefined;
  texts: CalendarWeekTexts;
}

/** A day with its events. */
export function WeekDay({ name, day, pieces, firstHour, now, texts }: WeekDayProps) {
  const isToday = now?.slice(0, 10) === day;
  const minutes = isToday && now ? minutesOf(now) : 0;
  return (
    <li className={styles.day} data-today={isToday || undefined} aria-current={isToday ? 'date' : undefined}>
      <h3 className={styles.dayName}>
        <span>{name}</span> <span className={styles.date}>{texts.day(day)}</span>
        {isToday && <span className={styles.todayWord}>{texts.today}</span>}
      </h3>
      <div className={styles.lane}>
        {isToday && now && minutes >= firstHour * 60 && (
          <p
            className={styles.nowLine}
            style={assignInlineVars({ [styles.from]: String(minutes / 60 - firstHour) })}
          >
            <span className={visuallyHidden}>{texts.now(now.slice(11))}</span>
          </p>
        )}
        {pieces.length === 0 ? (
          <p className={styles.free}>{texts.free}</p>
        ) : (
          <ol className={styles.events}>
            {pieces.map((piece) => (
              <Event key={piece.event.id} piece={piece} firstHour={firstHour} texts={texts} />
            ))}
          </ol>
        )}
      </div>
    </li>
  );
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function Event({
  piece,
  firstHour,
  texts,
}: {
  piece: DayPiece;
  firstHour: number;
  texts: CalendarWeekTexts;
}) {
  const { event, from, to, lane, lanes, isClash } = piece;
  const time = to > from ? `${clock(from)}–${clock(to)}` : texts.until(clock(from));
  const content = (
    <span className={styles.words}>
      <span className={styles.kind}>
        <Icon name={icons[event.kind]} size="small" />
        <span className={styles.word}>{texts.kinds[event.kind]}</span>
      </span>
      <span className={styles.time}>{time}</span>
      <span className={styles.what} title={event.title}>
        {event.title}
      </span>
      {event.note && <span className={styles.note}>{event.note}</span>}
      {isClash && (
        <span className={styles.clash}>
          <Icon name="alert" size="small" />
          <span className={styles.word}>{texts.clash}</span>
        </span>
      )}
    </span>
  );
  const place = assignInlineVars({
    [styles.from]: String(from / 60 - firstHour),
    [styles.length]: String((to - from) / 60),
    [styles.column]: String(lane),
    [styles.columns]: String(lanes),
  });
  const look = `${styles.event} ${styles.kinds[event.kind]}`;
  return (
    <li
      className={styles.place}
      style={place}
      data-clash={isClash || undefined}
      data-narrow={lanes > 1 || undefined}
      data-slim={lanes > 2 || undefined}
    >
      {event.href ? (
        <Link href={event.href} className={look}>
          {content}
        </Link>
      ) : (
        <div className={look}>{content}</div>
      )}
    </li>
  );
}

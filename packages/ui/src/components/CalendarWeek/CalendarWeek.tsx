import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type Ref, useId } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import * as styles from './CalendarWeek.css.ts';
import {
  type CalendarWeekTexts,
  calendarWeekTexts,
  type HalfDaysTexts,
  halfDaysTexts,
} from './CalendarWeek.texts.ts';
import { type HalfDay, HalfDayColumn } from './HalfDay.tsx';
import * as halfDaysStyles from './HalfDays.css.ts';
import { WeekDay } from './WeekDay.tsx';
import { addDays, dayPiecesOf, hoursOf, mondayOf, type WeekEvent } from './week.ts';

export interface CalendarWeekProps {
  events: readonly WeekEvent[];
  /** Any day of the shown week, `yyyy-MM-dd`; weeks begin on Monday. */
  week: string;
  /** Called with the Monday of another week, `yyyy-MM-dd`. Without it the week cannot be turned. */
  onWeekChange?: (monday: string) => void;
  /** Now, `yyyy-MM-dd HH:mm` in Beijing: marks today and draws the line. Without it there is neither. */
  now?: string;
  texts?: Partial<CalendarWeekTexts>;
  ref?: Ref<HTMLElement>;
}

/**
 * A week: days beside each other over the hours on a wide screen, a list of days on a phone. In both it is one list of
 * days with a list of events each, so a screen reader and a printer have the same words.
 */
export function CalendarWeek({ events, week, onWeekChange, now, texts, ref }: CalendarWeekProps) {
  const words = { ...calendarWeekTexts, ...texts };
  const titleId = useId();
  const monday = mondayOf(week);
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const placed = days.map((day) => ({ day, pieces: dayPiecesOf(events, day) }));
  const all = placed.flatMap(({ pieces }) => pieces);
  const { first, last } = hoursOf(all);
  const thisMonday = now && mondayOf(now.slice(0, 10));
  return (
    <section ref={ref} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title} aria-live="polite">
          {words.title(monday, addDays(monday, 6))}
        </h2>
        {onWeekChange && (
          <div className={styles.turn}>
            {thisMonday && thisMonday !== monday && (
              <TextButton onPress={() => onWeekChange(thisMonday)}>{words.thisWeek}</TextButton>
            )}
            <IconButton
              icon="chevron"
              turn="half"
              label={words.previous}
              onPress={() => onWeekChange(addDays(monday, -7))}
            />
            <IconButton icon="chevron" label={words.next} onPress={() => onWeekChange(addDays(monday, 7))} />
          </div>
        )}
      </header>
      {all.length === 0 && <p className={styles.empty}>{words.empty}</p>}
      <div className={styles.chart} style={assignInlineVars({ [styles.hours]: String(last - first) })}>
        <div className={styles.scale} aria-hidden="true">
          {Array.from({ length: last - first + 1 }, (_, index) => first + index).map((hour) => (
            <span key={hour} className={styles.hour}>
              {String(hour).padStart(2, '0')}:00
            </span>
          ))}
        </div>
        <ol className={styles.days}>
          {placed.map(({ day, pieces }, index) => (
            <WeekDay
              key={day}
              name={words.weekdays[index] ?? ''}
              day={day}
              pieces={pieces}
              firstHour={first}
              now={now}
              texts={words}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

export interface HalfDaysProps {
  /** Names the list: 四个半天. */
  label: string;
  halfDays: readonly HalfDay[];
  /** Resolves a clash in place: called with the half-day and the course that stays. Without it there is no such button. */
  onKeep?: (halfDayId: string, courseId: string) => void;
  texts?: Partial<HalfDaysTexts>;
  ref?: Ref<HTMLOListElement>;
}

/** 四个半天: an exam weekend as half-days beside each other, under each other on a phone. */
export function HalfDays({ label, halfDays, onKeep, texts, ref }: HalfDaysProps) {
  const words = { ...halfDaysTexts, ...texts };
  return (
    <div className={halfDaysStyles.frame}>
      <ol ref={ref} className={halfDaysStyles.list} aria-label={label}>
        {halfDays.map((halfDay) => (
          <HalfDayColumn key={halfDay.id} halfDay={halfDay} onKeep={onKeep} texts={words} />
        ))}
      </ol>
    </div>
  );
}

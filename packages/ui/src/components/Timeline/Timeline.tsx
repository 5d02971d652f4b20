import { type ReactNode, type Ref, useId } from 'react';
import { byDay, dayName } from './days.ts';
import * as styles from './Timeline.css.ts';

/** Something that happened. */
export interface TimelineEntry {
  id: string;
  /** When: `yyyy-MM-dd HH:mm:ss`, Asia/Shanghai. A text of another form is shown as it is, after all others. */
  time: string;
  /** The person or office that did it. */
  actor?: string;
  /** The event. */
  text: ReactNode;
  /** Attachments: files, a picture, links. */
  attachments?: ReactNode;
  /** Sets the dot apart; the words say why. Default `plain`. */
  tone?: 'plain' | 'brand' | 'success' | 'warning' | 'danger';
}

export interface TimelineProps {
  /** In any order; shown newest first, by day. */
  entries: readonly TimelineEntry[];
  /** Names the list for a screen reader where no heading does. */
  label?: string;
  /** Level of the days' headings. Default 3. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Shown when nothing has happened yet; a sentence or an `EmptyState`. */
  empty?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Events, newest first, grouped by day. */
export function Timeline({ entries, label, headingLevel = 3, empty = '还没有记录。', ref }: TimelineProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as 'h3';
  return (
    <section ref={ref} aria-label={label} className={styles.timeline}>
      {entries.length === 0 && <div className={styles.empty}>{empty}</div>}
      {byDay(entries).map(({ day, entries: ofDay }, index) => (
        <section key={day} aria-labelledby={`${id}-${index}`} className={styles.day}>
          <Heading id={`${id}-${index}`} className={styles.dayName}>
            {dayName(day)}
          </Heading>
          <ol>
            {ofDay.map((entry) => (
              <Entry key={entry.id} {...entry} clock={entry.time.slice(day.length).trim()} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

function Entry({ time, clock, actor, text, attachments, tone }: TimelineEntry & { clock: string }) {
  return (
    <li className={styles.entry}>
      <span className={styles.dot({ tone })} aria-hidden="true" />
      <p className={styles.head}>
        {clock && (
          <time dateTime={time.replace(' ', 'T')} className={styles.clock}>
            {clock.slice(0, 5)}
          </time>
        )}
        {actor && <bdi className={styles.actor}>{actor}</bdi>}
      </p>
      <div className={styles.words}>{text}</div>
      {attachments && <div className={styles.attachments}>{attachments}</div>}
    </li>
  );
}

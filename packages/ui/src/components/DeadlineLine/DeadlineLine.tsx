import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { Ref } from 'react';
import { Link } from 'react-aria-components';
import { useDrawingSize } from '../../hooks/useDrawingSize.ts';
import { widthOf } from '../../text/widthOf.ts';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as styles from './DeadlineLine.css.ts';
import { type DeadlineLineTexts, deadlineLineTexts } from './DeadlineLine.texts.ts';
import { along, type PlacedDeadline, placeDeadlines } from './place.ts';
import { Ruler } from './Ruler.tsx';

/** A day by which something must be done. */
export interface Deadline {
  id: string;
  /** When, epoch ms. */
  at: number;
  /** In few words, on the ruler: 11月27日 17:00. */
  when: string;
  /** In full, in the phone's list: 11月27日（周五）17:00，还有 5 天 20 小时. Default `when`. */
  whenLong?: string;
  what: string;
  /** `danger` today, `warning` within seven days; what is no deadline stays `plain`. Default `plain`. */
  tone?: 'danger' | 'warning' | 'plain';
  href?: string;
}

export interface DeadlineLineProps {
  items: readonly Deadline[];
  /** Now, epoch ms: the ruler begins here, with ticks at the midnights in Beijing that follow. */
  from: number;
  /** The length of the ruler, days. Default 30. */
  days?: number;
  texts?: Partial<DeadlineLineTexts>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * 截止雷达: what is due in the coming days. A ruler of days on a wide screen, a list on a thread on a phone; one
 * ordered list for a screen reader in both.
 */
export function DeadlineLine({ items, from, days = 30, texts, ref }: DeadlineLineProps) {
  const words = { ...deadlineLineTexts, ...texts };
  const sorted = items.toSorted((a, b) => a.at - b.at);
  const { ref: measured, width, fontSize } = useDrawingSize<HTMLDivElement>(824);
  const placed = placeDeadlines(
    sorted.map(({ at, when, what }) => ({
      x: along(at, from, days) * width,
      width: 18 + widthOf(when, fontSize) + Math.min(widthOf(what, fontSize), 26 * fontSize),
    })),
    width + 4,
  );
  const rows = Math.max(0, ...placed.map(({ row }) => row)) + 1;
  return (
    <div ref={ref}>
      <div ref={measured} className={styles.chart} style={assignInlineVars({ [styles.rows]: String(rows) })}>
        {sorted.length === 0 ? (
          <p className={styles.empty}>{words.empty}</p>
        ) : (
          <ol className={styles.list} aria-label={words.label}>
            {sorted.map((item, index) => (
              <Entry key={item.id} item={item} x={along(item.at, from, days)} placed={placed[index]} />
            ))}
          </ol>
        )}
        <Ruler from={from} days={days} texts={words} />
      </div>
    </div>
  );
}

function Entry({ item, x, placed }: { item: Deadline; x: number; placed: PlacedDeadline | undefined }) {
  const { when, whenLong = when, what, tone = 'plain', href } = item;
  const words = (
    <>
      <b className={styles.when}>
        <span className={styles.whenLong}>
          <Phrases>{whenLong}</Phrases>
        </span>
        <span className={styles.whenShort}>{when}</span>
      </b>
      <span className={styles.what} title={what}>
        {what}
      </span>
    </>
  );
  return (
    <li
      className={`${styles.item} ${styles.tone[tone]}`}
      data-tone={tone}
      data-flipped={placed?.flipped || undefined}
      style={assignInlineVars({ [styles.x]: String(x), [styles.row]: String(placed?.row ?? 0) })}
    >
      {href ? (
        <Link href={href} className={styles.words}>
          {words}
        </Link>
      ) : (
        <div className={styles.words}>{words}</div>
      )}
    </li>
  );
}

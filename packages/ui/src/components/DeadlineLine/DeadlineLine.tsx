import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-aria-components';
import * as styles from './DeadlineLine.css.ts';
import { along, type Placed, place, widthOf } from './place.ts';
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
  /** Now, epoch ms; the ruler begins with its day, in Beijing time. */
  from: number;
  /** How far it reaches, days. Default 30. */
  days?: number;
  /** Names the list. */
  label?: string;
  todayLabel?: string;
}

/**
 * 截止雷达: what is due in the coming days. A ruler of days on a wide screen, a list on a thread on a phone; one
 * ordered list for a screen reader in both.
 */
export function DeadlineLine({
  items,
  from,
  days = 30,
  label = '截止雷达',
  todayLabel = '今天',
}: DeadlineLineProps) {
  const sorted = items.toSorted((one, other) => one.at - other.at);
  const { ref, width, fontSize } = useMeasure();
  const placed = place(
    sorted.map(({ at, when, what }) => ({
      x: along(at, from, days) * width,
      width: 18 + widthOf(when, fontSize) + Math.min(widthOf(what, fontSize), 26 * fontSize),
    })),
    width + 4,
  );
  const rows = Math.max(0, ...placed.map(({ row }) => row)) + 1;
  return (
    <div ref={ref} className={styles.chart} style={assignInlineVars({ [styles.rows]: String(rows) })}>
      <ol className={styles.list} aria-label={label}>
        {sorted.map((item, index) => (
          <Entry key={item.id} item={item} x={along(item.at, from, days)} placed={placed[index]} />
        ))}
      </ol>
      <Ruler from={from} days={days} todayLabel={todayLabel} />
    </div>
  );
}

function Entry({ item, x, placed }: { item: Deadline; x: number; placed: Placed | undefined }) {
  const { when, whenLong = when, what, tone = 'plain', href } = item;
  const words = (
    <>
      <b className={styles.when}>
        <span className={styles.whenLong}>{whenLong}</span>
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

/** How wide the chart is and how large its words are, px. Until it is measured: the drawn size. */
function useMeasure() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 824, fontSize: 14 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setSize({ width: element.clientWidth, fontSize: root * 0.875 });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, ...size };
}

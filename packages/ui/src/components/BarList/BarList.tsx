import { type Ref, useId } from 'react';
import * as styles from './BarList.css.ts';
import { type BarListTexts, barListTexts } from './BarList.texts.ts';
import { type Bar, type BarOrder, inOrder, reach } from './bars.ts';
import { BarTrack } from './Track.tsx';

export interface BarListProps {
  /** Names the list for a screen reader: 各章正确率. */
  label: string;
  bars: readonly Bar[];
  /** End of the scale, in the unit of the values. Default 100. */
  max?: number;
  /** Default `given`. */
  order?: BarOrder;
  /** `value` formats a number with its unit; default a percentage. */
  texts?: Partial<BarListTexts>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Horizontal bars, each with its label, its value in figures and the compared value. Words say all of it, so that the
 * bars themselves are decoration; a value outside 0 to `max` keeps its figure, and a line says that its bar was cut.
 */
export function BarList({ label, bars, max = 100, order = 'given', texts, ref }: BarListProps) {
  const say = { ...barListTexts, ...texts };
  const hatch = useId();
  if (bars.length === 0)
    return (
      <div ref={ref}>
        <p className={styles.empty}>{say.empty}</p>
      </div>
    );
  return (
    <div ref={ref}>
      <ul aria-label={label} className={styles.list}>
        {inOrder(bars, order).map((bar) => (
          <Entry key={bar.id} bar={bar} max={max} say={say} hatch={`${hatch}${bar.id}`} />
        ))}
      </ul>
    </div>
  );
}

interface EntryProps {
  bar: Bar;
  max: number;
  say: BarListTexts;
  hatch: string;
}

function Entry({ bar, max, say, hatch }: EntryProps) {
  const { label, value, comparison, note, weak = false } = bar;
  const { share, cut } = reach(value, max);
  const beside = comparison === undefined || Number.isNaN(comparison) ? undefined : comparison;
  return (
    <li className={styles.item}>
      <bdi className={styles.label}>{label}</bdi>
      <span className={styles.figures}>
        <span className={styles.value}>{Number.isNaN(value) ? say.none : say.value(value)}</span>
        {weak && <span className={styles.weak}>{say.weak}</span>}
        {beside !== undefined && <span>{say.comparison(say.value(beside))}</span>}
      </span>
      <BarTrack
        share={share}
        comparison={beside === undefined ? undefined : reach(beside, max).share}
        hatch={weak ? hatch : undefined}
      />
      {(note || cut) && (
        <span className={styles.note}>
          {note}
          {note && cut && <br />}
          {cut && say.cut(say.value(max))}
        </span>
      )}
    </li>
  );
}

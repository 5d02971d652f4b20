import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import * as styles from './Tabs.css.ts';
import { useEdges } from './useEdges.ts';
import { useTabKeys } from './useTabKeys.ts';
import { useTabStop } from './useTabStop.ts';

/** One tab and its panel. */
export interface TabItem {
  id: string;
  label: string;
  /** A few words of state beside the label: 报考中. */
  note?: string;
  /** The number of pending entries; 0 shows nothing, above 99 it says 99+. */
  count?: number;
  content: ReactNode;
}

export interface TabsProps {
  /** Subject of the tabs, for a screen reader: 考期. */
  label: string;
  items: readonly TabItem[];
  /** The chosen tab's id. Without it the component keeps it, beginning with the first. */
  selected?: string;
  onSelect?: (id: string) => void;
  /** `vertical` is beside the panel, where ↑ and ↓ move. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical';
  /** At the right end of the tabs' line, below them where there is no room: a filter that holds for all panels. */
  aside?: ReactNode;
  /** The aside has room beside the tabs on a wide screen in any case: they scroll instead of sending it below. Default false. */
  isAsideShort?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Tabs according to the ARIA practices: one Tab stop, arrows, Home and End choose, the panel follows at once. Where
 * they have no room they scroll, and fade at the edge beyond which there are more. Not made of React Aria's: its
 * collections, which a list of a few tabs does without, would be a tenth of the first load of a page.
 */
export function Tabs({
  label,
  items,
  selected,
  onSelect,
  orientation = 'horizontal',
  aside,
  isAsideShort = false,
  ref,
}: TabsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(items[0]?.id);
  const chosen = selected ?? own;
  const shown = items.find((item) => item.id === chosen);
  useEdges(row, chosen);
  useTabStop(panel, chosen);
  const choose = (tab: string) => {
    setOwn(tab);
    if (tab !== chosen) onSelect?.(tab);
  };
  const onKeyDown = useTabKeys(row, orientation, (index) => {
    const item = items[index];
    if (item) choose(item.id);
  });
  const list = (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      aria-orientation={orientation}
      data-orientation={orientation}
      className={styles.list}
      onKeyDown={onKeyDown}
    >
      {items.map((item, index) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={`${id}tab${item.id}`}
          className={styles.tab}
          aria-selected={item === shown}
          aria-controls={item === shown ? `${id}panel${item.id}` : undefined}
          // With none chosen the first is the way in.
          tabIndex={item === shown || (shown === undefined && index === 0) ? 0 : -1}
          onClick={() => choose(item.id)}
        >
          <span className={styles.label}>{item.label}</span>
          {item.note && <small className={styles.note}>{item.note}</small>}
          <CountBadge count={item.count ?? 0} />
        </button>
      ))}
    </div>
  );
  return (
    <div ref={ref} className={styles.tabs} data-orientation={orientation}>
      {aside ? (
        <div className={styles.line} data-short={isAsideShort || undefined}>
          {list}
          <div className={styles.aside}>{aside}</div>
        </div>
      ) : (
        list
      )}
      {shown && (
        <div
          key={shown.id}
          ref={panel}
          role="tabpanel"
          id={`${id}panel${shown.id}`}
          aria-labelledby={`${id}tab${shown.id}`}
          className={styles.panel}
        >
          {shown.content}
        </div>
      )}
    </div>
  );
}

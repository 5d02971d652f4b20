import { type ReactNode, type Ref, useRef, useState } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import * as styles from './Tabs.css.ts';
import { useEdges } from './useEdges.ts';

/** One tab and its panel. */
export interface TabItem {
  id: string;
  label: string;
  /** A few words of state beside the label: 报考中. */
  note?: string;
  /** The number of pending entries; 0 shows nothing, above 99 it says 99+. */
  count?: number;
  /** Makes the tab a link, so that it has an address. */
  href?: string;
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs divide, for a screen reader: 考期. */
  label: string;
  items: readonly TabItem[];
  /** The chosen tab's id. Without it the component keeps it, beginning with the first. */
  selected?: string;
  onSelect?: (id: string) => void;
  /** `vertical` is beside the panel, where ↑ and ↓ move. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical';
  /** At the right end of the tabs' line, below them where there is no room: a filter that holds for all panels. */
  aside?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Tabs according to the ARIA practices: one Tab stop, arrows, Home and End choose, the panel follows at once. Where
 * they have no room they scroll, and fade at the edge beyond which there are more.
 */
export function Tabs({
  label,
  items,
  selected,
  onSelect,
  orientation = 'horizontal',
  aside,
  ref,
}: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(items[0]?.id);
  const chosen = selected ?? own;
  useEdges(row, chosen);
  const choose = (id: string) => {
    setOwn(id);
    onSelect?.(id);
  };
  const list = (
    <TabList ref={row} aria-label={label} className={styles.list}>
      {items.map(({ id, label: text, note, count = 0, href }) => (
        <Tab key={id} id={id} href={href} className={styles.tab}>
          <span className={styles.label}>{text}</span>
          {note && <small className={styles.note}>{note}</small>}
          <CountBadge count={count} />
        </Tab>
      ))}
    </TabList>
  );
  return (
    <AriaTabs
      ref={ref}
      className={styles.tabs}
      orientation={orientation}
      selectedKey={chosen}
      onSelectionChange={(key) => choose(String(key))}
    >
      {aside ? (
        <div className={styles.line}>
          {list}
          <div className={styles.aside}>{aside}</div>
        </div>
      ) : (
        list
      )}
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

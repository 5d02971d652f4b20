import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import * as styles from './Tabs.css.ts';

/** One tab and what it opens. */
export interface TabItem {
  id: string;
  label: string;
  /** A few words of state beside the label: 报考中. */
  note?: string;
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
}

/** Tabs as the ARIA practices have them: one Tab stop, arrows, Home and End choose, the panel follows at once. */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect?.(String(key))}>
      <TabList aria-label={label} className={styles.list}>
        {items.map(({ id, label: text, note, href }) => (
          <Tab key={id} id={id} href={href} className={styles.tab}>
            <span className={styles.label}>{text}</span>
            {note && <small className={styles.note}>{note}</small>}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

import type { ReactNode } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import * as styles from './Calendar.css.ts';

/** What holds a calendar: beside the field on a wide screen, a sheet from below on a phone. */
export function CalendarSheet({ children }: { children: ReactNode }) {
  return (
    <Popover className={styles.sheet} offset={6}>
      <Dialog className={styles.dialog}>{children}</Dialog>
    </Popover>
  );
}

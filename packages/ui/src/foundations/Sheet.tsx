import type { ReactNode } from 'react';
import { WholeDates } from '../components/WholeDates/WholeDates.tsx';
import * as styles from './Sheet.css.ts';

/** A sheet of specimens in Storybook: a title, what it is about, rows. */
export function FoundationSheet({
  title,
  about,
  children,
}: {
  title: string;
  about: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.sheet}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.about}>{about}</p>
      {children}
    </div>
  );
}

/** A row of the sheet with its name in the margin. */
export function SheetRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.row}>
      <h2 className={styles.label}>{label}</h2>
      <div>
        <WholeDates>{children}</WholeDates>
      </div>
    </section>
  );
}

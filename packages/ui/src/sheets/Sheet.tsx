import type { ReactNode } from 'react';
import * as styles from './Sheets.css.ts';

/** A sheet of components as they are drawn, 840 px wide. */
export function Sheet({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <main className={styles.sheet}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.about}>{about}</p>
      {children}
    </main>
  );
}

/** One kind of component, its name in the margin. */
export function Block({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.block} aria-label={name}>
      <h2 className={styles.blockName}>{name}</h2>
      <div className={styles.stack}>{children}</div>
    </section>
  );
}

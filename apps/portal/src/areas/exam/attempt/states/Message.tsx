import type { ReactNode } from 'react';
import * as styles from './Message.css.ts';

interface MessageProps {
  /** The test's name, or 答题 until it has been fetched. */
  name: string;
  /** What happened. */
  title: string;
  /** What it means. */
  children: ReactNode;
  /** What to do. */
  actions?: ReactNode;
  /** Announced at once: it came while the student was answering. */
  isSudden?: boolean;
}

/** A full-page message in place of the question. */
export function Message({ name, title, children, actions, isSudden = false }: MessageProps) {
  return (
    <main className={styles.page}>
      <h1 className={styles.name}>{name}</h1>
      <section className={styles.message} role={isSudden ? 'alert' : undefined}>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.words}>{children}</div>
      </section>
      {actions && <div className={styles.actions}>{actions}</div>}
    </main>
  );
}

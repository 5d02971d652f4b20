import { WholeDates } from '@qianwei/ui/WholeDates';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import * as styles from './Message.css.ts';

interface MessageProps {
  /** The test's name, or 答题 until it has been fetched. */
  name: string;
  /** The event. */
  title: string;
  /** Its meaning. */
  children: ReactNode;
  /** The next steps. */
  actions?: ReactNode;
  /** Announced at once, and takes the focus that went with the question: it came while the student was answering. */
  isSudden?: boolean;
}

/** A full-page message in place of the question. */
export function Message({ name, title, children, actions, isSudden = false }: MessageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element is gone with the question, or with the pressed button: keys and screen reader go on here.
  const takeFocus = useEffectEvent(() => {
    if (isSudden && document.activeElement === document.body) heading.current?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another message
  useEffect(() => takeFocus(), [title]);
  return (
    <main className={styles.page}>
      <h1 className={styles.name}>{name}</h1>
      <section className={styles.message} role={isSudden ? 'alert' : undefined}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <div className={styles.words}>
          <WholeDates>{children}</WholeDates>
        </div>
      </section>
      {actions && <div className={styles.actions}>{actions}</div>}
    </main>
  );
}

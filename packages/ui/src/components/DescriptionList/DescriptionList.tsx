import { createContext, type ReactNode, type Ref, use, useMemo } from 'react';
import * as styles from './DescriptionList.css.ts';
import { type DescriptionTexts, descriptionTexts } from './DescriptionList.texts.ts';
import { Value, type ValueProps } from './Value.tsx';

const TextsContext = createContext(descriptionTexts);

export interface DescriptionListProps {
  /** `Description`s. */
  children: ReactNode;
  /** The most columns; there are fewer where they would be narrower than 18 em. Default 2. */
  columns?: 1 | 2 | 3;
  /** Names the list for a screen reader where no heading does. */
  label?: string;
  /** The values are still on their way. */
  busy?: boolean;
  texts?: Partial<DescriptionTexts>;
  ref?: Ref<HTMLDListElement>;
}

/** Facts to read: a label and its value, side by side, in up to three columns. */
export function DescriptionList({ children, columns, label, busy, texts, ref }: DescriptionListProps) {
  const words = useMemo(() => ({ ...descriptionTexts, ...texts }), [texts]);
  return (
    <TextsContext value={words}>
      <dl ref={ref} className={styles.list({ columns })} aria-label={label} aria-busy={busy}>
        {children}
      </dl>
    </TextsContext>
  );
}

export interface DescriptionProps extends ValueProps {
  /** What can be done about the value: a link or a `TextButton`. */
  action?: ReactNode;
  /** Takes the whole row, for a long value. */
  wide?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** One fact of a `DescriptionList`. */
export function Description({ label, children, masked, copyText, action, wide, ref }: DescriptionProps) {
  const texts = use(TextsContext);
  return (
    <div ref={ref} className={styles.pair({ wide })}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <Value label={label} masked={masked} copyText={copyText} texts={texts}>
          {children}
        </Value>
        {action && <span className={styles.action}>{action}</span>}
      </dd>
    </div>
  );
}

import { IconButton } from '@qianwei/ui/IconButton';
import { type ReactNode, useState } from 'react';
import * as styles from './Facts.css.ts';

/** Terms and what they are, in two columns on a wide screen. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** One term of `Facts`; an empty value is written as 未填写. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>
        {children === '' ? <span className={styles.none}>未填写</span> : children}
      </dd>
    </div>
  );
}

/** A number that is masked until the student asks to see it; it is masked again when the page is left. */
export function MaskedFact({ term, full, masked }: { term: string; full: string; masked: string }) {
  const [shown, setShown] = useState(false);
  return (
    <Fact term={term}>
      <span className={styles.masked}>
        {shown ? full : masked}
        <IconButton
          icon={shown ? 'eye' : 'eyeOff'}
          label={`显示完整${term}`}
          aria-pressed={shown}
          size="small"
          onPress={() => setShown(!shown)}
        />
      </span>
    </Fact>
  );
}

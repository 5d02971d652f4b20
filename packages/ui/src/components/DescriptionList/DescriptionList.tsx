import { createContext, type ReactNode, type Ref, use, useMemo, useState } from 'react';
import { visuallyHidden } from '../../theme/text.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { WholeDates } from '../WholeDates/WholeDates.tsx';
import { CopyButton } from './CopyButton.tsx';
import * as styles from './DescriptionList.css.ts';

/** The words of a `DescriptionList`. */
export interface DescriptionTexts {
  /** Read out instead of “—”. */
  empty: string;
  /** Name of the eye beside a masked value. */
  show(label: string): string;
  /** Name of the button that copies. */
  copy(label: string): string;
  copied: string;
  copyFailed: string;
}

const descriptionTexts: DescriptionTexts = {
  empty: '未填写',
  show: (label) => `显示完整${label}`,
  copy: (label) => `复制${label}`,
  copied: '已复制',
  copyFailed: '复制失败，请手动选择复制',
};

const TextsContext = createContext(descriptionTexts);

export interface DescriptionListProps {
  /** `Description`s. */
  children: ReactNode;
  /** The maximum number of columns; there are fewer where they would be narrower than 18 em. Default 2. */
  columns?: 1 | 2 | 3;
  /** Names the list for a screen reader where no heading does. */
  label?: string;
  /** The values are still loading. */
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

/** A value with its actions. */
interface ValueProps {
  label: string;
  /** The value. Nothing, or an empty text, is shown as “—”. */
  children?: ReactNode;
  /** Shown instead of the value until the eye is pressed: 4201**********1234. Hidden again when the page is left. */
  masked?: string;
  /** Puts this on the clipboard at the press of a button; the whole value, also while it is masked. */
  copyText?: string;
}

export interface DescriptionProps extends ValueProps {
  /** An action on the value: a link or a `TextButton`. */
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

/** A value with its eye and its copy button, or the dash where there is none. */
function Value({ label, children, masked, copyText, texts }: ValueProps & { texts: DescriptionTexts }) {
  const [shown, setShown] = useState(false);
  if (children === undefined || children === null || children === false || children === '')
    return (
      <span className={`${styles.words} ${styles.empty}`}>
        <span aria-hidden="true">—</span>
        <span className={visuallyHidden}>{texts.empty}</span>
      </span>
    );
  return (
    <>
      <bdi className={styles.words}>
        <WholeDates>{masked && !shown ? masked : children}</WholeDates>
      </bdi>
      {masked && (
        <IconButton
          icon={shown ? 'eye' : 'eyeOff'}
          label={texts.show(label)}
          aria-pressed={shown}
          size="small"
          onPress={() => setShown(!shown)}
        />
      )}
      {copyText && (
        <CopyButton
          text={copyText}
          label={texts.copy(label)}
          copiedText={texts.copied}
          failedText={texts.copyFailed}
        />
      )}
    </>
  );
}

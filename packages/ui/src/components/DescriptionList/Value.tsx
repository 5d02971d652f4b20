import { type ReactNode, useState } from 'react';
import { visuallyHidden } from '../../theme/text.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CopyButton } from './CopyButton.tsx';
import * as styles from './DescriptionList.css.ts';
import type { DescriptionTexts } from './DescriptionList.texts.ts';

/** A value and what may be done with it. */
export interface ValueProps {
  label: string;
  /** The value. Nothing, or an empty text, is shown as “—”. */
  children?: ReactNode;
  /** Shown instead of the value until the eye is pressed: 4201**********1234. Hidden again when the page is left. */
  masked?: string;
  /** Puts this on the clipboard at the press of a button; the whole value, also while it is masked. */
  copyText?: string;
}

/** A value with its eye and its copy button, or the dash where there is none. */
export function Value({
  label,
  children,
  masked,
  copyText,
  texts,
}: ValueProps & { texts: DescriptionTexts }) {
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
      <bdi className={styles.words}>{masked && !shown ? masked : children}</bdi>
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

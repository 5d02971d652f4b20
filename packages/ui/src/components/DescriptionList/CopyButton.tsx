import { useState } from 'react';
import { visuallyHidden } from '../../theme/text.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './DescriptionList.css.ts';

export interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /** Name of the button: 复制准考证号. */
  label: string;
  copiedText: string;
  failedText: string;
}

/** Copies a text; the icon turns into a tick until the button is left. A failure is written beside it. */
export function CopyButton({ text, label, copiedText, failedText }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => setState((await copyText(text)) ? 'copied' : 'failed');
  return (
    <span className={styles.copy}>
      <IconButton
        icon={state === 'copied' ? 'check' : 'copy'}
        label={label}
        size="small"
        onPress={() => void copy()}
        onBlur={() => setState('idle')}
      />
      <span role="status" className={state === 'failed' ? styles.failed : visuallyHidden}>
        {state === 'copied' && copiedText}
        {state === 'failed' && failedText}
      </span>
    </span>
  );
}

/** Puts a text on the clipboard; false when the browser refuses (no permission, plain http). */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

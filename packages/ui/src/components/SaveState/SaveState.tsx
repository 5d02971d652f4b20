import { type Ref, useState } from 'react';
import { visuallyHidden } from '../../theme/text.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import { TextButton } from '../TextButton/TextButton.tsx';
import * as styles from './SaveState.css.ts';

/**
 * `offline`: everything is saved, and nothing new can be now; `local`: kept on this device only, until there is a network
 * again.
 */
export type SavingState = 'saving' | 'saved' | 'offline' | 'local' | 'failed';

/** The words of `SaveState`. */
export interface SaveStateTexts {
  saving: string;
  /** Followed by the time. */
  saved: string;
  offline: string;
  local: string;
  failed: string;
  retry: string;
}

const saveStateTexts: SaveStateTexts = {
  saving: '保存中…',
  saved: '已保存',
  offline: '网络中断，已保存',
  local: '已存本机，联网后补传',
  failed: '保存失败',
  retry: '重试',
};

export interface SaveStateProps {
  state: SavingState;
  /** When it was last saved, as it is shown: 20:14:33. */
  time?: string;
  /** Tries again; offered while saving has failed. */
  onRetry?: () => void;
  texts?: Partial<SaveStateTexts>;
  ref?: Ref<HTMLDivElement>;
}

const icons: Record<SavingState, IconName> = {
  saving: 'refresh',
  saved: 'check',
  offline: 'offline',
  local: 'offline',
  failed: 'error',
};

/**
 * Whether what the student writes is safe. Saving happens every few seconds: a screen reader announces politely when
 * something changes for the student (first saved, cut off, only on this device, failed, saved again), not each save.
 */
export function SaveState({ state, time, onRetry, texts, ref }: SaveStateProps) {
  const words = { ...saveStateTexts, ...texts };
  const [outcome, setOutcome] = useState(state);
  const [news, setNews] = useState('');
  if (state !== 'saving' && state !== outcome) {
    setOutcome(state);
    // As it was then: words with a time in them must not be read out each time it changes.
    setNews(words[state]);
  }
  return (
    <div ref={ref} className={styles.saveState({ state })}>
      <span className={styles.words}>
        <Icon name={icons[state]} size="small" className={state === 'saving' ? styles.turning : ''} />
        <span>{state === 'saved' && time ? `${words.saved} ${time}` : words[state]}</span>
      </span>
      {state === 'failed' && onRetry && <TextButton onPress={onRetry}>{words.retry}</TextButton>}
      <span role="status" className={visuallyHidden}>
        {news}
      </span>
    </div>
  );
}

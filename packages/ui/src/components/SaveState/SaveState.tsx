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
  /** With the time where it is shown, and with an empty one to be read out. */
  offline: string | ((time: string) => string);
  local: string | ((time: string) => string);
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
 * State of the student's writing: safe or not. Saving happens every few seconds: a screen reader announces politely
 * when something changes for the student (first saved, cut off, only on this device, failed, saved again), not each
 * save.
 */
export function SaveState({ state, time = '', onRetry, texts, ref }: SaveStateProps) {
  const words = { ...saveStateTexts, ...texts };
  const say = (what: SavingState, at: string) => {
    const word = words[what];
    if (typeof word === 'function') return word(at);
    return what === 'saved' && at ? `${word} ${at}` : word;
  };
  const [outcome, setOutcome] = useState(state);
  const [news, setNews] = useState('');
  if (state !== 'saving' && state !== outcome) {
    setOutcome(state);
    // Without the time: it changes with each save, and would be read out each time.
    setNews(say(state, ''));
  }
  return (
    <div ref={ref} className={styles.saveState({ state })}>
      <span className={styles.words}>
        <Icon name={icons[state]} size="small" className={state === 'saving' ? styles.turning : ''} />
        <span>{say(state, time)}</span>
      </span>
      {state === 'failed' && onRetry && <TextButton onPress={onRetry}>{words.retry}</TextButton>}
      <span role="status" className={visuallyHidden}>
        {news}
      </span>
    </div>
  );
}

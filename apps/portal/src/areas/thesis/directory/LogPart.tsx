import { maxLogEntries, type ThesisLogEntry } from '@qianwei/api/contract/thesis/directory';
import { listMoment } from '@qianwei/api/time/words';
import { Part } from '@qianwei/ui/Part';
import { TextButton } from '@qianwei/ui/TextButton';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { useState } from 'react';
import { useNow } from '../../../shared/time/use-now.ts';
import * as styles from './DirectoryPage.css.ts';
import { logWords } from './log-words.ts';

/** Entries that are shown before 全部 is pressed. */
const shownAtFirst = 3;

/** 日志: a line for each action, the newest first; whole with the words that were said with it. */
export function LogPart({ logs }: { logs: readonly ThesisLogEntry[] }) {
  const now = useNow();
  const [isWhole, setWhole] = useState(false);
  const isFolded = !isWhole && logs.length > shownAtFirst;
  // The oldest has number 1, whatever is added.
  const lines = logs.map((entry, index) => ({ ...entry, no: logs.length - index }));
  return (
    <Part
      title="日志"
      note={isFolded && <TextButton onPress={() => setWhole(true)}>全部 {logs.length} 条</TextButton>}
    >
      <ol className={styles.log}>
        {(isFolded ? lines.slice(0, shownAtFirst) : lines).map(({ no, ...entry }) => (
          <li key={no}>
            <p className={styles.logLine}>
              <time>{listMoment(entry.time, now)}</time>
              {entry.by !== '' && <span>{entry.by}</span>}
              <span>{logWords(entry)}</span>
            </p>
            {isWhole && entry.opinion !== '' && (
              <p className={styles.logOpinion} data-authored="">
                <WholeDates>{entry.opinion}</WholeDates>
              </p>
            )}
          </li>
        ))}
      </ol>
      {isWhole && logs.length === maxLogEntries && (
        <p className={styles.muted}>{`只显示最近 ${maxLogEntries} 条。`}</p>
      )}
    </Part>
  );
}

import * as styles from './LateScore.css.ts';
import type { Standing } from './late-score.ts';
import { missingWords, nextWords, scoreWords } from './receipt-text.ts';

const longest = { score: 100, passed: false } as const;

const wordsOf = (standing: Standing) =>
  standing.score === null ? nextWords(standing) : `得 ${scoreWords(standing)}。${nextWords(standing)}`;

const room = [
  missingWords,
  ...(['SUBMITTED', 'MARKING', 'VOID'] as const).map((status) =>
    nextWords({ status, score: null, passed: null }),
  ),
  wordsOf({ status: 'GRADED', ...longest }),
];

/** What happens next, for a score that comes later: told when it has come, and nothing moves. */
export function LateScore({ standing, isMissing }: { standing: Standing; isMissing: boolean }) {
  return (
    <div className={styles.room}>
      <p role="status" className={styles.text}>
        {isMissing ? missingWords : wordsOf(standing)}
      </p>
      {room.map((words) => (
        <p key={words} className={styles.unseen} aria-hidden>
          {words}
        </p>
      ))}
    </div>
  );
}

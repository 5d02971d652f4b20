import * as styles from '../states/Message.css.ts';
import type { Standing } from './late-score.ts';

/** The result in words: 86 分，合格. */
export const resultText = ({ score, passed }: Standing): string =>
  `${score} 分${passed === null ? '' : passed ? '，合格' : '，不合格'}`;

/** What happens next, by the state of the attempt. */
export function nextWords({ status }: Standing): string {
  if (status === 'GRADED') return '成绩已出。解析开放后可以逐题查看。';
  if (status === 'VOID') return '本次作答已作废，如有疑问请联系主考院校。';
  if (status === 'SUBMITTED')
    return '此刻交卷的人多，正在评分，成绩出来后会显示在这里，通常一分钟以内。请保存回执号。';
  return '客观题已自动评分，主观题待教师批阅，批阅后在测验页公布成绩。请保存回执号，核对答卷时使用。';
}

/** What to do when the score has not come after several minutes. */
const missingWords =
  '评分比平时久。答卷已在服务器，不会丢。请稍后到测验页查看成绩；当天仍没有，请凭回执号联系主考院校。';

const widestScore = { score: 100, passed: false } as const;

const wordsOf = (standing: Standing) =>
  standing.score === null ? nextWords(standing) : `得 ${resultText(standing)}。${nextWords(standing)}`;

const room = [
  missingWords,
  ...(['SUBMITTED', 'MARKING', 'VOID'] as const).map((status) =>
    nextWords({ status, score: null, passed: null }),
  ),
  wordsOf({ status: 'GRADED', ...widestScore }),
];

/** What happens next, for a score that comes later: announced when it has come, without moving anything. */
export function LateScore({ standing, isMissing }: { standing: Standing; isMissing: boolean }) {
  return (
    <div className={styles.sentences}>
      <p role="status" className={styles.sentence}>
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

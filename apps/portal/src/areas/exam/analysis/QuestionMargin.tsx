import type { AnalysedQuestion } from '@qianwei/api/contract/exam/analysis';
import { formatClock, formatDuration } from '@qianwei/api/time/duration';
import { Link } from '@qianwei/ui/Link';
import { StateMark } from '@qianwei/ui/StateMark';
import { unbroken } from '@qianwei/ui/theme/text.css';
import { lessonPath } from '../shared/paths.ts';
import * as styles from './Questions.css.ts';

const remarkWords = {
  PENDING: '已申请重新批阅，等待处理',
  CHANGED: '重新批阅后已改分',
  KEPT: '重新批阅后维持原分',
};

/** Beside a question: points, how hard it was, where it is taught, and what the teacher said. */
export function QuestionMargin({ courseId, question }: { courseId: string; question: AnalysedQuestion }) {
  const { got, score, seconds, wrongRate, chapter, knowledge, comment, remark } = question;
  const { lessonId, second } = knowledge;
  return (
    <div className={styles.margin}>
      <div>
        <p>
          <span className={styles.got}>{got ?? '—'}</span> <span className={styles.muted}>/ {score} 分</span>
        </p>
        <Outcome got={got} score={score} />
      </div>
      <div className={styles.muted}>
        {seconds > 0 && <p>用时 {formatDuration(seconds * 1000)}</p>}
        {wrongRate !== null && <p>易错率 {wrongRate}%</p>}
      </div>
      {(knowledge.title !== '' || chapter !== '') && (
        <div>
          <p className={styles.muted}>{chapter}</p>
          {lessonId === null ? (
            <p>{knowledge.title}</p>
          ) : (
            <Link href={lessonPath(courseId, lessonId, second)}>
              {knowledge.title || '看这一讲'}
              {second !== null && <span className={unbroken}>，从 {formatClock(second * 1000)} 看</span>}
            </Link>
          )}
        </div>
      )}
      {comment !== '' && (
        <div className={styles.comment}>
          <p className={styles.muted}>教师评语</p>
          <p>{comment}</p>
        </div>
      )}
      {remark !== null && (
        <div>
          <p>{remarkWords[remark.status]}</p>
          <p className={styles.muted}>{remark.reply || `${remark.time.slice(0, 16)} 申请`}</p>
        </div>
      )}
    </div>
  );
}

function Outcome({ got, score }: { got: number | null; score: number }) {
  if (got === null)
    return (
      <StateMark shape="half" tone="warning">
        待批阅
      </StateMark>
    );
  if (got >= score)
    return (
      <StateMark shape="check" tone="success">
        得满分
      </StateMark>
    );
  return (
    <StateMark shape="cross" tone="danger">
      丢 {Math.round((score - got) * 10) / 10} 分
    </StateMark>
  );
}

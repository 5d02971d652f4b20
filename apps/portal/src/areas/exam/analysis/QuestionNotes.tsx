import type { AnalysedQuestion } from '@qianwei/api/contract/exam/analysis';
import { listMoment } from '@qianwei/api/time/words';
import { placeWords } from '@qianwei/studies';
import { Link } from '@qianwei/ui/Link';
import { Prose } from '@qianwei/ui/Prose';
import { unbroken } from '@qianwei/ui/theme/text.css';
import { playPath } from '../../../shared/address/course-paths.ts';
import * as styles from './Questions.css.ts';

const remarkWords = {
  PENDING: '已申请重新批阅，等待处理',
  CHANGED: '重新批阅后已改分',
  KEPT: '重新批阅后维持原分',
};

/** Notes to learn from a question: the teacher's comment, why the answer is right, and the lesson that teaches it. */
export function QuestionNotes({ courseId, question }: { courseId: string; question: AnalysedQuestion }) {
  const { knowledge, comment, remark, analysis } = question;
  const { title, lessonId, second } = knowledge;
  return (
    <>
      {comment !== '' && (
        <div className={styles.comment}>
          <p className={styles.label}>教师评语</p>
          <p>{comment}</p>
        </div>
      )}
      {remark !== null && (
        <div>
          <p>{remarkWords[remark.status]}</p>
          <p className={styles.muted}>{remark.reply || `${listMoment(remark.time)} 申请`}</p>
        </div>
      )}
      {analysis !== '' && (
        <div>
          <p className={styles.label}>解析</p>
          <Prose source={analysis} format="markdown" headingLevel={4} size="small" />
        </div>
      )}
      {(title !== '' || lessonId !== null) && (
        <div>
          <p className={styles.label}>知识点</p>
          {lessonId === null ? (
            <p>{title}</p>
          ) : (
            <Link href={playPath(courseId, lessonId, second)}>
              {title || '看这一讲'}
              {second !== null && <span className={unbroken}>，从 {placeWords(second)} 看</span>}
            </Link>
          )}
        </div>
      )}
    </>
  );
}

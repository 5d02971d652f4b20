import { getCourseQaList } from '@qianwei/api/contract/course/ask';
import { placeWords } from '@qianwei/studies';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import { Prose } from '@qianwei/ui/Prose';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { chapterPath } from '../../../shared/address/course-paths.ts';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import * as styles from './LessonQuestions.css.ts';

export interface LessonQuestionsProps {
  courseId: string;
  lessonId: string;
}

/** 答疑: what was asked about this lesson, and the way to ask. */
export default function LessonQuestions({ courseId, lessonId }: LessonQuestionsProps) {
  const asked = useCall(getCourseQaList, { courseId, lessonId, pageSize: 20 });
  return (
    <>
      <p className={styles.ask}>
        <Link href={chapterPath(courseId, 'questions')}>在这里提问</Link>
        <span className={styles.quiet}>一般 1 个工作日内回复</span>
      </p>
      <QueryView
        query={asked}
        name="答疑"
        skeleton={<SkeletonLines shares={[0.9, 0.7, 0.8]} />}
        empty={({ total }) =>
          total === 0 && (
            <EmptyState drawing="inbox" title="这一节还没有人提问" why="你的问题和老师的回复会出现在这里。" />
          )
        }
      >
        {({ list }) => (
          <ul className={styles.list} aria-label="这一节的问题">
            {list.map(({ qaId, second, question, author, mine, answer, teacher }) => (
              <li key={qaId} className={styles.item}>
                <p className={styles.quiet}>
                  {placeWords(second)}　{mine ? '我的提问' : author}
                </p>
                <p className={styles.question}>{question}</p>
                {answer === null ? (
                  <p className={styles.quiet}>等待老师回复</p>
                ) : (
                  <>
                    <p className={styles.quiet}>{teacher}老师回复</p>
                    <Prose plain format="markdown" headingLevel={3} size="small" source={answer} />
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </>
  );
}

import type { OutlinedLesson } from '@qianwei/api/contract/course/chapter';
import { placeWords } from '@qianwei/studies';
import { Link } from '@qianwei/ui/Link';
import { StateSymbol } from '@qianwei/ui/StateMark';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import * as styles from './CourseTree.css.ts';

export interface KnowledgePointsProps {
  lesson: OutlinedLesson;
  hrefOf: ((second?: number) => string) | null;
}

/** The points of knowledge of a lesson; each leads to its second. */
export function KnowledgePoints({ lesson, hrefOf }: KnowledgePointsProps) {
  const { knowledge, duration, position, finished } = lesson;
  return (
    <ol className={styles.points} aria-label={`${lesson.no} 的知识点`}>
      {knowledge.map(({ second, title }, index) => {
        const end = knowledge[index + 1]?.second ?? duration;
        const isDone = finished || position >= end;
        const isNow = !isDone && position > 0 && position >= second;
        const content = (
          <>
            <span className={`${styles.shape} ${isDone ? styles.done : isNow ? styles.now : styles.muted}`}>
              <StateSymbol shape={isDone ? 'check' : isNow ? 'half' : 'open'} />
              <span className={visuallyHidden}>{isDone ? '已讲过' : isNow ? '正在看' : '未看'}</span>
            </span>
            <span className={styles.number}>{placeWords(second)}</span>
            <span>{title}</span>
          </>
        );
        return (
          <li key={second}>
            {hrefOf === null ? (
              <div className={styles.point}>{content}</div>
            ) : (
              <Link href={hrefOf(second)} className={styles.point} data-now={isNow || undefined}>
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}

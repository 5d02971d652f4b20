import type { OutlinedLesson } from '@qianwei/api/contract/course/chapter';
import { studyLevelTitles } from '@qianwei/api/contract/course/course';
import { placeWords } from '@qianwei/studies';
import { Link } from '@qianwei/ui/Link';
import { StateSymbol } from '@qianwei/ui/StateMark';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import type { ReactNode } from 'react';
import * as styles from './CourseTree.css.ts';
import { KnowledgePoints } from './KnowledgePoints.tsx';

export interface LessonRowProps {
  lesson: OutlinedLesson;
  /** It was watched last: marked, with its points of knowledge below. */
  isLast: boolean;
  /** Its address, at a second where one is named; null while it cannot be played. */
  hrefOf: ((second?: number) => string) | null;
}

/** A lesson of the outline: whether it was watched, its depth and its length. */
export function LessonRow({ lesson, isLast, hrefOf }: LessonRowProps) {
  const { no, title, level, duration, finished, position } = lesson;
  const isStarted = !finished && (position > 0 || lesson.watchRate > 0);
  const state = finished ? '已看完' : isStarted ? '' : '未看';
  const row = (
    <>
      <span className={`${styles.shape} ${finished ? styles.done : isStarted ? styles.now : styles.muted}`}>
        <StateSymbol shape={finished ? 'check' : isStarted ? 'half' : 'open'} />
        <span className={visuallyHidden}>{state}</span>
      </span>
      <span className={styles.number}>{no}</span>{' '}
      <span className={styles.lessonTitle} data-last={isLast || undefined}>
        {title}
      </span>{' '}
      <span className={styles.position}>{isStarted && `看到 ${placeWords(position)}`}</span>{' '}
      <span className={styles.level}>{studyLevelTitles[level]}</span>{' '}
      <span className={styles.duration}>{placeWords(duration)}</span>
    </>
  );
  return (
    <li className={styles.lessonItem} aria-current={isLast || undefined}>
      <LessonLine href={hrefOf?.()}>{row}</LessonLine>
      {isLast && lesson.knowledge.length > 0 && <KnowledgePoints lesson={lesson} hrefOf={hrefOf} />}
    </li>
  );
}

function LessonLine({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href === undefined ? (
    <div className={styles.lesson}>{children}</div>
  ) : (
    <Link href={href} className={styles.lesson}>
      {children}
    </Link>
  );
}

import type { OutlinedChapter } from '@qianwei/api/contract/course/chapter';
import { type ReactNode, useState } from 'react';
import { ChapterHead } from './ChapterHead.tsx';
import * as styles from './CourseTree.css.ts';
import { LessonRow } from './LessonRow.tsx';

export interface CourseTreeProps {
  /** Names the list for a screen reader: 数据库系统原理的目录. */
  label: string;
  chapters: readonly OutlinedChapter[];
  /** The lesson watched last, whose chapter is open; null opens the first chapter. */
  lastLessonId: string | null;
  /** The address of a lesson, at a second where one is named. */
  hrefOf: (lessonId: string, second?: number) => string;
  /** Lessons that are not free can be played. Default true. */
  canPlay?: boolean;
  /** Below the lessons of a chapter, such as its test. */
  foot?: (chapter: OutlinedChapter) => ReactNode;
}

const lessonsOf = ({ sections }: OutlinedChapter) => sections.flatMap(({ lessons }) => lessons);

/** 章、节、知识点: chapters that open to their lessons. It opens at the lesson watched last. */
export function CourseTree({ label, chapters, lastLessonId, ...rest }: CourseTreeProps) {
  const last = chapters.find((chapter) =>
    lessonsOf(chapter).some(({ lessonId }) => lessonId === lastLessonId),
  );
  const [open, setOpen] = useState<readonly string[]>(() => {
    const first = last ?? chapters[0];
    return first === undefined ? [] : [first.chapterId];
  });
  const toggle = (chapterId: string) =>
    setOpen((ids) => (ids.includes(chapterId) ? ids.filter((id) => id !== chapterId) : [...ids, chapterId]));
  return (
    <ol className={styles.tree} aria-label={label}>
      {chapters.map((chapter) => (
        <Chapter
          key={chapter.chapterId}
          chapter={chapter}
          isOpen={open.includes(chapter.chapterId)}
          onToggle={() => toggle(chapter.chapterId)}
          lastLessonId={lastLessonId}
          {...rest}
        />
      ))}
    </ol>
  );
}

interface ChapterProps extends Omit<CourseTreeProps, 'label' | 'chapters'> {
  chapter: OutlinedChapter;
  isOpen: boolean;
  onToggle: () => void;
}

function Chapter({ chapter, isOpen, onToggle, lastLessonId, hrefOf, canPlay = true, foot }: ChapterProps) {
  const { chapterId, sections, unlockAfter } = chapter;
  const contentId = `lessons-${chapterId}`;
  const isPlayable = (isFree: boolean) => unlockAfter === null && (canPlay || isFree);
  return (
    <li className={styles.chapter}>
      <ChapterHead chapter={chapter} isOpen={isOpen} controls={contentId} onToggle={onToggle} />
      {isOpen && (
        <div id={contentId} className={styles.content}>
          {sections.map(({ sectionId, title, lessons }) => (
            <section key={sectionId} className={styles.section} aria-label={title}>
              <p className={styles.sectionTitle}>{title}</p>
              <ul>
                {lessons.map((lesson) => (
                  <LessonRow
                    key={lesson.lessonId}
                    lesson={lesson}
                    isLast={lesson.lessonId === lastLessonId}
                    hrefOf={isPlayable(lesson.free) ? (second) => hrefOf(lesson.lessonId, second) : null}
                  />
                ))}
              </ul>
            </section>
          ))}
          {foot?.(chapter)}
        </div>
      )}
    </li>
  );
}

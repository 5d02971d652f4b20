import type { CourseService } from '@qianwei/api/contract/course/course';
import type { PlayInfo } from '@qianwei/api/contract/course/play';
import { LatePiece, late, useLate } from '@qianwei/ui/late';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import type { TabItem } from '@qianwei/ui/Tabs';
import type { Ref } from 'react';
import { Loading } from '../../../shared/query/Loading.tsx';
import type { LessonFilesProps } from './LessonFiles.tsx';
import type { LessonNotesProps } from './LessonNotes.tsx';
import type { LessonQuestionsProps } from './LessonQuestions.tsx';

const notes = late<LessonNotesProps>(() => import('./LessonNotes.tsx'), { prefetch: 'mount' });
const questions = late<LessonQuestionsProps>(() => import('./LessonQuestions.tsx'), { prefetch: 'idle' });
const files = late<LessonFilesProps>(() => import('./LessonFiles.tsx'), { prefetch: 'idle' });

interface LessonPanelsOptions {
  courseId: string;
  lessonId: string;
  chapterNo: number;
  /** The service while the lesson cannot be played without it; null otherwise. */
  closed: CourseService | null;
  /** Null before the lesson is open. */
  info: PlayInfo | null;
  /** The panel that is chosen. */
  panel: string;
  /** Second of the picture. */
  position: number;
  onSeek: (second: number) => void;
  /** Somebody is there. */
  onSeen: () => void;
  noteField: Ref<HTMLTextAreaElement>;
}

const fallback = (what: string) => (
  <Loading what={what}>
    <SkeletonLines shares={[0.9, 0.7, 0.8]} />
  </Loading>
);
/** Its place is kept before it is known, so that no tab moves: a space as wide as a digit. */
const countOf = (count: number | undefined) => (count ? String(count) : '\u2007');

/** 笔记, 答疑 and 讲义 of a lesson. */
export function useLessonPanels(options: LessonPanelsOptions): TabItem[] {
  const { courseId, lessonId, chapterNo, closed, info, panel, position, onSeek, onSeen, noteField } = options;
  useLate(notes);
  useLate(questions);
  useLate(files);
  return [
    {
      id: 'notes',
      label: '笔记',
      note: countOf(info?.noteCount),
      content: (
        <LatePiece
          of={notes}
          fallback={fallback('笔记')}
          lessonId={lessonId}
          second={Math.floor(position)}
          closed={closed}
          onSeek={onSeek}
          onSeen={onSeen}
          field={noteField}
        />
      ),
    },
    {
      id: 'questions',
      label: '答疑',
      note: countOf(info?.questionCount),
      content: panel === 'questions' && (
        <LatePiece of={questions} fallback={fallback('答疑')} courseId={courseId} lessonId={lessonId} />
      ),
    },
    {
      id: 'files',
      label: '讲义',
      content: panel === 'files' && (
        <LatePiece of={files} fallback={fallback('讲义')} courseId={courseId} chapterNo={chapterNo} />
      ),
    },
  ];
}

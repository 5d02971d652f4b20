import { useParams } from 'wouter';
import {
  assessmentPath,
  practiceChapterPath,
  practicePlayPath,
} from '../../../shared/address/practice-paths.ts';
import { LessonPage } from './LessonPage.tsx';

/** 实践课播放: the same lesson as in 课程学习, as part of a batch. */
export default function ExamPlayPage() {
  const { bizId } = useParams<{ bizId?: string }>();
  return (
    <LessonPage
      exam={{
        bizId,
        hrefIn: (batchId, { courseId, lessonId, second }) =>
          practicePlayPath(courseId, batchId, lessonId ?? undefined, second ?? undefined),
      }}
      hrefOf={(courseId, lessonId) => practicePlayPath(courseId, bizId ?? '', lessonId)}
      outlineHref={(courseId) => practiceChapterPath(courseId, bizId ?? '')}
      menu={assessmentPath}
    />
  );
}

import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { chapterPath, playPath, testPath } from '../../../shared/address/course-paths.ts';
import { ChapterTest } from '../shared/ChapterTest.tsx';
import { CourseTree } from '../shared/CourseTree.tsx';
import { closedService } from '../shared/ServiceClosed.tsx';
import { columns, margin } from './OutlineMargin.css.ts';
import { OutlineMargin } from './OutlineMargin.tsx';
import type { PanelProps } from './panel-props.ts';

/** 目录: chapters and lessons with their tests; beside them the depths of the syllabus and the dates. */
export function OutlinePanel({ outline }: PanelProps) {
  const { course, chapters, lastLessonId } = outline;
  const { courseId, courseName, service } = course;
  const canStudy = closedService(service) === null;
  if (chapters.length === 0)
    return (
      <EmptyState
        drawing="shelf"
        title="这门课还没有目录"
        why="老师上传视频以后，章节会出现在这里。"
        action={<ButtonLink href={`${chapterPath(courseId)}?tab=materials`}>先看资料</ButtonLink>}
      />
    );
  return (
    <div className={columns}>
      <CourseTree
        label={`${courseName}的目录`}
        chapters={chapters}
        lastLessonId={lastLessonId}
        hrefOf={(lessonId, second) => playPath(courseId, lessonId, second)}
        canPlay={canStudy}
        foot={(chapter) => (
          <ChapterTest
            chapter={chapter}
            href={canStudy ? (testId) => testPath(courseId, { testId }) : null}
          />
        )}
      />
      <aside className={margin} aria-label="学到哪一层与日期">
        <OutlineMargin outline={outline} />
      </aside>
    </div>
  );
}

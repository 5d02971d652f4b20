import type { CourseChapter } from '@qianwei/api/contract/course/chapter';
import type { MaterialList } from '@qianwei/api/contract/course/material';
import type { AssessmentList } from '@qianwei/api/contract/exam/assessment';
import { Part } from '@qianwei/ui/Part';
import { Rule } from '@qianwei/ui/Rule';
import { Stack } from '@qianwei/ui/Stack';
import { WithMargin } from '@qianwei/ui/WithMargin';
import { testPath } from '../../../shared/address/course-paths.ts';
import { practicePlayPath } from '../../../shared/address/practice-paths.ts';
import { type Query, QueryView } from '../../../shared/query/QueryView.tsx';
import { ChapterTest } from '../shared/ChapterTest.tsx';
import { CourseTree } from '../shared/CourseTree.tsx';
import type { AssessmentKind } from './assessment-kind.ts';
import { BatchStep } from './BatchStep.tsx';
import { StepSkeleton } from './ExamChapterSkeleton.tsx';
import { NoBatch } from './NoBatch.tsx';
import { PracticeHead } from './PracticeHead.tsx';
import { PracticeMargin } from './PracticeMargin.tsx';
import { Submissions } from './Submissions.tsx';
import { TaskSheet } from './TaskSheet.tsx';

export interface ExamChapterContentProps {
  outline: CourseChapter;
  assessments: Query<AssessmentList>;
  materials: Query<MaterialList>;
  kind: AssessmentKind;
}

/** The course's head, what comes next in the batch, the student's reports, the task sheet, and the chapters. */
export function ExamChapterContent({ outline, assessments, materials, kind }: ExamChapterContentProps) {
  const { course, batch, chapters, lastLessonId, taskSheet } = outline;
  const { courseId, courseName, service } = course;
  const bizId = batch?.bizId ?? '';
  const assessment = assessments.data?.list.find((each) => each.courseId === courseId);
  const task = materials.data?.list.find(({ category }) => category === 'TASK');
  return (
    <>
      <PracticeHead {...outline} />
      <Rule />
      {batch === null ? (
        <NoBatch kind={kind} />
      ) : (
        <QueryView query={assessments} name="测评状态" skeleton={<StepSkeleton />} followed>
          {() =>
            assessment === undefined ? (
              <NoBatch kind={kind} />
            ) : (
              <BatchStep outline={outline} batch={batch} assessment={assessment} kind={kind} />
            )
          }
        </QueryView>
      )}
      <WithMargin
        label="条件与模板"
        margin={
          <PracticeMargin outline={outline} assessment={assessment} materials={materials} kind={kind} />
        }
      >
        <Stack gap="x9" above="x6">
          {assessment?.assessMode === 'REPORT' && <Submissions assessment={assessment} />}
          {taskSheet && <TaskSheet sheet={taskSheet} file={task} passScore={assessment?.passScore} />}
          {chapters.length > 0 && (
            <Part title="章节" note={`${course.lessonCount} 节，看了 ${course.videoRate}%`}>
              <CourseTree
                label={`${courseName}的章节`}
                chapters={chapters}
                lastLessonId={lastLessonId}
                hrefOf={(lessonId, second) => practicePlayPath(courseId, bizId, lessonId, second)}
                foot={(chapter) => (
                  <ChapterTest chapter={chapter} href={(testId) => testPath(courseId, { testId })} />
                )}
                canPlay={batch !== null || service === null || service.status === 'ACTIVE'}
              />
            </Part>
          )}
        </Stack>
      </WithMargin>
    </>
  );
}

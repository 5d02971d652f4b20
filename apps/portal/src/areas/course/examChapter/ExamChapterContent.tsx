import type { CourseChapter } from '@qianwei/api/contract/course/chapter';
import type { MaterialList } from '@qianwei/api/contract/course/material';
import type { AssessmentList } from '@qianwei/api/contract/exam/assessment';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import { Part } from '@qianwei/ui/Part';
import { Rule } from '@qianwei/ui/Rule';
import { assessmentPath, practicePlayPath } from '../../../shared/address/practice-paths.ts';
import { type Query, QueryView } from '../../../shared/query/QueryView.tsx';
import { CourseTree } from '../shared/CourseTree.tsx';
import { columns, margin } from '../shared/columns.css.ts';
import { type AssessmentKind, kindTitles } from './assessment-kind.ts';
import * as styles from './ExamChapterPage.css.ts';
import { StepSkeleton } from './ExamChapterSkeleton.tsx';
import { NextStep } from './NextStep.tsx';
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
              <NextStep outline={outline} batch={batch} assessment={assessment} kind={kind} />
            )
          }
        </QueryView>
      )}
      <div className={`${columns} ${styles.body}`}>
        <div className={styles.content}>
          {assessment?.assessMode === 'REPORT' && <Submissions assessment={assessment} />}
          {taskSheet && <TaskSheet sheet={taskSheet} file={task} passScore={assessment?.passScore} />}
          {chapters.length > 0 && (
            <Part title="章节" note={`${course.lessonCount} 节，看了 ${course.videoRate}%`}>
              <CourseTree
                label={`${courseName}的章节`}
                chapters={chapters}
                lastLessonId={lastLessonId}
                hrefOf={(lessonId, second) => practicePlayPath(courseId, bizId, lessonId, second)}
                canPlay={batch !== null || service === null || service.status === 'ACTIVE'}
              />
            </Part>
          )}
        </div>
        <aside className={margin} aria-label="条件与模板">
          <PracticeMargin outline={outline} assessment={assessment} materials={materials} kind={kind} />
        </aside>
      </div>
    </>
  );
}

const NoBatch = ({ kind }: { kind: AssessmentKind }) => (
  <EmptyState
    drawing="calendar"
    title="当前没有可学习的测评批次"
    why="报名通过、批次开放后，这里会显示测评条件和截止时间。任务单和章节可以先看。"
    action={<Link href={assessmentPath}>去{kindTitles[kind].list}看批次</Link>}
  />
);

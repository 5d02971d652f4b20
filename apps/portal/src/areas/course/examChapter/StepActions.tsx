import type { CourseChapter } from '@qianwei/api/contract/course/chapter';
import type { Assessment } from '@qianwei/api/contract/exam/assessment';
import { Button } from '@qianwei/ui/Button';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { DockAction } from '@qianwei/ui/DockAction';
import { Link } from '@qianwei/ui/Link';
import type { ReactNode } from 'react';
import { testPath } from '../../../shared/address/course-paths.ts';
import { assessmentPath, historyPath, practicePlayPath } from '../../../shared/address/practice-paths.ts';
import { WayButton } from '../../../shared/page/WhyNot.tsx';
import { nextOutlined } from '../shared/next-lesson.ts';
import { type AssessmentKind, kindTitles } from './assessment-kind.ts';
import * as styles from './ExamChapterPage.css.ts';
import type { PracticeStep } from './practice-step.ts';

export interface StepActionsProps {
  action: PracticeStep['action'];
  outline: CourseChapter;
  bizId: string;
  assessment: Assessment;
  kind: AssessmentKind;
  onReport: () => void;
}

const lookOfPrimary = { variant: 'primary', size: 'large' } as const;
const lookOfOther = { variant: 'outline', size: 'large' } as const;

/** The button of the next step, which a phone shows in the dock, and the links under it. */
export function StepActions(props: StepActionsProps) {
  const { assessment, bizId, kind, action } = props;
  const main = <Main {...props} />;
  return (
    <div className={styles.actions}>
      <DockAction inPlace>{main}</DockAction>
      <div className={styles.links}>
        {action !== 'BATCHES' && (
          <Link href={assessmentPath} size="small">
            去{kindTitles[kind].list}看批次
          </Link>
        )}
        {assessment.usedTry > 0 && (
          <Link href={historyPath(assessment.testId, bizId)} size="small">
            历史成绩
          </Link>
        )}
      </div>
    </div>
  );
}

function Main({ action, outline, bizId, assessment, kind, onReport }: StepActionsProps): ReactNode {
  const { subjectId, testId, report, usedTry, obstacle, assessMode } = assessment;
  if (action === 'WAY') return obstacle && <WayButton way={obstacle.way} />;
  if (action === 'BATCHES')
    return (
      <ButtonLink href={assessmentPath} {...lookOfOther}>
        去{kindTitles[kind].list}看批次
      </ButtonLink>
    );
  if (action === 'TEST')
    return (
      <ButtonLink href={testPath(subjectId, { testId, bizId })} {...lookOfPrimary}>
        {usedTry === 0 ? '开始测评' : '再测一次'}
      </ButtonLink>
    );
  if (action === 'REPORT')
    return (
      <Button
        {...(report?.status === 'SUBMITTED' ? lookOfOther : lookOfPrimary)}
        icon="upload"
        onPress={onReport}
      >
        上传第 {(report?.draft ?? 0) + 1} 稿
      </Button>
    );
  if (action === 'SCORES')
    return (
      <ButtonLink
        href={assessMode === 'ONLINE' ? historyPath(testId, bizId) : '/academic/gradeSearch'}
        {...lookOfOther}
      >
        查看成绩
      </ButtonLink>
    );
  const next = nextOutlined(outline);
  if (next === null) return null;
  const { lesson, kind: watching } = next;
  return (
    <ButtonLink
      href={practicePlayPath(
        outline.course.courseId,
        bizId,
        lesson.lessonId,
        watching === 'AGAIN' ? 0 : undefined,
      )}
      {...(action === 'LEARN' ? lookOfPrimary : lookOfOther)}
      icon="play"
    >
      {watching === 'AGAIN' ? '重看' : '继续学习'} {lesson.no}
    </ButtonLink>
  );
}

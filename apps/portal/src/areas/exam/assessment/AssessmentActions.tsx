import type { Assessment } from '@qianwei/api/contract/exam/assessment';
import type { DateTime } from '@qianwei/api/time/moment';
import { Button } from '@qianwei/ui/Button';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { Link } from '@qianwei/ui/Link';
import { answerPath, testPath } from '../../../shared/address/course-paths.ts';
import {
  historyPath,
  practiceChapterPath,
  practicePlayPath,
} from '../../../shared/address/practice-paths.ts';
import { mayHandIn, mayStart } from '../../../shared/practice-report/assessment-state.ts';
import * as styles from './AssessmentPage.css.ts';

export interface AssessmentActionsProps {
  assessment: Assessment;
  bizId: string;
  /** By the server's clock, as it writes it. */
  serverTime: DateTime;
  /** The page's one primary action is that of this entry. */
  isFirst: boolean;
  onStart: () => void;
  onReport: () => void;
}

/**
 * Actions for an assessment, always at the same place, and below them the links; the pages of a course that was not
 * opened are not among them.
 */
export function AssessmentActions(props: AssessmentActionsProps) {
  const { assessment, bizId } = props;
  const { courseId, courseName, testId, assessMode, usedTry, opened, signedUp } = assessment;
  // Without a sign-up the course is shown outside of this batch.
  const ownBatch = signedUp ? bizId : '';
  const link = (href: string, word: string) => (
    <Link href={href} size="small" aria-label={`${courseName} ${word}`}>
      {word}
    </Link>
  );
  return (
    <div className={styles.actions}>
      <Main {...props} />
      <div className={styles.links}>
        {opened && link(practicePlayPath(courseId, ownBatch), '看视频')}
        {opened && link(practiceChapterPath(courseId, ownBatch), '章节与任务')}
        {assessMode === 'ONLINE' && link(testPath(courseId, { testId, bizId }), '测评规则')}
        {usedTry > 0 && link(historyPath(testId, bizId), '历史成绩')}
      </div>
    </div>
  );
}

function Main({ assessment, bizId, serverTime, isFirst, onStart, onReport }: AssessmentActionsProps) {
  const { report, status, courseName } = assessment;
  const look = { variant: isFirst ? 'primary' : 'outline', size: 'small' } as const;
  if (status === 'RUNNING')
    return (
      <ButtonLink {...look} href={answerPath({ ...assessment, bizId })} aria-label={`继续作答 ${courseName}`}>
        继续作答
      </ButtonLink>
    );
  if (mayStart(assessment))
    return (
      <Button {...look} onPress={onStart} aria-label={`开始测评 ${courseName}`}>
        开始测评
      </Button>
    );
  if (!mayHandIn(assessment, serverTime) && report === null) return null;
  const word = !mayHandIn(assessment, serverTime) ? '查看报告' : report === null ? '提交报告' : '重新提交';
  return (
    <Button {...look} onPress={onReport} aria-label={`${word} ${courseName}`}>
      {word}
    </Button>
  );
}

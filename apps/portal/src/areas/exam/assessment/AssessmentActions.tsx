import type { Assessment } from '@qianwei/api/contract/exam/assessment';
import { Button } from '@qianwei/ui/Button';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { Link } from '@qianwei/ui/Link';
import { TextButton } from '@qianwei/ui/TextButton';
import { answerPath, historyPath, practiceChapterPath, practicePlayPath, testPath } from '../shared/paths.ts';
import * as styles from './AssessmentPage.css.ts';
import { mayHandIn, mayStart } from './labels.ts';

export interface AssessmentActionsProps {
  assessment: Assessment;
  bizId: string;
  onStart: () => void;
  onReport: () => void;
}

/** The primary action, then links to study, the rules and earlier attempts. */
export function AssessmentActions({ assessment, bizId, onStart, onReport }: AssessmentActionsProps) {
  const { courseId, courseName, testId, assessMode, usedTry } = assessment;
  const link = (href: string, word: string) => (
    <Link href={href} size="small" aria-label={`${courseName} ${word}`}>
      {word}
    </Link>
  );
  return (
    <div className={styles.actions}>
      <Main assessment={assessment} bizId={bizId} onStart={onStart} onReport={onReport} />
      <div className={styles.links}>
        {link(practiceChapterPath(courseId, bizId), '学习')}
        {link(practicePlayPath(courseId, bizId), '视频')}
        {assessMode === 'ONLINE' && link(testPath(courseId, { testId, bizId }), '规则')}
        {usedTry > 0 && link(historyPath(testId, bizId), '历史成绩')}
      </div>
    </div>
  );
}

function Main({ assessment, bizId, onStart, onReport }: AssessmentActionsProps) {
  const { report, status, courseName } = assessment;
  if (status === 'RUNNING')
    return (
      <ButtonLink
        href={answerPath({ ...assessment, bizId })}
        variant="primary"
        size="small"
        aria-label={`继续作答 ${courseName}`}
      >
        继续作答
      </ButtonLink>
    );
  if (mayStart(assessment))
    return (
      <Button variant="primary" size="small" onPress={onStart} aria-label={`开始测评 ${courseName}`}>
        开始测评
      </Button>
    );
  if (mayHandIn(assessment))
    return (
      <Button
        variant={report === null || report.status === 'RETURNED' ? 'primary' : 'outline'}
        size="small"
        onPress={onReport}
        aria-label={`${report === null ? '提交报告' : '重新提交'} ${courseName}`}
      >
        {report === null ? '提交报告' : '重新提交'}
      </Button>
    );
  return report === null ? null : <TextButton onPress={onReport}>查看报告</TextButton>;
}

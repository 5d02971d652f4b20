import { errorCode } from '@qianwei/api/contract/envelope';
import type { Assessment } from '@qianwei/api/contract/exam/assessment';
import { type Check, decideEligibility } from '../../../eligibility/eligibility.ts';
import type { BatchRow } from '../shared/eligibility/test-batch.ts';
import { type AccessFacts, accessChecks, startChecks } from '../shared/eligibility/test-checks.ts';
import type { ReportRow } from './assessment.queries.ts';

/** An attempt as far as the status asks, the oldest first. */
export interface AttemptFacts {
  readonly status: 'RUNNING' | 'SUBMITTED' | 'MARKING' | 'GRADED' | 'VOID';
  readonly score: number | null;
  readonly submitTime: Date | null;
  readonly endTime: Date;
}

/** What decides whether a report may be submitted; `report` is the last one so far. */
export interface ReportFacts extends AccessFacts {
  readonly report: Pick<ReportRow, 'status' | 'score' | 'opinion'> | null;
}

/** What the status of one course in a batch is decided by. */
export interface AssessmentFacts extends ReportFacts {
  readonly batch: BatchRow;
  readonly attempts: readonly AttemptFacts[];
  /** Name of the attempt of another test that is in the way, or null. */
  readonly otherRunning: string | null;
}

type Status = Pick<Assessment, 'status' | 'reason'>;

const isPassed = ({ test }: AccessFacts, score: number | null) => (score ?? 0) >= test.passScore;

/** Whether a practice report may be submitted: until it has been marked, as often as the student likes. */
export const reportChecks: readonly Check<
  ReportFacts,
  (typeof accessChecks)[number]['code'] | 'NO_REPORT' | 'MARKED'
>[] = [
  ...accessChecks,
  {
    code: 'NO_REPORT',
    errorCode: errorCode.stateForbids,
    obstacle: ({ test }) =>
      test.assessMode === 'REPORT' ? null : { reason: '该课程不以实践报告测评，请按测评方式参加' },
  },
  {
    code: 'MARKED',
    errorCode: errorCode.stateForbids,
    obstacle(facts) {
      const { report } = facts;
      if (report?.status !== 'GRADED') return null;
      if (isPassed(facts, report.score))
        return { reason: '实践报告已批阅，不能再提交，请在历史成绩中查看结果' };
      return { reason: `报告成绩不合格（${report.score ?? 0} 分），请参加下一批次` };
    },
  },
];

/** What has been reached, whatever may be done next; null when nothing has. */
function standingOf(facts: AssessmentFacts): Status | null {
  const { test, report, attempts } = facts;
  if (test.assessMode === 'REPORT') {
    if (report?.status === 'SUBMITTED')
      return { status: 'MARKING', reason: '报告已提交，正在批阅；截止前可以重新提交，以最后一次为准' };
    if (report?.status === 'GRADED' && isPassed(facts, report.score)) return { status: 'PASSED', reason: '' };
    return null;
  }
  if (attempts.some(({ status, score }) => status === 'GRADED' && isPassed(facts, score)))
    return { status: 'PASSED', reason: '' };
  if (attempts.some(({ status }) => status === 'RUNNING')) return { status: 'RUNNING', reason: '' };
  if (attempts.some(({ status }) => status === 'MARKING' || status === 'SUBMITTED'))
    return { status: 'MARKING', reason: '已交卷，等待教师批阅，批阅完成后公布成绩' };
  return null;
}

/** Whether a report may be submitted. */
function reportStatus(facts: AssessmentFacts, now: Date): Status {
  const { refusal } = decideEligibility(reportChecks, facts, now);
  const { report } = facts;
  if (refusal === null)
    return report?.status === 'RETURNED'
      ? {
          status: 'RETRY',
          reason: report.opinion === '' ? '报告被退回，请修改后重新提交' : `报告被退回：${report.opinion}`,
        }
      : { status: 'READY', reason: '' };
  const { code, reason } = refusal;
  if (code === 'NO_REPORT') return { status: 'READY', reason };
  return { status: code === 'MARKED' ? 'USED_UP' : code, reason };
}

/** Whether an attempt may be started. What only has to be waited for, or done elsewhere, leaves the status as it is. */
function startStatus(facts: AssessmentFacts, now: Date): Status {
  const last = facts.attempts.at(-1);
  const { refusal } = decideEligibility(
    startChecks,
    {
      ...facts,
      usedTry: facts.attempts.length,
      lastEnd: last === undefined ? null : (last.submitTime ?? last.endTime),
    },
    now,
  );
  const status = last === undefined ? 'READY' : 'RETRY';
  if (refusal === null) return { status, reason: '' };
  const { code, reason } = refusal;
  const isPending = code === 'NOT_ONLINE' || code === 'OTHER_RUNNING' || code === 'WAIT';
  return { status: isPending ? status : code, reason };
}

/** Where a student stands with one course of a batch, and in Chinese why it cannot be started now. */
export function decideAssessmentStatus(facts: AssessmentFacts, now: Date): Status {
  const standing = standingOf(facts);
  if (standing !== null) return standing;
  return facts.test.assessMode === 'REPORT' ? reportStatus(facts, now) : startStatus(facts, now);
}

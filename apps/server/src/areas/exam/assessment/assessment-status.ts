import type { Way } from '@qianwei/api/contract/eligibility';
import { errorCode } from '@qianwei/api/contract/envelope';
import type { Assessment } from '@qianwei/api/contract/exam/assessment';
import { type Check, decideEligibility, shownObstacle } from '../../../eligibility/eligibility.ts';
import { noWayOut, toScores } from '../../../eligibility/ways.ts';
import { openingOf } from '../../../questions/withheld.ts';
import type { BatchRow } from '../shared/eligibility/test-batch.ts';
import { type AccessFacts, accessChecks, batchChecks } from '../shared/eligibility/test-checks.ts';
import { stillRunning } from '../shared/eligibility/test-entry.ts';
import { type RunningElsewhere, toAssessment, toHistory, toSignUp } from '../shared/ways.ts';
import type { ReportRow } from './assessment.queries.ts';

/** An attempt as far as the status asks, the oldest first. */
export interface AttemptFacts {
  readonly status: 'RUNNING' | 'SUBMITTED' | 'MARKING' | 'GRADED' | 'VOID';
  readonly score: number | null;
  readonly submitTime: Date | null;
  readonly endTime: Date;
}

/** Facts that decide about submitting a report; `report` is the last one so far. */
export interface ReportFacts extends AccessFacts {
  readonly report: Pick<ReportRow, 'status' | 'score' | 'opinion'> | null;
}

/** Facts that decide the status of one course in a batch. */
export interface AssessmentFacts extends ReportFacts {
  readonly batch: BatchRow;
  readonly attempts: readonly AttemptFacts[];
  /** The attempt of another test that is in the way, or null. */
  readonly otherRunning: RunningElsewhere | null;
}

type Status = Pick<Assessment, 'status' | 'obstacle'>;

const free = (status: Status['status']): Status => ({ status, obstacle: null });
const told = (status: Status['status'], reason: string, way: Way): Status => ({
  status,
  obstacle: shownObstacle({ reason, way }),
});

const isPassed = ({ test }: AccessFacts, score: number | null) => (score ?? 0) >= test.passScore;

/** Checks before a report that the course asks for: until it is marked, as often as the student likes. */
const handInChecks: readonly Check<ReportFacts, (typeof accessChecks)[number]['code'] | 'MARKED'>[] = [
  ...accessChecks,
  {
    code: 'MARKED',
    errorCode: errorCode.stateForbids,
    obstacle(facts) {
      const { report } = facts;
      if (report?.status !== 'GRADED') return null;
      if (isPassed(facts, report.score))
        return { reason: '实践报告已批阅，成绩合格，不能再提交', way: toScores };
      return {
        reason: `报告成绩不合格（${report.score ?? 0} 分），请参加下一批次`,
        way: toSignUp('看下一批报名'),
      };
    },
  },
];

/** Checks before a practice report, whichever way the course is assessed. */
export const reportChecks: readonly Check<
  ReportFacts,
  (typeof handInChecks)[number]['code'] | 'NO_REPORT'
>[] = [
  ...handInChecks,
  {
    code: 'NO_REPORT',
    errorCode: errorCode.stateForbids,
    obstacle({ test, batch }) {
      if (test.assessMode === 'REPORT') return null;
      return {
        reason: '该课程不以实践报告测评，请按测评方式参加',
        way: toAssessment(test, batch, '去参加测评'),
      };
    },
  },
];

function isClosed(facts: AccessFacts, now: Date): boolean {
  const { closeTime } = openingOf(facts);
  return closeTime !== null && now >= closeTime;
}

/** Status reached so far, whatever may be done next; null without one. */
function standingOf(facts: AssessmentFacts, now: Date): Status | null {
  const { test, report, attempts } = facts;
  if (test.assessMode === 'REPORT') {
    if (report?.status === 'SUBMITTED')
      return isClosed(facts, now)
        ? told('MARKING', '报告已提交，正在批阅，批阅完成后公布成绩', toScores)
        : told('MARKING', '报告已提交，正在批阅；截止前可以重新提交，以最后一次为准', noWayOut('BESIDE'));
    if (report?.status === 'GRADED' && isPassed(facts, report.score)) return free('PASSED');
    return null;
  }
  if (attempts.some(({ status, score }) => status === 'GRADED' && isPassed(facts, score)))
    return free('PASSED');
  const running = attempts.find(({ status }) => status === 'RUNNING');
  if (running !== undefined) return { status: 'RUNNING', obstacle: stillRunning(test, running.endTime) };
  if (attempts.some(({ status }) => status === 'MARKING' || status === 'SUBMITTED'))
    return told('MARKING', '已交卷，等待教师批阅，批阅完成后公布成绩', toHistory(test, facts.batch));
  return null;
}

/** Status by the checks before a report. */
function reportStatus(facts: AssessmentFacts, now: Date): Status {
  const { refusal } = decideEligibility(handInChecks, facts, now);
  const { report } = facts;
  if (refusal === null) {
    if (report?.status !== 'RETURNED') return free('READY');
    const why = report.opinion === '' ? '报告被退回，请修改后重新提交' : `报告被退回：${report.opinion}`;
    return told('RETRY', why, noWayOut('BESIDE'));
  }
  const { code } = refusal;
  return { status: code === 'MARKED' ? 'USED_UP' : code, obstacle: shownObstacle(refusal) };
}

/** Status by the checks before an attempt. An obstacle is the status, so that state and reason are one fact. */
function startStatus(facts: AssessmentFacts, now: Date): Status {
  const last = facts.attempts.at(-1);
  const { refusal } = decideEligibility(
    batchChecks,
    {
      ...facts,
      usedTry: facts.attempts.length,
      lastEnd: last === undefined ? null : (last.submitTime ?? last.endTime),
    },
    now,
  );
  if (refusal === null) return free(last === undefined ? 'READY' : 'RETRY');
  const { code } = refusal;
  return { status: code === 'NOT_ONLINE' ? 'AT_CENTRE' : code, obstacle: shownObstacle(refusal) };
}

/** Status of a student in one course of a batch, and in Chinese why it cannot be started now. */
export function decideAssessmentStatus(facts: AssessmentFacts, now: Date): Status {
  const standing = standingOf(facts, now);
  if (standing !== null) return standing;
  return facts.test.assessMode === 'REPORT' ? reportStatus(facts, now) : startStatus(facts, now);
}

import type { Assessment } from '@qianwei/api/contract/exam';
import { openingOf, shownMinute } from '../shared/eligibility/entry-state.ts';
import { quotedName } from '../shared/eligibility/quoted-name.ts';
import type { BatchRow } from '../shared/eligibility/test-batch.ts';
import type { TestRow } from '../shared/eligibility/test-entry.ts';
import type { ReportRow } from './assessment.queries.ts';

/** An attempt as far as the status asks, the oldest first. */
export interface AttemptFacts {
  readonly status: 'RUNNING' | 'SUBMITTED' | 'MARKING' | 'GRADED' | 'VOID';
  readonly score: number | null;
  readonly submitTime: Date | null;
  readonly endTime: Date;
}

/** What the status of one course in a batch is decided by. */
export interface AssessmentFacts {
  readonly test: TestRow;
  readonly batch: BatchRow;
  readonly signUp: 'PENDING' | 'APPROVED' | 'RETURNED' | null;
  /** Percent, 0–100. */
  readonly learnRate: number;
  readonly attempts: readonly AttemptFacts[];
  readonly report: Pick<ReportRow, 'status' | 'score' | 'opinion'> | null;
  /** Name of the attempt of another test that is in the way, or null. */
  readonly otherRunning: string | null;
}

type Status = Pick<Assessment, 'status' | 'reason'>;

const signUpTexts = {
  NONE: '请先完成实践报名并通过审核',
  PENDING: '实践报名正在审核，通过后即可测评',
  RETURNED: '实践报名已退回，请修改后重新提交',
} as const;

function reportStatus({ report, test }: AssessmentFacts): Status | null {
  if (report === null) return null;
  if (report.status === 'SUBMITTED')
    return { status: 'MARKING', reason: '报告已提交，正在批阅；截止前可以重新提交，以最后一次为准' };
  if (report.status === 'GRADED' && (report.score ?? 0) >= test.passScore)
    return { status: 'PASSED', reason: '' };
  return null;
}

function attemptStatus({ attempts, test }: AssessmentFacts): Status | null {
  if (attempts.some(({ status, score }) => status === 'GRADED' && (score ?? 0) >= test.passScore))
    return { status: 'PASSED', reason: '' };
  if (attempts.some(({ status }) => status === 'RUNNING')) return { status: 'RUNNING', reason: '' };
  if (attempts.some(({ status }) => status === 'MARKING' || status === 'SUBMITTED'))
    return { status: 'MARKING', reason: '已交卷，等待教师批阅，批阅完成后公布成绩' };
  return null;
}

function timeStatus(facts: AssessmentFacts, now: Date): Status | null {
  const { openTime, closeTime } = openingOf(facts);
  if (closeTime !== null && now >= closeTime)
    return { status: 'CLOSED', reason: `测评已于 ${shownMinute(closeTime)} 截止` };
  const { test, signUp } = facts;
  if (test.conditions.signedUp === true && signUp !== 'APPROVED')
    return { status: 'NOT_SIGNED', reason: signUpTexts[signUp ?? 'NONE'] };
  if (openTime !== null && now < openTime)
    return { status: 'NOT_OPEN', reason: `测评将于 ${shownMinute(openTime)} 开放` };
  return null;
}

function learningStatus({ test, learnRate }: AssessmentFacts): Status | null {
  const need = test.conditions.videoRate ?? 0;
  if (learnRate >= need) return null;
  return { status: 'LEARNING', reason: `视频进度 ${learnRate}%，需 ≥ ${need}%，请先完成学习` };
}

function againReport({ report }: AssessmentFacts): Status {
  if (report?.status === 'RETURNED')
    return {
      status: 'RETRY',
      reason: report.opinion === '' ? '报告被退回，请修改后重新提交' : `报告被退回：${report.opinion}`,
    };
  if (report?.status === 'GRADED')
    return { status: 'USED_UP', reason: `报告成绩不合格（${report.score ?? 0} 分），请参加下一批次` };
  return { status: 'READY', reason: '' };
}

function againOnline({ test, attempts, otherRunning }: AssessmentFacts, now: Date): Status {
  const { maxTry, retryHours } = test;
  const last = attempts.at(-1);
  if (maxTry > 0 && attempts.length >= maxTry)
    return { status: 'USED_UP', reason: `可测评次数已用完（共 ${maxTry} 次），以最高成绩为准` };
  const status = last === undefined ? 'READY' : 'RETRY';
  if (otherRunning !== null)
    return { status, reason: `您有一场进行中的测验${quotedName(otherRunning)}，请先完成并交卷` };
  const next = last && new Date((last.submitTime ?? last.endTime).getTime() + retryHours * 3_600_000);
  if (next !== undefined && now < next)
    return { status, reason: `两次测评须间隔 ${retryHours} 小时，${shownMinute(next)} 起可以再测` };
  return { status, reason: '' };
}

/** Where a student stands with one course of a batch, and in Chinese why it cannot be started now. */
export function assessmentStatus(facts: AssessmentFacts, now: Date): Status {
  const done = facts.test.assessMode === 'REPORT' ? reportStatus(facts) : attemptStatus(facts);
  const decided = done ?? timeStatus(facts, now) ?? learningStatus(facts);
  if (decided !== null) return decided;
  if (facts.test.assessMode === 'REPORT') return againReport(facts);
  if (facts.test.assessMode === 'COMPUTER')
    return { status: 'READY', reason: '上机测评在考点进行，请按准考证上的时间和地点参加' };
  return againOnline(facts, now);
}

import { describe, expect, it } from 'vitest';
import type { TestRow } from '../shared/eligibility/test-entry.ts';
import { type AssessmentFacts, type AttemptFacts, decideAssessmentStatus } from './assessment-status.ts';

const now = new Date('2026-11-21T02:00:00Z');
const hour = 60 * 60_000;
const at = (hours: number) => new Date(now.getTime() + hours * hour);

const test = {
  id: 'T1',
  courseId: 'C1',
  assessMode: 'ONLINE',
  type: 'PRACTICE',
  passScore: 60,
  maxTry: 3,
  retryHours: 24,
  openTime: null,
  closeTime: null,
  conditions: { signedUp: true, videoRate: 60 },
} as TestRow;
const facts = (changes: Omit<Partial<AssessmentFacts>, 'test'> & { test?: Partial<TestRow> } = {}) =>
  ({
    batch: { startTime: at(-100), endTime: at(100) },
    signUp: 'APPROVED',
    videoRate: 60,
    attempts: [],
    report: null,
    otherRunning: null,
    ...changes,
    test: { ...test, ...changes.test },
  }) as AssessmentFacts;
const attempt = (
  status: AttemptFacts['status'],
  score: number | null = null,
  hoursAgo = 48,
): AttemptFacts => ({
  status,
  score,
  submitTime: at(-hoursAgo),
  endTime: at(-hoursAgo),
});
const failed = (hoursAgo: number) => attempt('GRADED', 59.5, hoursAgo);
const otherRunning = {
  type: 'COMPREHENSIVE' as const,
  name: '综合测验',
  courseId: 'C2',
  testId: 'T2',
  endTime: at(1),
};
const future = { startTime: at(1), endTime: at(100) } as AssessmentFacts['batch'];
const past = { startTime: at(-100), endTime: at(0) } as AssessmentFacts['batch'];

describe('the status of an assessment (screens §5)', () => {
  it.each([
    ['can be started', facts(), 'READY', ''],
    ['not signed up', facts({ signUp: null }), 'NOT_SIGNED', '请先完成实践报名并通过审核'],
    ['sign-up pending', facts({ signUp: 'PENDING' }), 'SIGN_UP_REVIEW', '正在审核'],
    ['sign-up returned', facts({ signUp: 'RETURNED' }), 'SIGN_UP_RETURNED', '退回'],
    ['no sign-up asked for', facts({ signUp: null, test: { conditions: {} } }), 'READY', ''],
    ['before the batch', facts({ batch: future }), 'NOT_OPEN', '测评将于 2026年11月21日（周六）11:00 开放'],
    [
      'at the end of the batch',
      facts({ batch: past }),
      'CLOSED',
      '测评已于 2026年11月21日（周六）10:00 截止',
    ],
    ['too little learnt', facts({ videoRate: 59 }), 'LEARNING', '视频进度 59%，需 ≥ 60%'],
    ['running', facts({ attempts: [attempt('RUNNING')] }), 'RUNNING', '请继续作答并交卷'],
    ['in marking', facts({ attempts: [attempt('MARKING')] }), 'MARKING', '等待教师批阅'],
    ['passed, also after the end', facts({ batch: past, attempts: [attempt('GRADED', 60)] }), 'PASSED', ''],
    ['failed long ago', facts({ attempts: [failed(24)] }), 'RETRY', ''],
    ['failed just now', facts({ attempts: [failed(23)] }), 'WAIT', '2026年11月21日（周六）11:00 起可以再测'],
    [
      'void tries count',
      facts({ attempts: [failed(90), attempt('VOID'), failed(30)] }),
      'USED_UP',
      '共 3 次',
    ],
    ['another test runs', facts({ otherRunning }), 'OTHER_RUNNING', '你有一场进行中的测验《综合测验》'],
    ['at the test centre', facts({ test: { assessMode: 'COMPUTER' } }), 'AT_CENTRE', '上机测评在考点进行'],
  ])('%s', (_, facts, status, reason) => {
    const decided = decideAssessmentStatus(facts, now);
    expect(decided.status).toBe(status);
    if (reason === '') expect(decided.obstacle).toBeNull();
    else expect(decided.obstacle?.reason).toContain(reason);
  });

  it.each([
    [null, 'READY', ''],
    [{ status: 'SUBMITTED', score: null, opinion: '' }, 'MARKING', '截止前可以重新提交'],
    [{ status: 'RETURNED', score: null, opinion: '缺少运行截图' }, 'RETRY', '报告被退回：缺少运行截图'],
    [{ status: 'RETURNED', score: null, opinion: '' }, 'RETRY', '请修改后重新提交'],
    [{ status: 'GRADED', score: 60, opinion: '' }, 'PASSED', ''],
    [{ status: 'GRADED', score: 59, opinion: '' }, 'USED_UP', '不合格（59 分）'],
  ] as const)('a report: %j', (report, status, reason) => {
    const decided = decideAssessmentStatus(facts({ test: { assessMode: 'REPORT' }, report }), now);
    expect(decided.status).toBe(status);
    expect(decided.obstacle?.reason ?? '').toContain(reason);
  });
});

import { obstacleOf } from '@qianwei/api/contract/eligibility';
import {
  type Assessment,
  assessmentStatusTitles,
  getPracticeAssessmentList,
  submitPracticeReport,
} from '@qianwei/api/contract/exam/assessment';
import { startTest } from '@qianwei/api/contract/exam/attempt';
import { getScoresHistory } from '@qianwei/api/contract/exam/history';
import { getTestDetail } from '@qianwei/api/contract/exam/overview';
import { beforeAll, describe, expect, it } from 'vitest';
import { batchStudent } from '../../../../db/schema/exam.ts';
import { decideEligibility } from '../../../../eligibility/eligibility.ts';
import {
  addBatch,
  addExamWithPaper,
  addHandedIn,
  addRunning,
  watchForBatch,
} from '../../../../testing/exam-rows.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { onPostgres } from '../../../../testing/test-database.ts';
import { addStudent } from '../../../../testing/test-student.ts';
import { type AttemptFacts, decideAssessmentStatus } from '../../assessment/assessment-status.ts';
import { examRoutes } from '../../exam.routes.ts';
import type { BatchRow } from './test-batch.ts';
import { startChecks } from './test-checks.ts';
import { entryOf, type TestRow } from './test-entry.ts';

const hour = 3_600_000;

const refusedObstacle = ({ errorMsg, data }: { errorMsg?: string | null; data?: unknown }) =>
  obstacleOf({ message: errorMsg ?? '', data });

describe('one student, one test, one reason: on the page of a test and in the list of assessments', () => {
  const now = new Date('2026-11-21T02:00:00Z');
  const at = (hours: number) => new Date(now.getTime() + hours * hour);
  const attempt = (status: AttemptFacts['status'], score: number | null, hoursAgo: number): AttemptFacts => ({
    ...{ status, score, submitTime: at(-hoursAgo), endTime: at(-hoursAgo) },
  });
  const failed = (hoursAgo: number) => attempt('GRADED', 40, hoursAgo);

  const windows = { before: [1, 9], open: [-9, 9], after: [-9, 0] } as const;
  const signUps = ['not asked for', null, 'PENDING', 'APPROVED', 'RETURNED'] as const;
  const rates = ['not asked for', 59, 60] as const;
  const histories: readonly AttemptFacts[][] = [
    [],
    [failed(23)],
    [failed(24)],
    [attempt('VOID', null, 1)],
    [failed(90), failed(60), failed(30)],
    [attempt('RUNNING', null, -1)],
    [attempt('MARKING', null, 1)],
    [attempt('GRADED', 60, 1)],
  ];
  const modes = ['ONLINE', 'COMPUTER'] as const;
  const elsewhere = {
    type: 'COMPREHENSIVE' as const,
    name: '综合测验',
    courseId: 'C2',
    testId: 'T2',
    endTime: at(1),
  };

  const combinations = Object.entries(windows).flatMap(([name, [start, end]]) =>
    signUps.flatMap((signUp) =>
      rates.flatMap((rate) =>
        histories.flatMap((attempts) =>
          [null, elsewhere].flatMap((otherRunning) =>
            modes.map((assessMode) => ({
              name: [
                name,
                signUp,
                rate,
                attempts.map(({ status }) => status),
                otherRunning?.name,
                assessMode,
              ].join(),
              attempts,
              facts: {
                test: {
                  ...{ id: 'T1', courseId: 'C1' },
                  ...{ assessMode, type: 'PRACTICE', passScore: 60, maxTry: 3, retryHours: 24 },
                  ...{ openTime: null, closeTime: null },
                  conditions: {
                    ...(signUp === 'not asked for' ? {} : { signedUp: true }),
                    ...(rate === 'not asked for' ? {} : { videoRate: 60 }),
                  },
                } as TestRow,
                batch: { id: 'B1', startTime: at(start), endTime: at(end) } as BatchRow,
                signUp: signUp === 'not asked for' ? null : signUp,
                videoRate: rate === 'not asked for' ? 0 : rate,
                otherRunning,
              },
            })),
          ),
        ),
      ),
    ),
  );

  const askPage = ({ facts, attempts }: (typeof combinations)[number]) => {
    const last = attempts.at(-1);
    const running = attempts.some(({ status }) => status === 'RUNNING');
    const eligibility = decideEligibility(
      startChecks,
      { ...facts, usedTry: attempts.length, lastEnd: last ? (last.submitTime ?? last.endTime) : null },
      now,
    );
    return entryOf(facts.test, {
      eligibility,
      running: running ? { testRecordId: 'R', leftSeconds: 60, answered: 0, endTime: at(1) } : null,
    });
  };
  const askList = ({ facts, attempts }: (typeof combinations)[number]) =>
    decideAssessmentStatus({ ...facts, attempts, report: null }, now);

  /** The states of the list that each state of the page may stand beside. */
  const beside = {
    READY: ['READY', 'RETRY'],
    RUNNING: ['RUNNING'],
    CLOSED: ['CLOSED'],
    NOT_OPEN: ['NOT_OPEN'],
    NOT_ELIGIBLE: ['NOT_SIGNED', 'SIGN_UP_REVIEW', 'SIGN_UP_RETURNED', 'LEARNING', 'AT_CENTRE'],
    USED_UP: ['USED_UP'],
    OTHER_RUNNING: ['OTHER_RUNNING'],
    WAIT: ['WAIT'],
  } as const;

  it(`in all ${combinations.length} combinations of facts`, () => {
    expect(combinations.length).toBe(3 * 5 * 3 * 8 * 2 * 2);
    for (const combination of combinations) {
      const [page, list] = [askPage(combination), askList(combination)];
      // The list shows a reached result before the next step.
      if (list.status === 'PASSED' || list.status === 'MARKING') continue;
      expect([combination.name, list.obstacle]).toEqual([combination.name, page.obstacle]);
      expect([combination.name, beside[page.entry]]).toEqual([
        combination.name,
        expect.arrayContaining([list.status]),
      ]);
    }
  });

  /** Pattern of the reason for each state; empty without an obstacle. */
  const reasonBeside: Readonly<Record<Assessment['status'], RegExp>> = {
    NOT_SIGNED: /^请先完成实践报名并通过审核$/,
    SIGN_UP_REVIEW: /正在审核/,
    SIGN_UP_RETURNED: /报名已退回/,
    NOT_OPEN: /将于 .+ 开放$/,
    LEARNING: /^未达到(开考|提交)条件：视频进度/,
    READY: /^$/,
    RUNNING: /^本场测评正在进行/,
    OTHER_RUNNING: /^你有一场进行中的测验/,
    WAIT: /起可以再测$/,
    AT_CENTRE: /^上机测评在考点进行/,
    MARKING: /批阅/,
    PASSED: /^$/,
    RETRY: /^(|报告被退回.*)$/,
    USED_UP: /次数已用完|成绩不合格/,
    CLOSED: /已于 .+ 截止$|^报告提交已截止（.+）$/,
  };

  it('the word for the state and the reason never contradict each other, with tests and with reports', () => {
    const reports = (['SUBMITTED', 'RETURNED', 'GRADED'] as const).flatMap((status) =>
      [null, 59, 60].map((score) => ({ status, score, opinion: '' })),
    );
    const seen = new Set<string>();
    const wrong = new Set<string>();
    for (const { facts, attempts } of combinations)
      for (const report of [null, ...reports])
        for (const assessMode of ['REPORT', facts.test.assessMode] as const) {
          const test = { ...facts.test, assessMode };
          const { status, obstacle } = decideAssessmentStatus({ ...facts, test, attempts, report }, now);
          seen.add(status);
          const isFree = status === 'READY' || status === 'RETRY';
          const contradicts =
            !reasonBeside[status].test(obstacle?.reason ?? '') ||
            (isFree && obstacle !== null && obstacle.way.kind !== 'NONE');
          if (contradicts) wrong.add(`${assessmentStatusTitles[status]} / ${obstacle?.reason}`);
        }
    expect([...wrong]).toEqual([]);
    expect([...seen].sort()).toEqual(Object.keys(reasonBeside).sort());
  });

  it('a paper in marking and a pass are shown whatever may be done next', () => {
    const standings = new Set(
      combinations.filter(({ attempts }) => attempts.length === 1).map((facts) => askList(facts).status),
    );
    expect(standings).toContain('PASSED');
    expect(standings).toContain('MARKING');
  });
});

onPostgres('one student, one test, one reason: by every call', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database: open(), implementations: examRoutes });
  });

  const from = (hours: number) => new Date(app.clock.now().getTime() + hours * hour);
  const conditions = { signedUp: true, videoRate: 60 };

  it.each([
    ['sign-up is missing before the batch opens', { start: 1, signUp: null, rate: 0 }, '请先完成实践报名'],
    ['the sign-up waits', { signUp: 'PENDING', rate: 0 }, '实践报名正在审核'],
    ['the batch is not open', { start: 1, rate: 0 }, '将于'],
    ['the batch is over', { end: -1, signUp: null, rate: 0 }, '截止'],
    ['too little is learnt, and another test runs', { rate: 59, other: true }, '视频进度 59%，需 ≥ 60%'],
    ['another test runs', { other: true }, '你有一场进行中的测验《综合测验》'],
    ['the tries are used up, and another test runs', { tries: 2, other: true }, '可考次数已用完（共 2 次）'],
    ['the last try was just now', { tries: 1 }, '须间隔 24 小时'],
    ['it is taken at the test centre', { mode: 'COMPUTER' }, '上机测评在考点进行'],
    ['nothing is in the way', {}, ''],
  ] as const)('%s', async (_name, facts, text) => {
    const asked = { start: -2, end: 5, signUp: 'APPROVED', rate: 60, tries: 0, other: false, mode: 'ONLINE' };
    const { start, end, signUp, rate, tries, other, mode } = { ...asked, ...facts };
    const { db } = open();
    const me = await addStudent(app.deps);
    const exam = await addExamWithPaper(db, {
      ...{ type: 'PRACTICE', maxTry: 2, retryHours: 24, conditions },
      assessMode: mode as TestRow['assessMode'],
    });
    const bizId = await addBatch(db, exam.test.id, { startTime: from(start), endTime: from(end) });
    const own = { studentId: me.studentId, testId: exam.test.id };
    if (signUp !== null)
      await db.insert(batchStudent).values({ ...own, batchId: bizId, status: signUp as 'APPROVED' });
    await watchForBatch(db, exam, { studentId: me.studentId, batchId: bizId, percent: rate });
    for (let tryNo = 1; tryNo <= tries; tryNo += 1)
      await addHandedIn(db, {
        ...{ exam, studentId: me.studentId, start: from(-2), answers: { single: 'A' } },
        row: { bizId, tryNo },
      });
    if (other)
      await addRunning(db, {
        exam: await addExamWithPaper(db),
        ...{ studentId: me.studentId, start: from(0), answers: {} },
      });

    const payload = { testId: exam.test.id, bizId };
    const { data: detail } = await app.call(getTestDetail, payload, me);
    const { data: history } = await app.call(getScoresHistory, payload, me);
    const { data: assessments } = await app.call(getPracticeAssessmentList, { bizId }, me);
    const started = await app.call(startTest, { ...payload, honest: true }, me);
    const shown = assessments.list.find(({ testId }) => testId === exam.test.id);
    const { obstacle } = detail;
    expect(obstacle?.reason ?? '').toContain(text);
    expect([history.obstacle, shown?.obstacle]).toEqual([obstacle, obstacle]);
    if (text !== '') expect(refusedObstacle(started)).toEqual(obstacle);
    // A student whose test runs reaches it from wherever it is in the way.
    expect(obstacle?.way.kind === 'RUNNING').toBe(text.startsWith('你有一场进行中的测验'));
    expect(started.data).toMatchObject(text === '' ? {} : { conditions: detail.conditions });
    expect(detail.conditions).toHaveLength(2);
  });

  it.each([
    ['sign-up is missing before the batch opens', { start: 1, signUp: null }, '请先完成实践报名'],
    ['the batch is over', { end: -1 }, '截止'],
    ['too little is learnt', { rate: 0 }, '未达到提交条件：视频进度 0%，需 ≥ 60%'],
  ] as const)('a report, when %s', async (_name, facts, text) => {
    const { start, end, signUp, rate } = { start: -2, end: 5, signUp: 'APPROVED', rate: 60, ...facts };
    const { db } = open();
    const me = await addStudent(app.deps);
    const exam = await addExamWithPaper(db, { type: 'PRACTICE', assessMode: 'REPORT', conditions });
    const bizId = await addBatch(db, exam.test.id, { startTime: from(start), endTime: from(end) });
    const own = { studentId: me.studentId, testId: exam.test.id };
    if (signUp !== null) await db.insert(batchStudent).values({ ...own, batchId: bizId, status: 'APPROVED' });
    await watchForBatch(db, exam, { studentId: me.studentId, batchId: bizId, percent: rate });
    const { data } = await app.call(getPracticeAssessmentList, { bizId }, me);
    const payload = { testId: exam.test.id, bizId, fileIds: ['none'] };
    const refused = await app.call(submitPracticeReport, payload, me);
    expect(data.list[0]?.obstacle?.reason).toContain(text);
    expect(refusedObstacle(refused)).toEqual(data.list[0]?.obstacle);
  });
});

import { applyGradeReview, type Grade, getGradeList } from '@qianwei/api/contract/academic/grade';
import { chooseMajor } from '@qianwei/api/contract/account';
import { errorCode } from '@qianwei/api/contract/envelope';
import { monthWords } from '@qianwei/api/time/words';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { grade, gradeReview } from '../../../db/schema/academic.ts';
import { auditLog } from '../../../db/schema/operation.ts';
import { examPeriod } from '../../../db/schema/schedule.ts';
import { student } from '../../../db/schema/student.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { onPostgres } from '../../../testing/test-database.ts';
import { parseDateTime } from '../../../time.ts';

const day = 86_400_000;

onPostgres('results', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  });

  const tokens = new Map<string, string>();
  async function tokenOf(name: string): Promise<string> {
    const kept = tokens.get(name);
    if (kept !== undefined) return kept;
    const { token, majorInfoList } = await app.login(name);
    const topUp = majorInfoList.find(({ majorCode }) => majorCode === '120203K');
    if (majorInfoList.length > 1) await app.call(chooseMajor, { majorId: topUp?.majorId }, { token });
    tokens.set(name, token);
    return token;
  }
  const list = async (name: string, payload: object = {}) =>
    (await app.call(getGradeList, { pageSize: 100, ...payload }, { token: await tokenOf(name) })).data;
  const ask = async (name: string, payload: object, requestNo?: string) =>
    app.call(
      applyGradeReview,
      { suspect: 'SUM', reason: '客观题估分 41 分，合计可能有误', ...payload },
      { token: await tokenOf(name), ...(requestNo === undefined ? {} : { requestNo }) },
    );
  const named = (grades: readonly Grade[], code: string) => {
    const found = grades.find(({ courseCode }) => courseCode === code);
    if (found === undefined) throw new Error(`No result of ${code}`);
    return found;
  };
  async function recordOf(name: string) {
    const { db } = open();
    const { studentId, studentMajorId } = grade;
    const of = and(eq(student.id, grade.studentId), eq(student.name, name));
    const [row] = await db.select({ studentId, studentMajorId }).from(grade).innerJoin(student, of);
    return row!;
  }

  describe('the golden numbers (screens §12.4)', () => {
    it('/academic/gradeSearch ✓ 周子墨: 5 of 15 courses, 20 credits, an average of 68.8, 59.5 is not 合格', async () => {
      const { summary, list: grades, trend, processes } = await list('周子墨');
      expect(summary).toMatchObject({
        passedCount: 5,
        totalCount: 15,
        practicePassed: 0,
        practiceTotal: 6,
        credit: 20,
        minCredit: 73,
        avg: 68.8,
        degreeAvg: 68.8,
        degreeNeed: 70,
      });
      expect(summary.avgTerms.map(({ score }) => score).sort()).toEqual([60, 66, 71, 78]);
      expect(named(grades, '13003')).toMatchObject({
        examScore: 59.5,
        finalScore: 59.5,
        result: 'FAIL',
        reviewable: true,
        obstacle: null,
      });
      expect(named(grades, '02324')).toMatchObject({ finalScore: null, result: 'ABSENT' });
      expect(named(grades, '13000')).toMatchObject({ gradeType: 'EXEMPT', finalScore: null, result: 'PASS' });
      expect(named(grades, '15044')).toMatchObject({
        oldCodes: ['03709'],
        corrected: { from: 64, reason: '合分漏加 2 分' },
      });
      expect(named(grades, '13013')).toMatchObject({ processScore: 64, note: '折算 68.9，取较高的统考' });
      expect(grades.map(({ courseCode }) => courseCode)).toEqual([
        ...['02324', '13003', '15043', '15044', '13013', '02333', '13000'],
      ]);
      expect(trend.map(({ score, note, passed }) => [score ?? note, passed])).toEqual([
        [60, true],
        [71, true],
        [78, true],
        [66, true],
        ['缺考', false],
        [59.5, false],
      ]);
      expect(processes).toMatchObject([{ courseCode: '04735', score: 82.8, need: 50.3 }]);
    });

    it.each([
      [
        '吴佳怡',
        { degreeAvg: 69.6, avg: 68.5, credit: 70, passedCount: 14, totalCount: 14, practicePassed: 1 },
      ],
      ['郑凯', { degreeAvg: 72.4, avg: 72.2, passedCount: 14, totalCount: 14, practicePassed: 3 }],
    ])('%s: %j, the thesis by its level', async (name, expected) => {
      const { summary } = await list(name);
      expect(summary).toMatchObject(expected);
      const sum = summary.degreeTerms.reduce((total, { score }) => total + score, 0);
      expect([sum, summary.degreeTerms.length]).toEqual([name === '郑凯' ? 1086 : 1044, 15]);
    });

    it('孙浩然: 63.6 with a defence below 60 is 不合格 and counts nowhere', async () => {
      const { summary, list: grades } = await list('孙浩然');
      const thesis = named(grades, '14976');
      expect(thesis).toMatchObject({
        finalScore: 63.6,
        result: 'FAIL',
        level: 'FAIL',
        reviewable: false,
        obstacle: null,
      });
      expect(thesis.note).toContain('答辩 54 分');
      expect(summary).toMatchObject({ passedCount: 15, totalCount: 15, credit: 76 });
      expect(summary.degreeAvg).toBe(summary.avg);
    });
  });

  it('is found by name, present and old code, period, kind and page; the summary stays that of all', async () => {
    const codes = async (payload: object) => {
      const { list: grades, total, summary } = await list('周子墨', payload);
      expect(summary.passedCount).toBe(5);
      return [...grades.map(({ courseCode }) => courseCode), total];
    };
    expect(await codes({ keyword: '3708' })).toEqual(['15043', 1]);
    expect(await codes({ keyword: ' 离散 ' })).toEqual(['02324', 1]);
    expect(await codes({ gradeType: 'EXEMPT' })).toEqual(['13000', 1]);
    expect(await codes({ passed: true })).toHaveLength(6);
    expect(await codes({ pageNo: 2, pageSize: 3 })).toEqual(['15044', '13013', '02333', 7]);
    const { periods } = await list('周子墨');
    expect(periods).toHaveLength(4);
    expect(await codes({ periodId: periods[0]!.periodId })).toEqual(['02324', '13003', 2]);
  });

  it('of what is not published nothing is said but when it is expected', async () => {
    const { db } = open();
    const owner = await recordOf('何静');
    const [before] = [await list('何静')];
    const period = before.periods[0]!;
    const publishTime = new Date(app.clock.now().getTime() + day);
    await db.insert(grade).values([
      {
        ...{ ...owner, courseId: '04184', gradeType: 'EXAM', periodId: period.periodId, publishTime },
        ...{ examScore: 97.3, processScore: 88.1, finalScore: 97.3, result: 'PASS', note: '试卷已核' },
      },
      {
        ...{ ...owner, courseId: '14848', gradeType: 'THESIS', periodName: '批次', publishTime },
        ...{ finalScore: 91.7, level: 'EXCELLENT', result: 'PASS', note: '答辩优秀' },
      },
    ]);
    const after = await list('何静');
    const text = JSON.stringify(after);
    for (const secret of ['97.3', '88.1', '91.7', 'EXCELLENT', '试卷已核', '答辩优秀'])
      expect(text).not.toContain(secret);
    expect(named(after.list, '04184')).toMatchObject({
      result: 'PENDING',
      examScore: null,
      reviewable: false,
      counted: false,
    });
    expect(after.summary).toEqual(before.summary);
    expect(after.trend).toEqual(before.trend);
    const { gradeId } = named(after.list, '04184');
    expect(await ask('何静', { gradeId })).toMatchObject({
      errorCode: errorCode.stateForbids,
      data: { way: { kind: 'NONE' } },
    });
    await db.update(grade).set({ publishTime: app.clock.now() }).where(eq(grade.id, gradeId));
    expect(named((await list('何静')).list, '04184')).toMatchObject({ result: 'PASS', finalScore: 97.3 });
  });

  it('an exam that is over without a result is awaited: until the scores are out, then without a day', async () => {
    const { db } = open();
    const owner = await recordOf('何静');
    const of = and(eq(grade.studentMajorId, owner.studentMajorId), eq(grade.courseId, '00160'));
    const [removed] = await db.delete(grade).where(of).returning();
    const periodId = removed!.periodId!;
    expect(named((await list('何静')).list, '00160')).toMatchObject({
      result: 'PENDING',
      publishTime: null,
      periodId,
    });
    const [period] = await db.select().from(examPeriod).where(eq(examPeriod.id, periodId));
    const later = new Date(app.clock.now().getTime() + 2 * day);
    await db.update(examPeriod).set({ scorePublish: later }).where(eq(examPeriod.id, periodId));
    expect(named((await list('何静')).list, '00160').publishTime).not.toBeNull();
    await db
      .update(examPeriod)
      .set({ scorePublish: period!.scorePublish })
      .where(eq(examPeriod.id, periodId));
    await db.insert(grade).values(removed!);
  });

  it('says how a missed exam is taken again: now, in a usual month, or that it is registered', async () => {
    const { list: grades, holder } = await list('周子墨');
    expect(holder).toBe('STUDENT');
    expect(named(grades, '13003').retake).toMatchObject({ kind: 'OPEN' });
    expect(named(grades, '15043').retake).toBeNull();
    // The period that is open does not examine 审计学.
    const { retake } = named((await list('何静')).list, '00160');
    expect(retake).toEqual({ kind: 'LATER', month: expect.stringMatching(/^\d{4}年(4|10)月$/) });
    expect((await list('郑凯')).holder).toBe('GRADUATE');
  });

  it('names the period in which a missed exam can be registered: not one that is full, nor a later one than the next', async () => {
    const { db } = open();
    const retake = async () => named((await list('周子墨')).list, '13003').retake;
    const now = await retake();
    if (now?.kind !== 'OPEN') throw new Error('13003 cannot be registered');
    const [period] = await db.select().from(examPeriod).where(eq(examPeriod.name, now.periodName));
    const { id, applyStart, maxCourse, startDate } = period!;
    const month = monthWords(parseDateTime(startDate).getTime());
    const change = (columns: Partial<typeof examPeriod.$inferSelect>) =>
      db.update(examPeriod).set(columns).where(eq(examPeriod.id, id));
    await change({ maxCourse: 0 });
    expect(await retake()).toMatchObject({ kind: 'LATER', month: expect.not.stringContaining(month) });
    await change({ maxCourse, applyStart: new Date(app.clock.now().getTime() + day) });
    expect(await retake()).toEqual({ kind: 'LATER', month });
    await change({ applyStart });
    expect(await retake()).toEqual(now);
  });

  describe('a review', () => {
    it('/academic/gradeSearch E2 is asked for once: three times the same request is one, and another is refused with its reason', async () => {
      const { gradeId } = named((await list('周子墨')).list, '13003');
      const requestNo = app.deps.random.id();
      const answers = await Promise.all([1, 2, 3].map(() => ask('周子墨', { gradeId }, requestNo)));
      const [first] = answers;
      expect(first).toMatchObject({ errorCode: 0, data: { status: 'PENDING' } });
      expect(first!.data.receiptNo).toMatch(/^FH\d{8}-\d{6}$/);
      expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
      const { db } = open();
      const rows = await db.select().from(gradeReview).where(eq(gradeReview.gradeId, gradeId));
      expect(rows).toHaveLength(1);
      expect(await db.select().from(auditLog).where(eq(auditLog.bizId, rows[0]!.id))).toMatchObject([
        { action: 'APPLY', node: 'SUM', operatorType: 'STUDENT' },
      ]);
      const again = await ask('周子墨', { gradeId });
      expect(again).toMatchObject({ errorCode: errorCode.limitReached, data: { way: { kind: 'PAGE' } } });
      expect(again.errorMsg).toContain('已达次数上限（1 次）');
      expect(named((await list('周子墨')).list, '13003')).toMatchObject({
        reviewable: false,
        obstacle: { reason: again.errorMsg },
        review: {
          suspect: 'SUM',
          replyBefore: first!.data.replyBefore,
          timeline: { state: 'SUBMITTED', events: [{ step: 'SUBMIT', by: '本人' }] },
        },
      });
    });

    it('two at once are one', async () => {
      const { gradeId } = named((await list('何静')).list, '08119');
      const answers = await Promise.all([ask('何静', { gradeId }), ask('何静', { gradeId })]);
      expect(answers.map(({ errorCode: code }) => code).sort()).toEqual([0, errorCode.limitReached]);
    });

    it("/academic/gradeSearch E1 is refused for others' results, what never was, exemptions, and after the last day", async () => {
      const { gradeId } = named((await list('周子墨')).list, '02324');
      for (const id of [gradeId, 'none'])
        expect(await ask('郑凯', { gradeId: id })).toEqual({
          errorCode: errorCode.notFound,
          errorMsg: '未找到相关记录',
          data: null,
        });
      const exempt = named((await list('周子墨')).list, '13000');
      expect(exempt).toMatchObject({ reviewable: false, obstacle: null });
      expect(await ask('周子墨', { gradeId: exempt.gradeId })).toMatchObject({
        errorCode: errorCode.stateForbids,
      });
      const old = named((await list('周子墨')).list, '15043');
      const late = await ask('周子墨', { gradeId: old.gradeId });
      expect(late).toMatchObject({ errorCode: errorCode.outsideWindow, data: { way: { kind: 'OFFICE' } } });
      expect(late.errorMsg).toMatch(/^复核申请已于 .+ 截止/);
      expect(old.obstacle?.reason).toBe(late.errorMsg);
    });

    it('needs a reason of at least ten characters', async () => {
      const { gradeId } = named((await list('周子墨')).list, '02324');
      expect(await ask('周子墨', { gradeId, reason: '请查一下' })).toMatchObject({
        errorCode: errorCode.badParameter,
        data: { fieldErrors: { reason: '请写明疑点，不少于 10 个字' } },
      });
    });
  });
});

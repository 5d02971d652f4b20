import { type ApplyCondition, isLacking } from '@qianwei/api/contract/graduation/apply';
import { type DegreeRules, degreeRules } from '@qianwei/api/contract/graduation/apply-rules';
import { type DegreeDocument, emptyDegreeDocument } from '@qianwei/api/contract/graduation/degree-document';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { batchesNow } from '../apply/apply-batches.ts';
import { grade } from '../db/schema/academic.ts';
import { course } from '../db/schema/course.ts';
import { englishScore } from '../db/schema/english.ts';
import { archivedThesis, sanction } from '../db/schema/graduation.ts';
import { student } from '../db/schema/student.ts';
import { findRecord } from '../studies/record.ts';
import { readStudies } from '../studies/studies.ts';
import { createDemoApp, type DemoApp } from '../testing/demo-app.ts';
import { onPostgres } from '../testing/test-database.ts';
import { formatDay } from '../time.ts';
import { neededAverages, remainingCourses, shownAverage } from './degree-average.ts';
import { degreeConditions } from './degree-conditions.ts';
import { type DegreeFacts, degreeDeadline, readDegreeFacts } from './degree-facts.ts';
import { languageStandings } from './language-standing.ts';

const dayMs = 86_400_000;

onPostgres('the conditions of the degree', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  async function factsOf(name: string, now = app.clock.now()): Promise<DegreeFacts> {
    const { db } = open();
    const [person] = await db.select().from(student).where(eq(student.name, name));
    const record = await findRecord(db, { studentId: person!.id, studentMajorId: null });
    const { rules } = await batchesNow(db, 'DEGREE', app.clock.now(), null);
    return readDegreeFacts(db, { studies: await readStudies(db, record!, now), rules: rules!, row: null });
  }

  const withRules = (facts: DegreeFacts, rules: Partial<DegreeRules>): DegreeFacts => ({
    ...facts,
    rules: v.parse(degreeRules, { ...facts.rules, ...rules }),
  });

  const find = (conditions: readonly ApplyCondition[], code: string): ApplyCondition =>
    conditions.find((condition) => condition.code === code)!;
  const conditionOf = (facts: DegreeFacts, code: string, document: DegreeDocument | null = null) =>
    find(degreeConditions(facts, document), code);

  it('郑凯 meets all eight: average 72.4, thesis 74 中等, English 66, 39 days left (screens §12.4)', async () => {
    const conditions = degreeConditions(await factsOf('郑凯'), null);
    expect(conditions.map(({ code, ok, actual }) => [code, ok, actual])).toEqual([
      ['GRADUATED', true, expect.stringMatching(/^\d{4}-\d\d-\d\d 毕业$/)],
      ['AVERAGE', true, '72.4'],
      ['LANGUAGE', true, '66 分'],
      ['LEVEL', true, '专升本'],
      ['THESIS_SCORE', true, '74 分，中等'],
      ['THESIS_CHECK', true, '复制比 16.8%'],
      ['CHEATING', true, '已核验'],
      ['TIME_LIMIT', true, '剩 39 天'],
    ]);
    expect(conditions.every(({ way, isLater }) => way === null && !isLater)).toBe(true);
  });

  it('吴佳怡 lacks three, each with her number, the need, the way and the source', async () => {
    const conditions = degreeConditions(await factsOf('吴佳怡'), null);
    const lacking = conditions.filter(isLacking);
    expect(lacking.map(({ code }) => code)).toEqual(['GRADUATED', 'AVERAGE', 'LANGUAGE']);
    expect(lacking.every(({ text }) => text !== '')).toBe(true);
    expect(find(conditions, 'AVERAGE')).toMatchObject({
      name: '学位均分不低于 70 分',
      actual: '69.6',
      need: '70',
      measure: { value: 69.6, need: 70 },
      text: '学位均分 69.6，未达到 70。15 项成绩合计 1044 分，还差 6 分。成绩都出齐了，也没有可以申请的复核，均分不会再变。免考的英语（专升本）不计入，毕业论文良好，按 85 分计。',
      isFinal: true,
      way: { text: '看 15 项明细', path: '/academic/gradeSearch' },
      basis: { title: expect.stringContaining('第三条'), path: '/home/notice/detail/n09' },
    });
    expect(find(conditions, 'LANGUAGE')).toMatchObject({
      actual: '59',
      need: '60',
      measure: { value: 59, need: 60 },
      text: expect.stringMatching(
        /^学位英语 \d{4}年\d+月批 59 分。有四级 425 分以上或 PETS-3 笔试合格的，也可以认定。$/,
      ),
      // The average is final: an exam would bring nothing.
      way: null,
      basis: { title: expect.stringContaining('第四条') },
    });
    expect(find(conditions, 'THESIS_SCORE')).toMatchObject({ ok: true, actual: '82 分，良好' });
    expect(find(conditions, 'THESIS_CHECK')).toMatchObject({ ok: true, actual: '复制比 12.4%' });
    expect(find(conditions, 'TIME_LIMIT')).toMatchObject({ isLater: true, actual: '毕业后起算', way: null });
  });

  it('周子墨, long before his thesis, reads what is to come instead of refusals', async () => {
    const facts = await factsOf('周子墨');
    expect(conditionOf(facts, 'AVERAGE')).toMatchObject({
      actual: '68.8',
      text: expect.stringContaining('还有 17 项没有成绩，平均须达到 70.3 分。'),
      way: { path: '/academic/exam/plan?view=planner' },
    });
    expect(conditionOf(facts, 'THESIS_SCORE')).toMatchObject({ ok: false, actual: '没有成绩' });
    const { remaining, ...average } = shownAverage(facts)!;
    expect(average).toMatchObject({ need: 70, value: 68.8, sum: 275, done: 4, rest: 17 });
    // Five points are lacking to 70 in four scores: one course with 75 would bring them.
    expect(remaining.find(({ courseCode }) => courseCode === '13003')?.need).toBe(75);
    expect(remaining.find(({ courseCode }) => courseCode === '14976')?.need).toBe(70);
  });

  it('while a result can be reviewed, or is, a settled average is not called final, and the review comes first', async () => {
    const facts = await factsOf('吴佳怡');
    const reviewEnd = new Date(app.clock.now().getTime() + 3 * dayMs);
    const results = facts.studies.results.map((result) => ({
      ...result,
      period: result.period && { ...result.period, reviewEnd },
    }));
    const reviewable = conditionOf({ ...facts, studies: { ...facts.studies, results } }, 'AVERAGE');
    expect(reviewable.isFinal).toBeUndefined();
    expect(reviewable.way).toMatchObject({ text: expect.stringMatching(/^申请成绩复核，.+截止$/) });
    expect(reviewable.text).toContain('只有成绩复核还可能改变均分。');
    const reviewed = conditionOf({ ...facts, isReviewed: true }, 'AVERAGE');
    expect(reviewed.isFinal).toBeUndefined();
    expect(reviewed.text).toContain('成绩复核还没有结果');
  });

  it('what one course cannot bring any more is null', async () => {
    const [plan] = neededAverages(withRules(await factsOf('周子墨'), {}));
    const needing = (need: number) => remainingCourses({ ...plan!, need });
    expect(needing(75.1).find(({ courseCode }) => courseCode === '13003')?.need).toBeNull();
    expect(needing(74).find(({ courseCode }) => courseCode === '13003')?.need).toBe(95);
    // A thesis counts 95 at most.
    expect(needing(74.1).find(({ courseCode }) => courseCode === '14976')?.need).toBeNull();
    expect(needing(40).every(({ need }) => need === 60)).toBe(true);
  });

  it('the core courses can have an average of their own', async () => {
    const averages: DegreeRules['averages'] = [{ of: 'PLAN' }, { of: 'CORE', min: 75 }];
    const conditions = degreeConditions(withRules(await factsOf('郑凯'), { averages }), null);
    expect(conditions.slice(1, 3).map(({ code }) => code)).toEqual(['AVERAGE', 'AVERAGE_CORE']);
    expect(find(conditions, 'AVERAGE_CORE')).toMatchObject({
      name: '核心课程均分不低于 75 分',
      ok: false,
      text: expect.stringMatching(/^核心课程均分 \d+(\.\d)?，未达到 75。/),
    });
  });

  it('after six months it is too late, to the second', async () => {
    const facts = await factsOf('郑凯');
    const { graduateDate } = facts.studies.record;
    const at = (moment: number) => factsOf('郑凯', new Date(moment));
    const end = facts.deadline!.getTime();
    expect(conditionOf(await at(end - 1000), 'TIME_LIMIT').ok).toBe(true);
    expect(conditionOf(await at(end), 'TIME_LIMIT')).toMatchObject({
      ok: false,
      text: `已超过申请期限（毕业证签发 ${graduateDate} 后 6 个月）`,
      way: { kind: 'OFFICE' },
    });
    // After a submission in time, what is returned can still be mended.
    expect(conditionOf({ ...(await at(end)), isSubmitted: true }, 'TIME_LIMIT').ok).toBe(true);
    expect(degreeDeadline('2026-06-30', 6)).toEqual(new Date('2026-12-31T00:00:00+08:00'));
  });

  it('the day of a diploma that nobody has entered is asked for', async () => {
    const facts = await factsOf('郑凯');
    const record = { ...facts.studies.record, graduateDate: null };
    const unknown = { ...facts, deadline: null, studies: { ...facts.studies, record } };
    expect(conditionOf(unknown, 'TIME_LIMIT')).toMatchObject({ ok: false, actual: '日期未登记' });
  });

  it('专科 has no degree', async () => {
    const facts = await factsOf('郑凯');
    const record = { ...facts.studies.record, applyExamLevel: 'JUNIOR' as const };
    expect(conditionOf({ ...facts, studies: { ...facts.studies, record } }, 'LEVEL')).toMatchObject({
      ok: false,
      actual: '专科',
      text: '专科没有学士学位，不需要申请。',
    });
  });

  it('a thesis that is not filed, or whose check failed, is in the way', async () => {
    const facts = await factsOf('郑凯');
    expect(conditionOf({ ...facts, thesis: null }, 'THESIS_CHECK')).toMatchObject({
      ok: false,
      actual: '未归档',
      way: { kind: 'OFFICE' },
    });
    const failed = { ...facts.thesis!, checkPassed: false, copyRate: 41 };
    expect(conditionOf({ ...facts, thesis: failed }, 'THESIS_CHECK')).toMatchObject({
      ok: false,
      actual: '复制比 41%',
    });
    expect(conditionOf(withRules(facts, { thesisMin: 75 }), 'THESIS_SCORE')).toMatchObject({
      ok: false,
      text: '毕业设计成绩 74 分，中等，未达到 75 分。',
    });
  });

  describe('作弊', () => {
    it('bars for ever, also once it was lifted; another sanction does not', async () => {
      const facts = await factsOf('郑凯');
      const [lifted = null] = await open()
        .db.insert(sanction)
        .values({
          studentId: facts.studies.studentId,
          kind: 'CHEATING',
          decidedDay: '2023-01-01',
          liftedDay: '2024-01-01',
        })
        .returning();
      expect(conditionOf(await factsOf('郑凯'), 'CHEATING').ok).toBe(false);
      await open().db.delete(sanction);
      const row = lifted!;
      expect(conditionOf({ ...facts, sanctions: [row] }, 'CHEATING').ok).toBe(false);
      expect(conditionOf({ ...facts, sanctions: [{ ...row, kind: 'OTHER' }] }, 'CHEATING').ok).toBe(true);
    });

    it('is also a result in violation of the rules', async () => {
      const { db } = open();
      const { studies } = await factsOf('郑凯');
      const own = and(eq(grade.studentMajorId, studies.studentMajorId), eq(course.courseCode, '02326'));
      const [found] = await db
        .select()
        .from(grade)
        .innerJoin(course, eq(course.id, grade.courseId))
        .where(own);
      const before = found!.grade;
      await db
        .update(grade)
        .set({ result: 'VIOLATION', finalScore: null, examScore: null })
        .where(eq(grade.id, before.id));
      expect(conditionOf(await factsOf('郑凯'), 'CHEATING')).toMatchObject({
        ok: false,
        text: expect.stringContaining('02326 违纪'),
        way: { kind: 'OFFICE' },
      });
      const { result, finalScore, examScore } = before;
      await db.update(grade).set({ result, finalScore, examScore }).where(eq(grade.id, before.id));
    });
  });

  describe('the foreign language', () => {
    const cet4 = (changes: Partial<DegreeDocument> = {}): DegreeDocument => ({
      ...emptyDegreeDocument,
      language: 'CET4',
      certNo: '211032261001234',
      certDay: formatDay(new Date(app.clock.now().getTime() - 100 * dayMs)),
      certScore: 425,
      proof: ['a-file'],
      ...changes,
    });

    it('is proven by a certificate with the score, from after the registration', async () => {
      const facts = await factsOf('吴佳怡');
      const language = (document: DegreeDocument) => conditionOf(facts, 'LANGUAGE', document);
      expect(language(cet4())).toMatchObject({ ok: true, actual: '四级 425 分', way: null });
      expect(language(cet4({ certScore: 424 })).ok).toBe(false);
      expect(language(cet4({ certDay: '2018-12-15' })).ok).toBe(false);
      expect(language(cet4({ proof: [] })).ok).toBe(false);
      expect(language(cet4({ language: 'DEGREE_ENGLISH' })).ok).toBe(false);
      const strict = withRules(facts, { languages: [{ way: 'DEGREE_ENGLISH', min: null }] });
      expect(conditionOf(strict, 'LANGUAGE', cet4()).ok).toBe(false);
    });

    it('a result from before the registration is not recognised', async () => {
      const facts = await factsOf('郑凯');
      const english = { ...facts.english!, publishTime: new Date('2018-01-01T00:00:00+08:00') };
      expect(conditionOf({ ...facts, english }, 'LANGUAGE')).toMatchObject({
        ok: false,
        text: expect.stringContaining('学位外语成绩取得于考籍注册前，不予认定'),
      });
    });

    it('a result that has run out, or is below what the batch needs, does not count', async () => {
      const facts = await factsOf('郑凯');
      const english = { ...facts.english!, validUntil: '2024-01-01' as const };
      expect(conditionOf({ ...facts, english }, 'LANGUAGE').ok).toBe(false);
      const strict = withRules(facts, { languages: [{ way: 'DEGREE_ENGLISH', min: 70 }] });
      expect(conditionOf(strict, 'LANGUAGE')).toMatchObject({ ok: false, measure: { value: 66, need: 70 } });
    });

    it('an English course of the plan counts with its score; an exempt one has none', async () => {
      const course = (facts: DegreeFacts, min: number | null) =>
        languageStandings(withRules(facts, { languages: [{ way: 'COURSE', min }] }))[0]?.own;
      const zheng = await factsOf('郑凯');
      const own = course(zheng, null);
      expect(own).toMatchObject({ name: expect.stringMatching(/^(00015|13000) /), ok: true });
      expect(course(zheng, own!.score!)?.ok).toBe(true);
      expect(course(zheng, own!.score! + 1)?.ok).toBe(false);
      const short = withRules(zheng, { languages: [{ way: 'COURSE', min: own!.score! + 5 }] });
      expect(conditionOf(short, 'LANGUAGE')).toMatchObject({
        ...{ actual: String(own!.score), need: String(own!.score! + 5) },
        measure: { value: own!.score, need: own!.score! + 5 },
        text: expect.stringContaining(` ${own!.score} 分，需 ${own!.score! + 5} 分。`),
      });
      expect(course(await factsOf('吴佳怡'), null)).toBeNull();
    });

    it('who has no result reads so, with the certificate from before the registration that does not count', async () => {
      const facts = await factsOf('周子墨');
      expect(conditionOf(facts, 'LANGUAGE')).toMatchObject({
        ...{ actual: '没有成绩', measure: null },
        way: { path: '/englishSignUp', text: expect.stringMatching(/^下一批报名，\d{4}年\d+月$/) },
      });
      const earlyCertificate = { basisType: 'CET4' as const, obtainDate: '2018-12-15' as const };
      expect(conditionOf({ ...facts, earlyCertificate }, 'LANGUAGE').text).toBe(
        '还没有学位外语成绩。四级是 2018 年考籍注册前取得的，能免考课程，不能用于学位。有注册后取得的四级 425 分以上或 PETS-3 笔试合格的，也可以认定。',
      );
      expect(conditionOf({ ...facts, englishSignUp: null }, 'LANGUAGE').way).toMatchObject({
        path: '/englishScores',
      });
      expect(await open().db.select().from(englishScore).where(eq(englishScore.name, '周子墨'))).toEqual([]);
      expect(await open().db.select().from(archivedThesis)).toHaveLength(2);
    });
  });

  it('the application for graduation says where it stands', async () => {
    const facts = await factsOf('吴佳怡');
    const standing = (graduation: Partial<NonNullable<DegreeFacts['graduation']>>) =>
      conditionOf(
        {
          ...facts,
          graduation: {
            status: 'RETURNED',
            level: 'SCHOOL',
            returnedItems: [
              { item: 'PHOTO', reason: '尺寸' },
              { item: 'RESUME', reason: '空缺' },
            ],
            returnUntil: new Date('2026-11-27T00:00:00+08:00'),
            ...graduation,
          },
        },
        'GRADUATED',
      );
    expect(standing({})).toMatchObject({
      ok: false,
      name: '毕业申请审核通过',
      actual: '主考院校，第 2 级',
      stage: { place: 2, places: 4, level: 'SCHOOL' },
      text: expect.stringMatching(
        /^毕业材料被退回 2 处，.*11月26日.*24:00 前补正，之后预计 5 个工作日内审核。$/,
      ),
      way: { path: '/apply/graduation', text: '去补正毕业材料' },
    });
    expect(standing({ status: 'AUDITING', level: 'CITY', returnUntil: null })).toMatchObject({
      actual: '市考办，第 3 级',
      way: { text: '看审核到哪了' },
    });
    for (const status of ['APPROVED', 'REPORTED', 'GRANTED'] as const)
      expect(standing({ status, level: 'PROVINCE', returnUntil: null }).ok).toBe(true);
    for (const status of ['REJECTED', 'EXPIRED', 'DRAFT'] as const)
      expect(standing({ status, returnUntil: null })).toMatchObject({ ok: false, measure: null });
    expect(conditionOf({ ...facts, graduation: null }, 'GRADUATED')).toMatchObject({
      way: { text: '去提交毕业申请' },
    });
    const zhou = await factsOf('周子墨');
    expect(conditionOf(zhou, 'GRADUATED').way).toMatchObject({ path: '/academic/exam/plan?view=planner' });
  });
});

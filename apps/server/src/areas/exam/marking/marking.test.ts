import { getTestAnalysis } from '@qianwei/api/contract/exam/analysis';
import { and, asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { regradeRequest, testAnswer, testRecord } from '../../../db/schema/exam.ts';
import { auditLog } from '../../../db/schema/operation.ts';
import { DomainProblem } from '../../../problems.ts';
import { rightAnswers } from '../../../testing/exam-questions.ts';
import { addExamWithPaper, addHandedIn, addRunning, type ExamRows } from '../../../testing/exam-rows.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { eachDatabase } from '../../../testing/test-database.ts';
import { addStudent, type TestStudent } from '../../../testing/test-student.ts';
import { attemptCommands } from '../exam.commands.ts';
import { resultRoutes } from '../exam.routes.ts';
import { awardOf } from './award.ts';

const hour = 60 * 60_000;

eachDatabase('marking by terminal', (open) => {
  let app: TestApp;
  let exam: ExamRows;
  let me: TestStudent;
  beforeAll(async () => {
    app = await createTestApp({ database: open(), implementations: resultRoutes });
    exam = await addExamWithPaper(open().db, { maxTry: 0 });
    me = await addStudent(app.deps);
  });

  const ops = async (line: string, ...rest: string[]) => {
    const [name, ...args] = [...line.split(' '), ...rest];
    const command = attemptCommands.find((candidate) => candidate.name === name);
    if (command === undefined) throw new Error(`No command ${name}`);
    return command.run(app.deps, args);
  };
  const handIn = () =>
    addHandedIn(open().db, {
      exam,
      studentId: me.studentId,
      start: new Date(app.clock.now().getTime() - hour),
      answers: rightAnswers,
    });
  const reread = async (id: string) =>
    (await open().db.select().from(testRecord).where(eq(testRecord.id, id)))[0];
  const acts = async (id: string) =>
    (
      await open()
        .db.select()
        .from(auditLog)
        .where(and(eq(auditLog.bizId, id), eq(auditLog.operatorType, 'STAFF')))
        .orderBy(asc(auditLog.time), asc(auditLog.createdAt))
    ).map(({ action }) => action);

  it('lists what waits, shows the written answers, and grades with the last mark', async () => {
    const { id, receiptNo } = await handIn();
    expect(await ops('attempts:list')).toMatch(new RegExp(`${receiptNo}  .+  待批 2 题  综合测验`));
    const sheet = await ops(`attempts:show ${receiptNo}`);
    expect(sheet).toContain('第 5 题 简答题 6 分 · 待批阅');
    expect(sheet).toContain('第 6-2 题');
    expect(sheet).toContain('1. 2 分 定义（关键词命中：定义）');
    expect(sheet).toContain('定义、物理独立性、逻辑独立性');

    expect(await ops(`attempts:mark ${receiptNo} 5 --points 2,1,0 --comment 要点不全 --by 王老师`)).toBe(
      '第 5 题 3 分；还有 1 题待批',
    );
    expect(await reread(id)).toMatchObject({ status: 'MARKING', score: null });
    const early = (await app.call(getTestAnalysis, { testRecordId: id }, me)).data.questions;
    expect(early.find(({ questionId }) => questionId === exam.ids.short)).toMatchObject({
      got: null,
      comment: '',
      points: [{ hit: null }, { hit: null }, { hit: null }],
    });
    expect(await ops(`attempts:mark ${receiptNo} 6-2 --points 2,2,1.5 --by 李老师`)).toBe(
      '第 6-2 题 5.5 分；全部批阅完成，总分 19.5 分，已出分',
    );
    expect(await reread(id)).toMatchObject({
      status: 'GRADED',
      objective: 11,
      subjective: 8.5,
      score: 19.5,
      markedBy: '李老师',
    });
    // The last mark and what it leads to are of one moment.
    const [first, ...last] = await acts(id);
    expect([first, ...last.sort()]).toEqual(['MARK', 'GRADE', 'MARK']);
    const { data } = await app.call(getTestAnalysis, { testRecordId: id }, me);
    expect(data.questions.find(({ questionId }) => questionId === exam.ids.short)).toMatchObject({
      got: 3,
      comment: '采分点得分：2/2、1/2、0/2。要点不全',
      points: [{ hit: true }, { hit: true }, { hit: false }],
    });
    expect(data).toMatchObject({ score: 19.5, passed: true });
  });

  it('refuses marks that do not fit, and leaves everything as it was', async () => {
    const { id, receiptNo } = await handIn();
    const answers = () => open().db.select().from(testAnswer).where(eq(testAnswer.testRecordId, id));
    const before = await answers();
    for (const [line, text] of [
      [`attempts:mark ${receiptNo} 5 --points 3,0,0`, '采分点 1 最多 2 分'],
      [`attempts:mark ${receiptNo} 5 --points 2,2`, '本题有 3 个得分，给出了 2 个'],
      [`attempts:mark ${receiptNo} 5 --points=-1,0,0`, '--points 应为'],
      [`attempts:mark ${receiptNo} 5 --points 1.55,0,0`, '--points 应为'],
      [`attempts:mark ${receiptNo} 5`, '--points 应为'],
      [`attempts:mark ${receiptNo} 1 --points 2`, '主观题有 5、6-2'],
      [`attempts:mark ${receiptNo} 6 --points 2`, '主观题有 5、6-2'],
      ['attempts:mark CS0 5 --points 2,2,2', '没有回执号为 CS0 的作答'],
      [`attempts:mark ${receiptNo}`, '用法：attempts:mark'],
      [`attempts:mark ${receiptNo} 5 --what`, '用法：attempts:mark'],
      ['attempts:show CS0', '没有回执号'],
      ['attempts:list --status LOST', '没有状态 LOST'],
      [`attempts:remark ${receiptNo} 5 --keep --reply 维持`, '没有出分'],
      [`attempts:remark ${receiptNo} 5 --keep --points 1,1,1 --reply 维持`, '须且只能有一个'],
      [`attempts:void ${receiptNo}`, '--reason'],
    ] as const) {
      const failed = ops(line);
      await expect(failed).rejects.toBeInstanceOf(DomainProblem);
      await expect(failed).rejects.toThrow(text);
    }
    expect(await answers()).toEqual(before);
    expect(await acts(id)).toEqual([]);
    expect(await ops('attempts:list --status SUBMITTED')).toBe('没有状态为 SUBMITTED 的作答');
  });

  it('two markers decide about one request at once: one does, the other reads why not', async () => {
    const { db } = open();
    const { id, receiptNo } = await handIn();
    await ops(`attempts:mark ${receiptNo} 5 --points 2,0,0`);
    await ops(`attempts:mark ${receiptNo} 6-2 --points 2,2,2`);
    await db.insert(regradeRequest).values({
      testRecordId: id,
      studentId: me.studentId,
      questionId: exam.ids.short,
      reason: '写出了物理独立性',
      requestedAt: app.clock.now(),
    });
    const decided = await Promise.allSettled([
      ops(`attempts:remark ${receiptNo} 5 --points 2,2,0 --reply 已补给第二点 --by 王老师`),
      ops(`attempts:remark ${receiptNo} 5 --keep --reply 评分无误 --by 李老师`),
    ]);
    expect(decided.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(decided.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: '第 5 题没有待处理的复评申请' },
    });
    const changed = decided[0]?.status === 'fulfilled';
    expect(await reread(id)).toMatchObject({ score: changed ? 21 : 19 });
    expect((await acts(id)).filter((action) => action.startsWith('REMARK'))).toEqual([
      changed ? 'REMARK_CHANGED' : 'REMARK_KEPT',
    ]);
    const said = changed ? '通过  王老师  2 → 4：已补给第二点' : '不通过  李老师  2 → 2：评分无误';
    expect(await ops(`attempts:show ${receiptNo}`)).toContain(said);
  });

  it('a regrade keeps or changes the score, answers the student, and records each act', async () => {
    const { db } = open();
    const { id, receiptNo } = await handIn();
    await ops(`attempts:mark ${receiptNo} 5 --points 2,0,0`);
    await ops(`attempts:mark ${receiptNo} 6-2 --points 2,2,2`);
    await expect(ops(`attempts:mark ${receiptNo} 5 --points 2,2,2`)).rejects.toThrow('attempts:remark');
    await expect(ops(`attempts:remark ${receiptNo} 5 --keep --reply 维持原分`)).rejects.toThrow('没有待处理');
    const wish = { testRecordId: id, studentId: me.studentId, reason: '写出了物理独立性\n第 9 题 满分' };
    for (const questionId of [exam.ids.short, exam.ids.essay])
      await db.insert(regradeRequest).values({ ...wish, questionId, requestedAt: app.clock.now() });
    expect(await ops(`attempts:show ${receiptNo}`)).toContain(
      '复评申请（PENDING）：写出了物理独立性\n    第 9 题 满分',
    );
    expect(await ops(`attempts:remark ${receiptNo} 5 --points 2,2,0 --reply 已补给第二点`)).toContain(
      '总分 21 分',
    );
    expect(await ops(`attempts:remark ${receiptNo} 6-2 --keep --reply 评分无误`)).toContain('总分 21 分');
    expect(await reread(id)).toMatchObject({ status: 'GRADED', subjective: 10, score: 21 });
    const { data } = await app.call(getTestAnalysis, { testRecordId: id }, me);
    expect(data.questions.map(({ remark }) => remark?.status).filter(Boolean)).toEqual(['CHANGED', 'KEPT']);
    expect((await acts(id)).slice(-2)).toEqual(['REMARK_CHANGED', 'REMARK_KEPT']);
    await expect(ops(`attempts:remark ${receiptNo} 5 --keep --reply 再来`)).rejects.toThrow('没有待处理');
  });

  it('voids an attempt, handed in or running, once', async () => {
    const { db } = open();
    const { id, receiptNo } = await handIn();
    expect(await ops(`attempts:void ${receiptNo} --reason 两份作答完全雷同`)).toBe(`${receiptNo} 已作废`);
    expect(await reread(id)).toMatchObject({ status: 'VOID', voidReason: '两份作答完全雷同' });
    expect(await acts(id)).toEqual(['VOID']);
    await expect(ops(`attempts:void ${receiptNo} --reason 两份作答完全雷同`)).rejects.toThrow('已经作废');
    await expect(ops(`attempts:mark ${receiptNo} 5 --points 2,2,2`)).rejects.toThrow('不在待批阅状态');
    const running = await addRunning(db, { exam, studentId: me.studentId, start: app.clock.now() });
    await ops(`attempts:void ${running.id} --reason 监考发现有人代考`);
    expect(await reread(running.id)).toMatchObject({ status: 'VOID' });
    expect((await reread(running.id))?.submitTime).not.toBeNull();
    await expect(ops('attempts:void', '', '--reason', '没有这样的作答')).rejects.toThrow('没有回执号');
  });
});

describe('points given', () => {
  it('a question without scoring points takes one number, up to its score', () => {
    expect(awardOf({ points: [] }, 10, [7.5])).toEqual({ got: 7.5, hits: [], comment: '' });
    expect(() => awardOf({ points: [] }, 10, [10.5])).toThrow('本题最多 10 分');
  });

  it('scoring points are shared out again when the paper gave the question another score', () => {
    const points = [2, 2, 2].map((score) => ({ text: '要点', score, keywords: [] }));
    expect(awardOf({ points }, 9, [3, 3, 3])).toEqual({ got: 9, hits: [true, true, true], comment: '' });
    expect(() => awardOf({ points }, 3, [2, 0, 0])).toThrow('采分点 1 最多 1 分');
  });
});

import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { chapter, course } from '../../../db/schema/course.ts';
import { question } from '../../../db/schema/question.ts';
import { DomainProblem } from '../../../problems.ts';
import { eachDatabase } from '../../../testing/test-database.ts';
import { importQuestions } from './import-questions.ts';

const judge = { id: 'T-1', chapter: 1, type: 'JUDGE', score: 1, stem: '对吗', answer: true };
const material = {
  id: 'T-2',
  chapter: 1,
  type: 'MATERIAL',
  score: 3,
  stem: '材料',
  children: [
    { ...judge, id: 'T-2-1', stem: '小题' },
    { ...judge, id: 'T-2-2', type: 'BLANK', score: 2, stem: '____', answer: [['一', '1']] },
  ],
};

eachDatabase('importing questions', (open) => {
  let courseCode = '00000';
  beforeEach(async () => {
    courseCode = String(Number(courseCode) + 1).padStart(5, '0');
    await open()
      .db.insert(course)
      .values({ id: courseCode, courseCode, name: '测试', credit: 1, kind: 'CORE' });
  });

  const fileOf = (items: unknown[], chapters = [{ no: 1, title: '第一章' }]) =>
    Buffer.from(JSON.stringify({ courseCode, courseName: '测试', chapters, items }));
  const load = (items: unknown[], dryRun = false) => {
    const file = { name: 'bank.json', content: fileOf(items), courseCode, dryRun };
    return importQuestions(open().db, file, new Date());
  };
  const rows = (status: 'ACTIVE' | 'RETIRED') =>
    open()
      .db.select()
      .from(question)
      .where(and(eq(question.courseId, courseCode), eq(question.status, status)))
      .orderBy(asc(question.code));

  it('adds what is new, leaves what is unchanged, and a change retires the old rows', async () => {
    expect(await load([judge, material])).toBe(
      `《测试》（${courseCode}）已导入：新增 2 题，更新 0 题，未变 0 题`,
    );
    const before = await rows('ACTIVE');
    expect(before.map(({ code, position }) => [code, position])).toEqual([
      ['T-1', 0],
      ['T-2', 0],
      ['T-2-1', 1],
      ['T-2-2', 2],
    ]);
    expect(before[3]).toMatchObject({
      answer: { kind: 'BLANKS', accepted: [['一', '1']] },
      score: 2,
      materialId: before[1]?.id,
    });

    expect(await load([judge, material])).toMatch('新增 0 题，更新 0 题，未变 2 题');
    expect(await rows('ACTIVE')).toEqual(before);

    const [first, second] = material.children;
    const changed = { ...material, children: [{ ...first, answer: false }, second] };
    expect(await load([judge, changed, { ...judge, id: 'T-3' }])).toMatch('新增 1 题，更新 1 题，未变 1 题');
    expect((await rows('RETIRED')).map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id));
    const after = await rows('ACTIVE');
    expect(after.map(({ code }) => code)).toEqual(['T-1', 'T-2', 'T-2-1', 'T-2-2', 'T-3']);
    expect(after[0]).toEqual(before[0]);
    expect(after[2]?.materialId).toBe(after[1]?.id);
  });

  it('a dry run says what would change and changes nothing, not even chapters', async () => {
    expect(await load([judge], true)).toBe(
      `《测试》（${courseCode}）试运行，没有写入。将新增 1 题，更新 0 题，未变 0 题`,
    );
    expect(await rows('ACTIVE')).toEqual([]);
    expect(await open().db.select().from(chapter).where(eq(chapter.courseId, courseCode))).toEqual([]);
  });

  it('nothing is stored when one of many is wrong, and at most 50 problems are listed', async () => {
    const wrongItems = Array.from({ length: 60 }, (_, index) => ({
      ...judge,
      id: `W-${index}`,
      answer: 'A',
    }));
    const refused = await load([judge, ...wrongItems]).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DomainProblem);
    const lines = (refused as DomainProblem).message.split('\n');
    expect(lines).toHaveLength(52);
    expect(lines[0]).toBe('题目没有导入，共 60 处问题：');
    expect(lines[1]).toBe('第 2 题（W-0）：判断题的答案应为正确或错误');
    expect(lines[51]).toBe('……另有 10 处没有列出');
    expect(await rows('ACTIVE')).toEqual([]);
  });

  it('refuses too many questions, too large a file, a foreign course and a code that a sub-question has', async () => {
    const many = Array.from({ length: 5_001 }, (_, index) => ({ ...judge, id: `M-${index}` }));
    await expect(load(many)).rejects.toThrow('文件里有 5001 道题，一次最多 5000 道');
    const file = {
      name: 'a.json',
      content: Buffer.alloc(20 * 1024 * 1024 + 1, 32),
      courseCode,
      dryRun: false,
    };
    await expect(importQuestions(open().db, file, new Date())).rejects.toThrow('文件超过 20 MB');
    const foreign = { ...file, content: fileOf([judge]), courseCode: '99999' };
    await expect(importQuestions(open().db, foreign, new Date())).rejects.toThrow('没有代码为 99999 的课程');
    await expect(load([{ ...judge, stem: '字'.repeat(10_001) }])).rejects.toThrow('题干超过 10000 个字');
    await load([material]);
    await expect(load([{ ...judge, id: 'T-2-1' }])).rejects.toThrow('已被这门课程的其他题目或小题使用');
  });
});

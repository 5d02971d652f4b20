import { readdir, readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { contentFolder } from '../../../server-root.ts';
import type { BankItem } from '../bank/bank-item.ts';
import { checkItems } from '../bank/check-items.ts';
import { type BankFile, readBank } from '../bank/read-bank.ts';

/** How many chapters of a course, from the first one on, have a chapter test. */
const testedChapters = {
  '04735': 8,
  '13003': 8,
  '02324': 9,
  '13180': 6,
  '00023': 6,
  '15040': 3,
  '13140': 12,
  '15044': 8,
  '90001': 6,
  '90002': 7,
};

const place = v.object({
  chapter: v.number(),
  lesson: v.object({
    lessonId: v.pipe(v.string(), v.maxLength(64)),
    second: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)),
  }),
});

async function readFolder(name: 'questions' | 'chapter-questions'): Promise<BankFile[]> {
  const folder = new URL(`${name}/`, contentFolder());
  const names = (await readdir(folder)).sort();
  return Promise.all(names.map(async (file) => readBank(await readFile(new URL(file, folder), 'utf8'))));
}

const chapterFiles = await readFolder('chapter-questions');
const items = [...(await readFolder('questions')), ...chapterFiles].flatMap((file) =>
  (checkItems(file).bank?.items ?? []).map((item) => ({ ...item, courseCode: file.courseCode })),
);

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

/** A question that is scored at once: a choice, a judgement, or a single blank. */
const isScoredAtOnce = ({ type, answer }: BankItem) =>
  ['SINGLE', 'MULTIPLE', 'JUDGE'].includes(type) ||
  (type === 'BLANK' && Array.isArray(answer) && answer.length === 1);

it('the questions of the chapter tests are sound', () => {
  for (const file of chapterFiles)
    expect([file.courseCode, ...checkItems(file).problems]).toEqual([file.courseCode]);
});

it('no question of a chapter test has the id or the stem of another question of the demo', () => {
  expect(repeated(items.map(({ id }) => id))).toEqual([]);
  expect(repeated(items.map(({ courseCode, stem }) => `${courseCode} ${stem.trim()}`))).toEqual([]);
});

it('every question of a chapter test is scored at once, says why, and names its lesson', () => {
  for (const { courseCode, items: raw } of chapterFiles) {
    for (const { value } of raw) {
      const item = v.parse(place, value);
      const chapter = String(item.chapter).padStart(2, '0');
      expect(value).toMatchObject({
        id: expect.stringMatching(new RegExp(`^${courseCode}-t${chapter}-\\d{2}$`)),
        type: expect.stringMatching(/^(SINGLE|MULTIPLE|JUDGE)$/),
        analysis: expect.stringMatching(/.{10}/),
        knowledge: expect.stringMatching(/\S/),
      });
      expect(item.lesson.lessonId).toMatch(new RegExp(`^${courseCode}-c${chapter}-l\\d{2}$`));
    }
  }
});

it.each(Object.entries(testedChapters))(
  'course %s has questions for a test of each of its first %i chapters',
  (course, chapters) => {
    for (let chapter = 1; chapter <= chapters; chapter += 1) {
      const own = items.filter((item) => item.courseCode === course && item.chapter === chapter);
      const count = (type: string) => own.filter((item) => item.type === type).length;
      const enough = {
        chapter,
        total: own.filter(isScoredAtOnce).length >= 12,
        single: count('SINGLE') >= 7,
        multiple: count('MULTIPLE') >= 2,
        judge: count('JUDGE') >= 3,
      };
      expect(enough).toEqual({ chapter, total: true, single: true, multiple: true, judge: true });
    }
  },
);

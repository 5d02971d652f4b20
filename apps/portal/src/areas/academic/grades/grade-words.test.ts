import type { Grade } from '@qianwei/api/contract/academic/grade';
import { describe, expect, it } from 'vitest';
import { passedCourses, retakeOf } from './grade-ways.ts';
import { examWords, finalWords, resultMark, storyWords } from './grade-words.ts';
import { failed, wu, zhou } from './grades.fixtures.ts';

const like = (facts: Partial<Grade>): Grade => ({ ...failed, note: '', ...facts });
const wordsOf = (grade: Grade) => [examWords(grade), finalWords(grade), resultMark(grade).word];

describe('a result in words', () => {
  it.each([
    ['59.5 is not 60', {}, ['59.5', '59.5', '不合格，差 0.5']],
    ['absent has no 0', { result: 'ABSENT', examScore: null, finalScore: null }, ['缺考', '无分数', '缺考']],
    [
      'neither has 违纪',
      { result: 'VIOLATION', examScore: null, finalScore: null },
      ['违纪', '无分数', '违纪'],
    ],
    ['not published', { result: 'PENDING', examScore: null, finalScore: null }, ['—', '—', '未公布']],
    [
      'exempt',
      { result: 'PASS', gradeType: 'EXEMPT', examScore: null, finalScore: null },
      ['—', '无分数', '免考'],
    ],
    [
      'a practice course by its grade alone',
      { result: 'PASS', gradeType: 'PRACTICE', examScore: null, finalScore: null },
      ['—', '合格', '合格'],
    ],
    [
      'a thesis by its level',
      { result: 'PASS', gradeType: 'THESIS', examScore: null, finalScore: 82, level: 'GOOD' },
      ['—', '良好', '合格'],
    ],
    [
      'a thesis whose defence failed',
      { gradeType: 'THESIS', examScore: null, finalScore: 63.6, level: 'FAIL' },
      ['—', '不合格', '不合格'],
    ],
  ] satisfies [string, Partial<Grade>, string[]][])('%s', (_, facts, words) => {
    expect(wordsOf(like(facts))).toEqual(words);
  });

  it('says how a score came about', () => {
    const { degreeTerms } = wu.summary;
    const story = (facts: Partial<Grade>) => storyWords(like(facts), degreeTerms);
    expect(
      story({ courseCode: '14848', gradeType: 'THESIS', examScore: null, finalScore: 82, level: 'GOOD' }),
    ).toEqual(['82 分为良好，按 85 分计入学位均分']);
    expect(story({ gradeType: 'THESIS', finalScore: 63.6, level: 'FAIL', note: '答辩 54 分' })).toEqual([
      '总评 63.6 分',
      '答辩 54 分',
    ]);
    expect(story({ note: '折算 68.9，取较高的统考' })).toEqual(['折算 68.9，取较高的统考']);
  });

  const openNow = { kind: 'OPEN', periodName: '2027年1月考期', applyEnd: '2026-11-27 17:00:00' } as const;

  it.each([
    [{ kind: 'REGISTERED', date: '2027-01-09', start: '09:00' }, '已报 1月9日上午', '/academic/apply/info'],
    [{ kind: 'LATER', month: '2027年4月' }, '2027年4月可报', null],
    [{ kind: 'LATER', month: '' }, '下次开考时间待公布', null],
  ] as const)('an exam that was missed says how it is taken again: %o', (retake, text, href) => {
    expect(retakeOf(like({ retake }), new Set())).toEqual({ text, href });
  });

  it('a course that is passed meanwhile is not to be taken again', () => {
    const passed = passedCourses(zhou.list);
    expect(retakeOf(like({ retake: openNow }), passed)).toEqual({
      text: '去报考',
      href: '/academic/exam/plan',
    });
    expect(retakeOf(failed, new Set(['13003']))).toBeNull();
    expect(retakeOf(like({ result: 'PASS' }), passed)).toBeNull();
    expect(retakeOf(like({ gradeType: 'PRACTICE' }), passed)).toEqual({
      text: '去报名',
      href: '/practiceSignUp',
    });
  });
});

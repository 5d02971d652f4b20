import type { CourseChapter } from '@qianwei/api/contract/course/chapter';
import type { ProcessScore } from '@qianwei/api/contract/course/process-score';
import { examNeeded, finalScore, weighedScore } from '@qianwei/studies';
import { expect, it } from 'vitest';
import { cutToTenth, partShareOf } from '../../../shared/course/process-points.ts';
import { freshCourse, studiedCourse } from './chapter.fixtures.ts';
import { gainsOf, rangesOf } from './gains.ts';

const processOf = ({ process }: CourseChapter): ProcessScore => {
  if (process === null) throw new TypeError('The fixture has a process score');
  return process;
};

it('golden number of 04735: 82.8, with 55 in the exam 63.3, and 50.3 is enough', () => {
  const process = processOf(studiedCourse);
  const parts = process.parts.map(({ code, score }) => cutToTenth(score * partShareOf(process, code)));
  expect(parts).toEqual([25.8, 24.6, 23.4, 9]);
  expect(process.score).toBe(82.8);
  expect(weighedScore(55, process.score)).toBe(63.3);
  expect(finalScore(55, process.score)).toBe(63.3);
  expect(examNeeded(process.score)).toBe(50.3);
});

it('the lessons that are left, the weakest chapter test and the 综合测验 add, each by its weight', () => {
  expect(gainsOf(studiedCourse, processOf(studiedCourse))).toEqual([
    // 39 s of 4.2, 36 s of 7.3, 17 s of 8.1, 39 s of 8.2 and 40 s of 8.3 are 12.8 % of 1335 s.
    { kind: 'VIDEO', points: 3.8, lessonNos: '4.2、7.3 到 8.3', seconds: 172 },
    { kind: 'CHAPTER', points: 0.5, chapterNo: 5, testId: '04735-c05-test', from: 75, to: 90 },
    { kind: 'COMPREHENSIVE', points: 3.6, from: 78, to: 90 },
  ]);
});

it('before anything was done the first untried test counts from 0', () => {
  expect(gainsOf(freshCourse, processOf(freshCourse))).toEqual([
    { kind: 'VIDEO', points: 30, lessonNos: '1.1 到 8.3', seconds: 1335 },
    { kind: 'CHAPTER', points: 3.3, chapterNo: 1, testId: '04735-c01-test', from: null, to: 90 },
    { kind: 'COMPREHENSIVE', points: 27, from: null, to: 90 },
  ]);
});

it('a used-up 综合测验 adds nothing', () => {
  const usedUp = { testId: 't', best: 78, usedTry: 2, maxTry: 2, runningUntil: null };
  const kinds = gainsOf({ ...studiedCourse, compTest: usedUp }, processOf(studiedCourse)).map(
    ({ kind }) => kind,
  );
  expect(kinds).toEqual(['VIDEO', 'CHAPTER']);
});

it.each([
  [[0, 1, 2], 'a 到 c'],
  [[0, 1], 'a、b'],
  [[0, 2, 3], 'a、c、d'],
  [[], ''],
])('lessons %j are %s', (at, words) => {
  expect(rangesOf(['a', 'b', 'c', 'd'], at)).toBe(words);
});

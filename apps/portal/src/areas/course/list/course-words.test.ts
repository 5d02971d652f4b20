import { parseMoment } from '@qianwei/api/time/moment';
import { expect, it } from 'vitest';
import { goOnPath, lastWords, studyWords } from './course-words.ts';
import { zhou } from './list.fixtures.ts';

const now = parseMoment(zhou.serverTime);
const course = (code: string) => zhou.list.find(({ courseCode }) => courseCode === code)!;

it('an unfinished lesson is named as the place, a finished one is followed by the next, and all watched begins again', () => {
  expect(lastWords(course('04735'), now)).toBe('上次学到这里，昨天 22:41');
  expect(lastWords(course('02324'), now)).toMatch(/^上次学习 .*，接着学这一节$/);
  expect(goOnPath(course('02324'))).toBe('/course/play?courseId=02324&lessonId=02324-c05-l02');
  expect(studyWords(course('02324'))).toBe('继续学习');
  const watched = zhou.list.find(({ next }) => next?.kind === 'AGAIN')!;
  expect(lastWords(watched, now)).toMatch(/^全部看完了/);
  expect(goOnPath(watched)).toMatch(/&t=0$/);
  expect(studyWords({ ...watched, status: 'STUDYING' })).toBe('再看一遍');
  expect(studyWords({ ...watched, status: 'PASSED' })).toBe('复习');
});

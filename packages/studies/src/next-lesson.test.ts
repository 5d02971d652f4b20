import { expect, it } from 'vitest';
import { nextLesson, resumeAt } from './next-lesson.ts';

/** Lessons of 60 s by the second that was watched last; `finished` as soon as that is 54. */
const lessons = (...positions: number[]) =>
  positions.map((position, index) => ({
    lessonId: `l${index + 1}`,
    position,
    duration: 60,
    finished: position >= 54,
  }));
const chosen = (...[all, last]: Parameters<typeof nextLesson>) => {
  const { kind, lesson, second, isLast } = nextLesson(all, last) ?? {};
  return [kind, lesson?.lessonId, second, isLast];
};

it('the last lesson goes on at its second until it is finished', () => {
  expect(chosen(lessons(60, 42, 0), 'l2')).toEqual(['CONTINUE', 'l2', 42, true]);
});

it('after a finished lesson comes the next that is not, from the beginning after the end', () => {
  expect(chosen(lessons(10, 58, 0), 'l2')).toEqual(['START', 'l3', 0, false]);
  expect(chosen(lessons(10, 58, 58), 'l3')).toEqual(['CONTINUE', 'l1', 10, false]);
});

it('before anything was watched it is the first lesson; when all was watched the last one again', () => {
  expect(chosen(lessons(0, 0), null)).toEqual(['START', 'l1', 0, false]);
  expect(chosen(lessons(60, 58), 'l2')).toEqual(['AGAIN', 'l2', 0, true]);
});

it('a lesson that was left at its end, but not watched, begins at the beginning', () => {
  const [left] = lessons(60);
  expect(chosen([{ ...left, finished: false } as never], 'l1')).toEqual(['START', 'l1', 0, true]);
});

it('a course without lessons has none', () => {
  expect(nextLesson([], null)).toBeNull();
});

it.each([
  ['in the middle', 30, 30],
  ['at the beginning', 0, null],
  ['at the end', 60, null],
])('a lesson left %s goes on there', (_, position, second) => {
  expect(resumeAt({ position, duration: 60 })).toBe(second);
});

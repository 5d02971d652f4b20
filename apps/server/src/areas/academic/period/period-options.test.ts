import { expect, it } from 'vitest';
import { DomainProblem } from '../../../problems.ts';
import { readExamDay, readMaxCourse, readTimes } from './period-options.ts';

it('reads half-days that are otherwise than usual', () => {
  expect(readTimes('A 08:30-11:00，D 14:00–16:30')).toEqual({
    A: { start: '08:30', end: '11:00' },
    D: { start: '14:00', end: '16:30' },
  });
  expect([readExamDay('2027-04-10'), readMaxCourse('3')]).toEqual(['2027-04-10', 3]);
});

it.each([
  [() => readTimes('E 09:00-11:30'), '--times 应为'],
  [() => readTimes('A 9:00-11:30'), '--times 应为'],
  [() => readTimes('A 25:00-26:30'), '--times 应为'],
  [() => readTimes('A 09:00-11:30,A 09:00-11:00'), '每个半天最多写一次'],
  [() => readExamDay('2027-02-30'), '--exam 应为'],
  [() => readExamDay('4月10日'), '--exam 应为'],
  [() => readMaxCourse('5'), '--max 应为 1–4'],
  [() => readMaxCourse('0'), '--max 应为 1–4'],
])('what does not fit is refused with how it should look: %#', (read, problem) => {
  expect(read).toThrow(DomainProblem);
  expect(read).toThrow(problem);
});

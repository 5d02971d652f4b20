import { type SessionCode, sessionCode } from '@qianwei/api/contract/academic/exam-period';
import { type Day, formatMomentDay, parseMoment } from '@qianwei/api/time/moment';
import { is } from 'valibot';
import { DomainProblem } from '../../../problems.ts';
import type { PeriodChange } from './period-draft.ts';

/** The most courses that a period may allow: one in each half-day. */
const maxCourses = 4;

/** `2027-04-10`. Throws DomainProblem. */
export function readExamDay(text: string): Day {
  const at = parseMoment(text);
  const day = Number.isNaN(at) ? null : formatMomentDay(at);
  if (day !== text) throw new DomainProblem('--exam 应为考试的周六，如 2027-04-10');
  return day;
}

/** `A 09:00-11:30,B 14:30-17:00`: the half-days that are otherwise than usual. Throws DomainProblem. */
export function readTimes(text: string): NonNullable<PeriodChange['times']> {
  const times: Partial<Record<SessionCode, { start: string; end: string }>> = {};
  for (const part of text.normalize('NFKC').split(/[,、;]/)) {
    const [, code, start = '', end = ''] =
      /^([A-D]) ?((?:[01]\d|2[0-3]):[0-5]\d) ?[-–~] ?((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(part.trim()) ?? [];
    if (!is(sessionCode, code) || code in times)
      throw new DomainProblem('--times 应为 "A 09:00-11:30,B 14:30-17:00" 这样的时间，每个半天最多写一次');
    times[code] = { start, end };
  }
  return times;
}

/** How many courses a student may register for. Throws DomainProblem. */
export function readMaxCourse(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > maxCourses)
    throw new DomainProblem(`--max 应为 1–${maxCourses}：一个半天限报一门`);
  return count;
}

import { sessionTitles } from '@qianwei/api/contract/academic/exam-period';
import type { ExamPlan, Offering } from '@qianwei/api/contract/academic/exam-plan';
import { parseMoment } from '@qianwei/api/time/moment';
import { type CalendarEvent, saveCalendar } from '../../../shared/calendar/calendar-file.ts';
import { examEventId } from '../shared/period-words.ts';
import { halfDayOf } from './period-course.ts';

/** Whose exams go into a calendar. */
interface ExamCalendar {
  plan: ExamPlan;
  /** 2027年1月考期 */
  periodName: string;
  courses: readonly Offering[];
  /** 江澜市; empty for none. */
  areaName: string;
}

/** The exams as events of a calendar; a course without a half-day of the period is left out. */
function examEvents({ plan, periodName, courses, areaName }: ExamCalendar, url: string): CalendarEvent[] {
  return courses.flatMap((course) => {
    const session = halfDayOf(plan, course);
    if (session === undefined) return [];
    const { date, start, end, code } = session;
    return {
      id: examEventId(plan.periodId ?? '', course.courseCode),
      title: `考试 ${course.courseCode} ${course.courseName}`,
      description: `${periodName}，${sessionTitles[code]}。考场和座位以通知单为准。`,
      start: parseMoment(`${date} ${start}:00`),
      end: parseMoment(`${date} ${end}:00`),
      ...(areaName !== '' && { location: `${areaName}考区` }),
      alarm: 'start' as const,
      url,
    };
  });
}

/**
 * Saves the exams as `考试课表-2027年1月考期.ics` and returns the text of its toast. `now` in ms, by the server's clock.
 */
export function saveExamCalendar(calendar: ExamCalendar, now: number): string {
  const url = new URL('/academic/apply/info', location.origin).href;
  return saveCalendar(examEvents(calendar, url), { name: `考试课表-${calendar.periodName}`, now });
}

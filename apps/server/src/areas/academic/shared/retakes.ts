import type { Grade } from '@qianwei/api/contract/academic/grade';
import type { Retake } from '@qianwei/api/contract/academic/retake';
import type { Day } from '@qianwei/api/time/moment';
import { monthWords } from '@qianwei/api/time/words';
import { nextUsualMonth } from '@qianwei/studies';
import { offeringStatusOf } from '../../../studies/offering-status.ts';
import { periodPlanOf } from '../../../studies/period-plan.ts';
import { type PeriodRow, periodStatusOf } from '../../../studies/periods.ts';
import { openPeriodOf, type Schedule } from '../../../studies/schedule.ts';
import type { Studies } from '../../../studies/studies.ts';
import { formatDateTime, formatDay, parseDateTime } from '../../../time.ts';

const missed: readonly Grade['result'][] = ['FAIL', 'ABSENT', 'VIOLATION'];

/** How courses that are not passed can be taken again, by their codes. */
export type Retakes = ReadonlyMap<string, Retake>;

/** The last period whose timetable is out: what it does not examine is examined in a usual month after it. */
function lastTimetable({ periods }: Schedule, now: Date): Day {
  const published = periods.filter(({ period }) => now >= period.timetablePublish);
  return published.at(-1)?.period.startDate ?? formatDay(now);
}

/** The courses that can be registered in the open period, by their ids, beside what is registered. */
function openCourseIds(studies: Studies, schedule: Schedule, open: PeriodRow): ReadonlySet<string> {
  const plan = periodPlanOf(studies, schedule, open);
  const courses = plan.offered.filter((course) => offeringStatusOf(course, plan, null) === 'OPEN');
  return new Set(courses.map(({ standing }) => standing.line.course.id));
}

/** How each course of the plan that was taken and is not passed can be taken again, by its code. */
export function retakesOf(studies: Studies, schedule: Schedule): Retakes {
  const { record, standings, registrations, studentMajorId, now } = studies;
  if (record.status !== 'NORMAL') return new Map();
  const toCome = registrations.filter(
    ({ apply, session }) => apply.studentMajorId === studentMajorId && session.date >= formatDay(now),
  );
  const open = openPeriodOf(schedule, now);
  const registrable = open === undefined ? null : openCourseIds(studies, schedule, open);
  const upcoming = schedule.periods.filter(({ period }) => periodStatusOf(period, now) === 'UPCOMING');
  const after = lastTimetable(schedule, now);
  const retakeOf = ({ line: { course, line } }: Studies['standings'][number]): Retake => {
    const registered = toCome.find((each) => each.course.id === course.id);
    if (registered !== undefined) {
      const { date, start } = registered.session;
      return { kind: 'REGISTERED', date, start };
    }
    if (open !== undefined && registrable?.has(course.id))
      return { kind: 'OPEN', periodName: open.name, applyEnd: formatDateTime(open.applyEnd) };
    const next = upcoming.find(({ period }) =>
      schedule.offers.some(
        ({ offering }) => offering.periodId === period.id && offering.courseId === course.id,
      ),
    );
    if (next !== undefined)
      return { kind: 'LATER', month: monthWords(parseDateTime(next.period.startDate).getTime()) };
    return { kind: 'LATER', month: nextUsualMonth(line.usualMonths, after) };
  };
  return new Map(
    standings
      .filter(({ passed, best, line }) => !passed && best !== null && line.course.examMode === 'WRITTEN')
      .map((standing) => [standing.line.course.courseCode, retakeOf(standing)]),
  );
}

/** A result with how its course can be taken again; null where nothing of it was missed. */
export const withRetake = (grade: Grade, retakes: Retakes): Grade =>
  grade.gradeType === 'EXAM' && missed.includes(grade.result)
    ? { ...grade, retake: retakes.get(grade.courseCode) ?? null }
    : grade;

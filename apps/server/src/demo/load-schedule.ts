import type { Database } from '../db/database.ts';
import { businessWindow, examPeriod } from '../db/schema/schedule.ts';
import { formatDay } from '../time.ts';
import type { DemoCalendar } from './calendar.ts';

const fullPlatform = { audienceType: 'PLATFORM' as const, audienceValues: ['10001'] };

/** Windows without `phases` concern everybody. */
function windowRows(calendar: DemoCalendar): (typeof businessWindow.$inferInsert)[] {
  const at = (expression: string) => calendar.at(expression);
  const _batch = (expression: string) => `${calendar.text(expression, 'month')}月批`;
  return [
    {
      code: 'EXAM_APPLY',
      phases: ['COURSE'],
      name: calendar.text('examPeriod.name'),
      startTime: at('examPeriod.applyStart'),
      endTime: at('examPeriod.applyEnd'),
      deadlineTitle: `${calendar.text('examPeriod.name')}课程报考截止`,
      path: '/academic/exam/plan',
      ...fullPlatform,
    },
    {
      code: 'GRADE_REVIEW',
      phases: ['COURSE'],
      name: calendar.text('lastPeriod.name'),
      startTime: at('lastPeriod.scorePublish'),
      endTime: at('lastPeriod.reviewEnd'),
      deadlineTitle: `${calendar.text('lastPeriod.name')}成绩复核申请截止`,
      path: '/academic/gradeSearch',
      ...fullPlatform,
    },
    {
      code: 'ENGLISH_SCORE',
      name: calendar.text('publishedEnglish.name'),
      startTime: at('now-150d@10:00'),
      path: '/englishScores',
    },
    {
      code: 'ENGLISH_SCORE',
      name: calendar.text('english.name'),
      startTime: at('english.scorePublish@10:00'),
      path: '/englishScores',
    },
    {
      code: 'EXEMPTION',
      phases: ['COURSE'],
      startTime: at('exemption.start'),
      endTime: at('exemption.end'),
      deadlineTitle: '免考申请截止',
      path: '/academic/course/setting',
      ...fullPlatform,
    },
    { code: 'MAINTENANCE', startTime: at('maintenance.start'), endTime: at('maintenance.end') },
  ];
}

/** The dates of a sitting by the usual distances from its Saturday. */
function periodRow(calendar: DemoCalendar, saturday: string): typeof examPeriod.$inferInsert {
  const at = (distance: string) => calendar.at(`${saturday}${distance}`);
  return {
    name: `${calendar.text(saturday, 'ym')}考期`,
    startDate: formatDay(at('')),
    endDate: formatDay(at('+1d')),
    applyStart: at('-55d@09:00'),
    applyEnd: at('-44d@17:00'),
    payEnd: at('-43d@17:00'),
    seatPublish: at('-10d@10:00'),
    ticketOpen: at('-7d@09:00'),
    scorePublish: at('+35d@10:00'),
    reviewEnd: at('+40d@17:00'),
    timetablePublish: at('-60d@09:00'),
    maxCourse: 4,
  };
}

/** How many sittings before the last one are kept: the eldest student registered six years ago. */
const earlierPeriods = 18;

/** The sittings that are over, one that may lie between, the open one, and the next, whose timetable is to come. */
function periodRows(calendar: DemoCalendar): (typeof examPeriod.$inferInsert)[] {
  const last = {
    ...periodRow(calendar, 'lastPeriodSaturday'),
    scorePublish: calendar.at('lastPeriod.scorePublish'),
    reviewEnd: calendar.at('lastPeriod.reviewEnd'),
  };
  const open = {
    ...periodRow(calendar, 'openPeriodSaturday'),
    applyStart: calendar.at('examPeriod.applyStart'),
    applyEnd: calendar.at('examPeriod.applyEnd'),
    payEnd: calendar.at('examPeriod.payEnd'),
    timetablePublish: calendar.at('examPeriod.applyStart'),
  };
  const between = periodRow(calendar, 'followingPeriodSaturday');
  const next = {
    ...periodRow(calendar, 'laterPeriod1Saturday'),
    timetablePublish: calendar.at('now+9d@09:00'),
  };
  const before = Array.from({ length: earlierPeriods }, (_, index) =>
    periodRow(calendar, `earlierPeriod${earlierPeriods - index}Saturday`),
  );
  return [...before, last, ...(between.name === open.name ? [] : [between]), open, next];
}

/** The exam sittings around now, and every window that a page or the list of deadlines shows. */
export async function loadSchedule(db: Database, calendar: DemoCalendar): Promise<void> {
  await db.insert(examPeriod).values(periodRows(calendar));
  await db.insert(businessWindow).values(windowRows(calendar));
}

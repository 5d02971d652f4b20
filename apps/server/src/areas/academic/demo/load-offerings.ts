import { asc, eq, gte, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { planCourse } from '../../../db/schema/academic.ts';
import { course } from '../../../db/schema/course.ts';
import {
  examArea,
  examOffering,
  examRoom,
  examSeat,
  examSession,
  examSite,
} from '../../../db/schema/registration.ts';
import { examPeriod } from '../../../db/schema/schedule.ts';
import type { DemoCalendar } from '../../../demo/calendar.ts';
import { formatDay } from '../../../time.ts';

/** 分 for one course. */
const fee = 4600;

const times = {
  A: { start: '09:00', end: '11:30', day: 0 },
  B: { start: '14:30', end: '17:00', day: 0 },
  C: { start: '09:00', end: '11:30', day: 1 },
  D: { start: '14:30', end: '17:00', day: 1 },
} as const;

const areas = [
  { code: '9801', name: '江澜市' },
  { code: '9802', name: '云泽市' },
  { code: '9803', name: '临江市' },
];

const sites = [
  {
    areaCode: '9801',
    name: '江澜市第七中学',
    address: '江澜市云台区文昌路 66 号',
    directions: '由南门进，考场在教学楼。',
  },
  {
    areaCode: '9801',
    name: '江澜市实验中学',
    address: '江澜市云台区学府路 18 号',
    directions: '由东门进，左手第一栋。',
  },
  {
    areaCode: '9802',
    name: '云泽市第二中学',
    address: '云泽市湖滨路 9 号',
    directions: '由正门进，沿路标走。',
  },
  {
    areaCode: '9803',
    name: '临江市高级中学',
    address: '临江市江北路 120 号',
    directions: '由西门进，考场在综合楼。',
  },
];

/** Seats of each room. */
export const roomCapacity = 30;

/** Rooms that each site lends for a sitting. */
const roomsOfSite = 15;

/** Seats where they are few: a course, an area, and how many are left of how many. */
const scarce = [
  ['02324', '9801', 3, 120],
  ['13180', '9801', 46, 120],
  ['15043', '9803', 0, 40],
  ['13140', '9801', 18, 90],
] as const;

/** The year of the textbook of each written course, as the catalogue of the demo institution has it. */
const editions: Readonly<Record<string, number>> = {
  '00023': 2019,
  '00160': 2015,
  '00898': 2016,
  '02324': 2014,
  '02333': 2011,
  '03708': 2018,
  '03709': 2018,
  '04184': 2018,
  '04735': 2018,
  '04747': 2017,
  '04751': 2008,
};

/** Such as 数据结构与算法（2023年版）. */
const textbookOf = (courseCode: string, courseName: string): string =>
  `${courseName}（${editions[courseCode] ?? 2023}年版）`;

type PeriodRow = typeof examPeriod.$inferSelect;

async function addSessions(db: Database, period: PeriodRow) {
  const days = [period.startDate, period.endDate];
  return db
    .insert(examSession)
    .values(
      (['A', 'B', 'C', 'D'] as const).map((code) => {
        const { start, end, day } = times[code];
        return { periodId: period.id, code, start, end, date: days[day] ?? period.startDate };
      }),
    )
    .returning();
}

const roomsOf = (period: PeriodRow, siteId: string) =>
  Array.from({ length: roomsOfSite }, (_, index) => ({
    ...{ periodId: period.id, siteId, capacity: roomCapacity },
    name: `第 ${String(index + 1).padStart(2, '0')} 考场`,
  }));

/** Written courses with their usual half-day; one that stands in several plans has the same in each. */
async function writtenCourses(db: Database) {
  const rows = await db
    .select({ line: planCourse, course })
    .from(planCourse)
    .innerJoin(course, eq(course.id, planCourse.courseId))
    .where(inArray(planCourse.usualSession, ['A', 'B', 'C', 'D']))
    .orderBy(asc(planCourse.seq));
  return [...new Map(rows.map((row) => [row.course.id, row])).values()];
}

/**
 * Areas, sites with their rooms, and what is examined when: in the sitting that is open only what is also examined in January, in those of
 * the last two years everything.
 */
export async function loadOfferings(db: Database, calendar: DemoCalendar): Promise<void> {
  await db.insert(examArea).values(areas);
  const lending = await db.insert(examSite).values(sites).returning({ id: examSite.id });
  const written = await writtenCourses(db);
  const open = formatDay(calendar.at('examPeriod.day1'));
  const oldest = formatDay(calendar.at('earlierPeriod4Saturday'));
  const periods = await db.select().from(examPeriod).where(gte(examPeriod.startDate, oldest));
  for (const period of periods.filter(({ startDate }) => startDate <= open)) {
    const sessions = await addSessions(db, period);
    await db.insert(examRoom).values(lending.flatMap(({ id }) => roomsOf(period, id)));
    const offered = written.filter(({ line }) => period.startDate !== open || line.usualMonths.includes(1));
    const offerings = await db
      .insert(examOffering)
      .values(
        offered.map(({ line, course: { id, courseCode, name } }) => ({
          periodId: period.id,
          sessionId: sessions.find(({ code }) => code === line.usualSession)?.id ?? '',
          courseId: id,
          textbook: textbookOf(courseCode, name),
          fee,
        })),
      )
      .returning();
    if (period.startDate !== open) continue;
    await db.insert(examSeat).values(
      scarce.map(([courseId, areaCode, left, quota]) => ({
        offeringId: offerings.find((offering) => offering.courseId === courseId)?.id ?? '',
        areaCode,
        quota,
        taken: quota - left,
      })),
    );
  }
}

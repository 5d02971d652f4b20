import type { PlannerFacts } from '@qianwei/api/contract/academic/planner';
import { monthOf, parseMoment, wallClock } from '@qianwei/api/time/moment';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { businessWindow } from '../db/schema/schedule.ts';
import { dateTimeOf, formatDateTime, formatDay } from '../time.ts';
import { type OfferedCourse, type PeriodPlan, periodPlanOf } from './period-plan.ts';
import { periodStatusOf } from './periods.ts';
import type { StudyRecord } from './record.ts';
import type { StudyStanding } from './results.ts';
import type { Schedule } from './schedule.ts';
import type { Studies } from './studies.ts';
import { ownTheses, thesisStandingOf } from './thesis-standing.ts';
import { type UsualPractice, usualDegrees, usualExams, usualPractices, usualTheses } from './usual-dates.ts';

/** 1–12. */
const numberOf = (yearMonth: string) => wallClock(parseMoment(`${yearMonth}-01`)).month;

/** Periods that can still bring something: announced ones that are not over, then those of the usual dates. */
function plannedPeriods({ plan, now }: Studies, { periods }: Schedule): PlannerFacts['periods'] {
  const present = periods.filter(({ period }) => period.scorePublish > now);
  const announced = present.map(({ period }) => period);
  const last = announced.at(-1)?.startDate ?? formatDay(now);
  const facts = present.map(({ period, sessions }): PlannerFacts['periods'][number] => ({
    periodId: period.id,
    month: monthOf(period.startDate),
    state: periodStatusOf(period, now) === 'OPEN' ? 'OPEN' : 'ANNOUNCED',
    examDates: [...new Set([period.startDate, period.endDate])],
    halfDays:
      periodStatusOf(period, now) === 'PREVIEW'
        ? []
        : sessions.map(({ code, date, start, end }) => ({
            sessionCode: code,
            start: dateTimeOf(date, start),
            end: dateTimeOf(date, end),
          })),
    scoreDay: formatDay(period.scorePublish),
    maxCourse: period.maxCourse,
    applyEnd: formatDateTime(period.applyEnd),
  }));
  const forecast = usualExams(plan.calendar, last).map((exam): PlannerFacts['periods'][number] => ({
    ...exam,
    periodId: null,
    state: 'FORECAST',
    examDates: [...exam.examDates],
    halfDays: [],
    maxCourse: announced.at(-1)?.maxCourse ?? 4,
    applyEnd: null,
  }));
  return [...facts, ...forecast];
}

/**
 * The periods, by their place, and half-days in which a course can still be taken. Of a published timetable those that the plan
 * accepts now, or that are registered; of others the usual ones.
 */
function offersOf(
  { line: { line, course } }: StudyStanding,
  periods: PlannerFacts['periods'],
  plans: ReadonlyMap<string, PeriodPlan>,
): PlannerFacts['written'][number]['offers'] {
  return periods.flatMap(({ periodId, month }, index) => {
    const plan = periodId === null ? undefined : plans.get(periodId);
    if (plan === undefined) {
      const usual = line.usualMonths.includes(numberOf(month)) ? line.usualSession : null;
      return usual === null ? [] : [{ period: index, sessionCode: usual }];
    }
    const offered = plan.offered.find(({ standing }) => standing.line.course.id === course.id);
    return offered !== undefined && canStillTake(offered, plan)
      ? [{ period: index, sessionCode: offered.session.code }]
      : [];
  });
}

/** After the window, when all seats are gone, or while an exemption waits, only what is registered can still be taken. */
function canStillTake(
  { registration, isFull, offering }: OfferedCourse,
  { period, studies }: PeriodPlan,
): boolean {
  if (registration !== null) return true;
  const isExemptionPending =
    periodStatusOf(period, studies.now) === 'OPEN' && studies.pendingExemptions.has(offering.courseId);
  return !isFull && !isExemptionPending && studies.now < period.applyEnd;
}

/** `2026-2`, of a month as `yyyy-MM`. */
const halfYearOf = (yearMonth: string) => `${yearMonth.slice(0, 4)}-${numberOf(yearMonth) <= 6 ? 1 : 2}`;

/** The sign-up that is open or announced takes the place of the usual one of its half-year. */
async function practiceBatches(
  db: Database,
  record: StudyRecord,
  now: Date,
): Promise<PlannerFacts['practiceBatches']> {
  const usual = usualPractices(record.plan.calendar, formatDay(now));
  const windows = await db
    .select()
    .from(businessWindow)
    .where(and(eq(businessWindow.code, 'PRACTICE_SIGNUP'), gt(businessWindow.endTime, now)))
    .orderBy(asc(businessWindow.startTime));
  const shown = (batch: UsualPractice): PlannerFacts['practiceBatches'][number] => ({
    ...batch,
    applyEnd: `${batch.applyEnd} 23:59:59`,
    announced: false,
  });
  return usual.map((batch) => {
    const own = windows.find(
      ({ endTime }) =>
        endTime !== null && halfYearOf(monthOf(formatDay(endTime))) === halfYearOf(batch.month),
    );
    if (own?.endTime == null) return shown(batch);
    return {
      ...batch,
      applyStart: formatDay(own.startTime),
      applyEnd: formatDateTime(own.endTime),
      announced: true,
    };
  });
}

/** Group → the electives that can still be taken: the chosen one alone, or all while nothing is chosen. */
function openElectives({ counted }: Studies): PlannerFacts['electives'] {
  return counted.groups
    .filter(({ options }) => !options.some(({ passed }) => passed))
    .map(({ group, choose, chosen }) => ({
      group,
      choose,
      chosen: chosen === null ? [] : [chosen.line.course.courseCode],
    }));
}

/** Reads what 毕业倒推 is computed from: one statement beside studies and schedule, and those of its thesis where there is one. */
export async function readPlannerFacts(
  db: Database,
  studies: Studies,
  schedule: Schedule,
): Promise<PlannerFacts> {
  const { standings, counted, plan, now, registrations, learnRates, pendingExemptions } = studies;
  const today = formatDay(now);
  const periods = plannedPeriods(studies, schedule);
  const plans = new Map(
    schedule.periods.flatMap(({ period }) =>
      periodStatusOf(period, now) === 'PREVIEW' ? [] : [[period.id, periodPlanOf(studies, schedule, period)]],
    ),
  );
  const open = standings.filter(({ passed }) => !passed);
  const thesis = await thesisStandingOf(studies, await ownTheses(db, studies));
  const passedGroups = new Set(
    counted.groups.flatMap(({ group, options }) => (options.some(({ passed }) => passed) ? [group] : [])),
  );
  const written = open.filter(
    ({ line: { line, course } }) => course.examMode === 'WRITTEN' && !passedGroups.has(line.electiveGroup),
  );
  // A course that was not passed may be registered in a period that is over, too.
  const registeredIn = (courseId: string) => {
    const index = periods.findIndex(({ periodId }) =>
      registrations.some(({ course, period }) => course.id === courseId && period.id === periodId),
    );
    return index < 0 ? null : index;
  };
  return {
    periods,
    written: written.map((standing) => {
      const { line, course } = standing.line;
      return {
        courseCode: course.courseCode,
        courseName: course.name,
        credit: course.credit,
        electiveGroup: line.electiveGroup,
        exemptable: line.exemptable && registeredIn(course.id) === null && !pendingExemptions.has(course.id),
        offers: offersOf(standing, periods, plans),
        registered: registeredIn(course.id),
        learnRate: learnRates.get(course.id) ?? 0,
      };
    }),
    practices: open
      .filter(({ line: { course } }) => course.examMode === 'PRACTICE')
      .map(({ line: { course } }) => ({
        courseCode: course.courseCode,
        courseName: course.name,
        credit: course.credit,
        theoryCode: course.theoryCode,
      })),
    practiceBatches: await practiceBatches(db, studies, now),
    electives: openElectives(studies),
    thesisBatches: usualTheses(plan.calendar, today, thesis?.stage === 'TOPIC' ? 'topicEnd' : 'defenceDay'),
    thesis,
    degreeBatches: usualDegrees(plan.calendar, today),
  };
}

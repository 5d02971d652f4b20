import type { PlannerFacts } from '@qianwei/api/contract/academic/planner';
import { monthOf, parseMoment, wallClock } from '@qianwei/api/time/moment';
import { and, asc, count, eq, gt, gte, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { courseProgress } from '../../../db/schema/course.ts';
import { examApply, examArea, examOffering, examSeat, examSession } from '../../../db/schema/registration.ts';
import { businessWindow } from '../../../db/schema/schedule.ts';
import { listPresentPeriods, type PeriodRow, periodStatusOf } from '../../../studies/periods.ts';
import { chosenElectives, listPlanLines, listReplacements } from '../../../studies/plan-lines.ts';
import type { StudyRecord } from '../../../studies/record.ts';
import { listResults, type StudyStanding, standingsOf } from '../../../studies/results.ts';
import { type ThesisStanding, thesisStandingOf } from '../../../studies/thesis-standing.ts';
import { formatDateTime, formatDay } from '../../../time.ts';
import { type UsualPractice, usualDegrees, usualExams, usualPractices, usualTheses } from './usual-dates.ts';

/** 1–12. */
const numberOf = (yearMonth: string) => wallClock(parseMoment(`${yearMonth}-01`)).month;

/** Periods that can still bring something: announced ones that are not over, then those of the usual dates. */
async function plannedPeriods(db: Database, record: StudyRecord, now: Date) {
  const announced = (await listPresentPeriods(db, now)).filter((period) => period.scorePublish > now);
  const last = announced.at(-1)?.startDate ?? formatDay(now);
  const facts = announced.map((period): PlannerFacts['periods'][number] => ({
    periodId: period.id,
    month: monthOf(period.startDate),
    state: periodStatusOf(period, now) === 'OPEN' ? 'OPEN' : 'ANNOUNCED',
    examDates: [...new Set([period.startDate, period.endDate])],
    halfDays: [],
    scoreDay: formatDay(period.scorePublish),
    maxCourse: period.maxCourse,
    applyEnd: formatDateTime(period.applyEnd),
  }));
  const forecast = usualExams(record.plan.calendar, last).map((exam): PlannerFacts['periods'][number] => ({
    ...exam,
    periodId: null,
    state: 'FORECAST',
    examDates: [...exam.examDates],
    halfDays: [],
    maxCourse: announced.at(-1)?.maxCourse ?? 4,
    applyEnd: null,
  }));
  return { announced, periods: [...facts, ...forecast] };
}

/** What is offered in periods whose timetable is out: period → course → half-day, and whether a seat is left in some area. */
async function publishedOffers(db: Database, periods: readonly PeriodRow[]) {
  if (periods.length === 0) return [];
  const rows = await db
    .select({ offering: examOffering, code: examSession.code })
    .from(examOffering)
    .innerJoin(examSession, eq(examSession.id, examOffering.sessionId))
    .where(
      inArray(
        examOffering.periodId,
        periods.map(({ id }) => id),
      ),
    );
  const fullAreas = await db
    .select({ offeringId: examSeat.offeringId, areas: count() })
    .from(examSeat)
    .where(
      and(
        inArray(
          examSeat.offeringId,
          rows.map(({ offering }) => offering.id),
        ),
        gte(examSeat.taken, examSeat.quota),
      ),
    )
    .groupBy(examSeat.offeringId);
  const areas = await db.$count(examArea);
  const fullAreasOf = (id: string) => fullAreas.find(({ offeringId }) => offeringId === id)?.areas ?? 0;
  return rows.map(({ offering: { id, periodId, courseId }, code }) => ({
    periodId,
    courseId,
    code,
    hasSeat: fullAreasOf(id) < Math.max(1, areas),
  }));
}

/** The half-days of periods whose timetable is out, by the period's id. */
async function halfDaysOf(db: Database, periods: readonly PeriodRow[]) {
  const rows =
    periods.length === 0
      ? []
      : await db
          .select()
          .from(examSession)
          .where(
            inArray(
              examSession.periodId,
              periods.map(({ id }) => id),
            ),
          )
          .orderBy(asc(examSession.code));
  return new Map(
    periods.map(({ id }) => [
      id,
      rows
        .filter(({ periodId }) => periodId === id)
        .map(({ code, date, start, end }) => ({
          sessionCode: code,
          start: `${date} ${start}:00`,
          end: `${date} ${end}:00`,
        })),
    ]),
  );
}

async function registeredPeriods(db: Database, { studentId }: StudyRecord, periods: readonly PeriodRow[]) {
  const rows =
    periods.length === 0
      ? []
      : await db
          .select({ periodId: examApply.periodId, courseId: examOffering.courseId })
          .from(examApply)
          .innerJoin(examOffering, eq(examOffering.id, examApply.offeringId))
          .where(
            and(
              eq(examApply.studentId, studentId),
              inArray(examApply.status, ['UNPAID', 'APPLIED']),
              inArray(
                examApply.periodId,
                periods.map(({ id }) => id),
              ),
            ),
          );
  return new Map(rows.map(({ courseId, periodId }) => [courseId, periodId]));
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
  const shown = (batch: UsualPractice) => ({
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

/** Where the student stands in the plan, and everything that the way to graduation depends on. */
export interface PlannerBasis {
  readonly standings: readonly StudyStanding[];
  readonly facts: PlannerFacts;
  /** What comes next of a thesis that is under way; null where no date is known. */
  readonly thesisNext: ThesisStanding['next'];
}

/** Reads what 毕业倒推 is computed from. */
export async function readPlannerFacts(db: Database, record: StudyRecord, now: Date): Promise<PlannerBasis> {
  const today = formatDay(now);
  const standings = standingsOf(
    await listPlanLines(db, record.plan.id),
    await listResults(db, record, now),
    await listReplacements(db, today),
  );
  const { announced, periods } = await plannedPeriods(db, record, now);
  const published = announced.filter((period) => periodStatusOf(period, now) !== 'PREVIEW');
  const offers = await publishedOffers(db, published);
  const halfDays = await halfDaysOf(db, published);
  const registered = await registeredPeriods(db, record, announced);
  const chosen = await chosenElectives(db, record);
  const progress = await db
    .select()
    .from(courseProgress)
    .where(eq(courseProgress.studentId, record.studentId));

  const offersOf = ({ line: { line, course } }: StudyStanding) =>
    periods.flatMap((period, index) => {
      const row = published.find(({ id }) => id === period.periodId);
      if (row === undefined) {
        const usual = line.usualMonths.includes(numberOf(period.month)) ? line.usualSession : null;
        return usual === null ? [] : [{ period: index, sessionCode: usual }];
      }
      const offer = offers.find(({ periodId, courseId }) => periodId === row.id && courseId === course.id);
      const isTaken = registered.get(course.id) === row.id;
      // After the window, or when all seats are gone, only what is registered can still be taken.
      return offer !== undefined && ((offer.hasSeat && now < row.applyEnd) || isTaken)
        ? [{ period: index, sessionCode: offer.code }]
        : [];
    });
  const open = standings.filter(({ passed }) => !passed);
  const { thesis, next: thesisNext } = await thesisStandingOf(db, record, standings, now);
  const passedGroups = new Set(
    standings.filter(({ passed }) => passed).map(({ line }) => line.line.electiveGroup),
  );
  const written = open.filter(
    ({ line: { line, course } }) =>
      course.examMode === 'WRITTEN' && (line.electiveGroup === '' || !passedGroups.has(line.electiveGroup)),
  );
  const electives = [...new Set(written.map(({ line }) => line.line.electiveGroup))].filter(
    (group) => group !== '',
  );
  return {
    standings,
    thesisNext,
    facts: {
      periods: periods.map((period) => ({ ...period, halfDays: halfDays.get(period.periodId ?? '') ?? [] })),
      written: written.map((standing) => {
        const { line, course } = standing.line;
        const index = periods.findIndex(
          ({ periodId }) => periodId !== null && periodId === registered.get(course.id),
        );
        return {
          courseCode: course.courseCode,
          courseName: course.name,
          credit: course.credit,
          electiveGroup: line.electiveGroup,
          exemptable: line.exemptable && index < 0,
          offers: offersOf(standing),
          registered: index < 0 ? null : index,
          learnRate: progress.find(({ courseId }) => courseId === course.id)?.videoRate ?? 0,
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
      practiceBatches: await practiceBatches(db, record, now),
      electives: electives.map((group) => ({
        group,
        choose: written.find(({ line }) => line.line.electiveGroup === group)?.line.line.chooseCount ?? 1,
        chosen: written
          .filter(({ line: { course } }) => course.id === chosen.get(group))
          .map(({ line: { course } }) => course.courseCode),
      })),
      thesisBatches: usualTheses(
        record.plan.calendar,
        today,
        thesis?.stage === 'TOPIC' ? 'topicEnd' : 'defenceDay',
      ),
      thesis,
      degreeBatches: usualDegrees(record.plan.calendar, today),
    },
  };
}

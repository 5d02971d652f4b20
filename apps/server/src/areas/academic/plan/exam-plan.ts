import type { getExamPlan } from '@qianwei/api/contract/academic/exam-plan';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { nextUsualMonth } from '@qianwei/studies';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { examApply, examArea, examOffering } from '../../../db/schema/registration.ts';
import { shownObstacle } from '../../../eligibility/eligibility.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound } from '../../../http/refusal.ts';
import { basesOf } from '../../../student/rule-basis.ts';
import { readBasket } from '../../../studies/basket.ts';
import { periodPlanOf } from '../../../studies/period-plan.ts';
import { type PeriodRow, periodStatusOf, shownPeriod } from '../../../studies/periods.ts';
import { requireRecord, type StudyRecord } from '../../../studies/record.ts';
import { seatedPeriodsOf } from '../../../studies/registrations.ts';
import { readSchedule } from '../../../studies/schedule.ts';
import { readStudies } from '../../../studies/studies.ts';
import { formatDateTime } from '../../../time.ts';
import { registrationWindow } from '../shared/registration-window.ts';
import { shownOffering } from './offering-state.ts';
import { payWithinHours } from './submit.workflow.ts';

type Plan = DataOf<typeof getExamPlan>;

/** The open period, else the next one, else the last. */
const defaultPeriod = (periods: readonly PeriodRow[], now: Date): PeriodRow | undefined =>
  periods.find((period) => periodStatusOf(period, now) === 'OPEN') ??
  periods.find((period) => now < period.applyEnd) ??
  periods.at(-1);

/** The area of the basket, else that of the last registration, else the first there is; empty without areas. */
async function areaOf(
  db: Database,
  record: StudyRecord,
  areas: readonly { readonly areaCode: string }[],
  chosen: string,
) {
  if (areas.some(({ areaCode }) => areaCode === chosen)) return chosen;
  const [last] = await db
    .select({ areaCode: examApply.areaCode })
    .from(examApply)
    .where(eq(examApply.studentMajorId, record.studentMajorId))
    .orderBy(desc(examApply.appliedAt))
    .limit(1);
  return last?.areaCode ?? areas[0]?.areaCode ?? '';
}

/** True once courses of a period are loaded, of whatever plan. */
async function isOffering(db: Database, periodId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: examOffering.id })
    .from(examOffering)
    .where(eq(examOffering.periodId, periodId))
    .limit(1);
  return row !== undefined;
}

/** The periods, and the timetable of the wanted one for this student. Throws 1050005 for an unknown period. */
export async function examPlan(
  { db, session, clock }: StudentContext,
  { periodId }: PayloadOf<typeof getExamPlan>,
): Promise<Plan> {
  const now = clock.now();
  const record = await requireRecord(db, session);
  const studies = await readStudies(db, record, now);
  const schedule = await readSchedule(db, studies);
  const periods = schedule.periods.map(({ period }) => period);
  const period =
    periodId === undefined ? defaultPeriod(periods, now) : periods.find(({ id }) => id === periodId);
  if (period === undefined && periodId !== undefined) throw notFound();
  const areas = await db
    .select({ areaCode: examArea.code, name: examArea.name })
    .from(examArea)
    .orderBy(asc(examArea.code));
  const { EXAM_APPLY: basis } = await basesOf(db, ['EXAM_APPLY']);
  const basket = period === undefined ? null : await readBasket(db, record, period.id);
  const areaCode = await areaOf(db, record, areas, basket?.areaCode ?? '');
  const plan = period === undefined ? null : periodPlanOf(studies, schedule, period);
  const refusal = period === undefined ? null : registrationWindow({ record, period }, now).refusal;
  return {
    periods: periods.map((row) => shownPeriod(row, seatedPeriodsOf(studies), now)),
    periodId: period?.id ?? null,
    sessions: (plan?.sessions ?? []).map(({ code, date, start, end }) => ({ code, date, start, end })),
    courses: plan === null ? [] : plan.offered.map((course) => shownOffering(course, plan, areaCode, now)),
    notOffered:
      plan === null
        ? []
        : plan.notOffered.map(({ line: { line, course } }) => ({
            courseCode: course.courseCode,
            courseName: course.name,
            nextPeriod: nextUsualMonth(line.usualMonths, plan.period.startDate),
          })),
    closed: refusal && shownObstacle(refusal),
    basket: [...(basket?.courseCodes ?? [])],
    areas,
    areaCode,
    maxCourse: period?.maxCourse ?? 0,
    payWithinHours,
    hasTimetable:
      period !== undefined && ((plan?.offered.length ?? 0) > 0 || (await isOffering(db, period.id))),
    basis,
    serverTime: formatDateTime(now),
  };
}

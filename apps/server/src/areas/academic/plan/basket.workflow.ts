import type { checkExamApply } from '@qianwei/api/contract/academic/exam-plan';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { parseMoment } from '@qianwei/api/time/moment';
import { monthWords } from '@qianwei/api/time/words';
import { basketOf, noWishes, planGraduation } from '@qianwei/studies';
import type { Database } from '../../../db/database.ts';
import { examBasket } from '../../../db/schema/registration.ts';
import { requireEligible } from '../../../eligibility/eligibility.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { basketCourses, type KeptBasket, placesIn } from '../../../studies/basket.ts';
import { lockRecord } from '../../../studies/locked-record.ts';
import { offeringStatusOf } from '../../../studies/offering-status.ts';
import { type PeriodPlan, periodPlanOf } from '../../../studies/period-plan.ts';
import { replacementsOn } from '../../../studies/plan-lines.ts';
import { readPlannerFacts } from '../../../studies/planner-facts.ts';
import { readSchedule, requirePeriod, type Schedule } from '../../../studies/schedule.ts';
import { readStudies, type Studies } from '../../../studies/studies.ts';
import { formatDay } from '../../../time.ts';
import { registrationWindow } from '../shared/registration-window.ts';
import { keepBasketDuty } from './basket-duty.ts';
import { offeringReason } from './offering-state.ts';

/** Typed codes as present codes, each once. */
export function presentCodes({ studies, offered }: PeriodPlan, codes: readonly string[]): string[] {
  const own = new Set(offered.map(({ standing }) => standing.line.course.courseCode));
  const day = formatDay(studies.now);
  const current = new Map(
    studies.standings.flatMap(({ line }) =>
      replacementsOn(line, day).map(({ oldCode }) => [oldCode, line.course.courseCode]),
    ),
  );
  return [...new Set(codes.map((code) => (own.has(code) ? code : (current.get(code) ?? code))))];
}

/** Why codes of a basket cannot be registered, each with its reason; excludes clashes and the limit of courses. */
export function basketErrors(plan: PeriodPlan, codes: readonly string[], areaCode: string) {
  return codes.flatMap((courseCode) => {
    const course = plan.offered.find(({ standing }) => standing.line.course.courseCode === courseCode);
    if (course === undefined)
      return [{ courseCode, text: `${courseCode} 不在你的计划里，或者${plan.period.name}不开考` }];
    const status = offeringStatusOf(course, plan, areaCode);
    if (status === 'OPEN') return [];
    return [{ courseCode, text: `${courseCode} ${offeringReason(course, plan, status)}` }];
  });
}

/** Keeps a basket, empty or not, and the duty to resolve its clashes. */
export async function keepBasket(
  tx: Database,
  plan: PeriodPlan,
  { courseCodes, areaCode }: KeptBasket,
): Promise<void> {
  const { studies, period } = plan;
  const { studentId, studentMajorId } = studies;
  const kept = { courseCodes: [...courseCodes], areaCode };
  await tx
    .insert(examBasket)
    .values({ studentId, studentMajorId, periodId: period.id, ...kept })
    .onConflictDoUpdate({ target: [examBasket.studentMajorId, examBasket.periodId], set: kept });
  const { clashes } = basketOf(basketCourses(plan), courseCodes, { maxCourse: placesIn(plan) });
  await keepBasketDuty(tx, studies, period, clashes);
}

/** The earliest month of graduation when these courses are passed now, such as 2028年6月; empty when there is none. */
async function graduationWith(
  db: Database,
  studies: Studies,
  schedule: Schedule,
  taken: readonly { readonly courseCode: string }[],
): Promise<string> {
  const facts = await readPlannerFacts(db, studies, schedule);
  const open = facts.periods.find(({ state }) => state === 'OPEN');
  if (open === undefined) return '';
  const pins = taken.map(({ courseCode }) => ({ courseCode, month: open.month }));
  const plan = planGraduation(facts, { ...noWishes, pins });
  return plan.feasible ? monthWords(parseMoment(`${plan.graduateMonth}-01`)) : '';
}

/** Keeps the basket, if it is to be kept, and says what can be registered of it. Throws 1050001 when the period is not open. */
export async function checkBasket(
  { db, session, clock }: StudentContext,
  { periodId, courseCodes, siteArea, keep }: PayloadOf<typeof checkExamApply>,
): Promise<DataOf<typeof checkExamApply>> {
  const now = clock.now();
  const record = await lockRecord(db, session);
  const studies = await readStudies(db, record, now);
  const schedule = await readSchedule(db, studies);
  const period = requirePeriod(schedule, periodId);
  requireEligible(registrationWindow({ record, period }, now));
  const plan = periodPlanOf(studies, schedule, period);
  const codes = presentCodes(plan, courseCodes);
  if (keep) await keepBasket(db, plan, { courseCodes: codes, areaCode: siteArea });
  const sum = basketOf(basketCourses(plan), codes, { maxCourse: placesIn(plan) });
  const errors = [
    ...basketErrors(plan, codes, siteArea),
    ...(sum.tooMany === 0
      ? []
      : [{ courseCode: sum.taken.at(-1)?.courseCode ?? '', text: `本考期最多报考 ${period.maxCourse} 门` }]),
  ];
  return {
    ok: errors.length === 0 && sum.clashes.length === 0 && codes.length > 0,
    courseCodes: codes,
    fee: sum.chosen.reduce((fee, course) => fee + course.fee, 0),
    conflicts: sum.clashes.flatMap(({ reason, session: half, courses: [first, ...others] }) =>
      others.map((other) => ({ a: first?.courseCode ?? '', b: other.courseCode, reason, session: half })),
    ),
    errors,
    whatIf: { graduateBatch: await graduationWith(db, studies, schedule, sum.taken) },
  };
}

import type { checkExamApply } from '@qianwei/api/contract/academic/exam-plan';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { monthWords } from '@qianwei/api/time/words';
import { basketOf, noWishes, planGraduation } from '@qianwei/studies';
import type { Database } from '../../../db/database.ts';
import { lockStudent } from '../../../db/lock-owner.ts';
import { examBasket } from '../../../db/schema/registration.ts';
import { requireEligible } from '../../../eligibility/eligibility.ts';
import type { StudentContext } from '../../../http/implement.ts';
import type { PeriodRow } from '../../../studies/periods.ts';
import { requireRecord, type StudyRecord } from '../../../studies/record.ts';
import { findPeriod } from '../shared/find-period.ts';
import { readPlannerFacts } from '../shared/planner-facts.ts';
import { registrationWindow } from '../shared/registration-window.ts';
import { keepBasketDuty } from './basket-duty.ts';
import { offeringStateOf } from './offering-state.ts';
import { type PeriodPlan, readPeriodPlan } from './offerings.ts';

/** A basket as it is kept. */
interface Basket {
  readonly courseCodes: readonly string[];
  /** Empty before one was chosen. */
  readonly areaCode: string;
}

/** What was typed, as present codes, each once. */
export const presentCodes = (plan: PeriodPlan, codes: readonly string[]): string[] => {
  const own = new Set(plan.offered.map(({ standing }) => standing.line.course.courseCode));
  return [...new Set(codes.map((code) => (own.has(code) ? code : (plan.currentCodes.get(code) ?? code))))];
};

/** How many courses the period allows in this 考籍: what is registered in another one, and not offered here, takes a place. */
export const placesIn = ({ period, registrations, offered }: PeriodPlan): number =>
  period.maxCourse -
  (registrations.length - offered.filter(({ registration }) => registration !== null).length);

/** The offered courses as the arithmetic of baskets knows them. */
export const basketCourses = (plan: PeriodPlan) =>
  plan.offered.map((course) => ({
    courseCode: course.standing.line.course.courseCode,
    sessionCode: course.session.code,
    electiveGroup: course.standing.line.line.electiveGroup,
    fee: plan.period.feeEnabled ? course.offering.fee : 0,
    isRegistered: course.registration !== null,
    course,
  }));

/** Why codes of a basket cannot be registered, each with its reason. Excludes clashes and the course limit. */
export function basketErrors(plan: PeriodPlan, codes: readonly string[], areaCode: string) {
  return codes.flatMap((courseCode) => {
    const course = plan.offered.find(({ standing }) => standing.line.course.courseCode === courseCode);
    if (course === undefined)
      return [{ courseCode, text: `${courseCode} 不在你的计划里，或者${plan.period.name}不开考` }];
    const { status, reason } = offeringStateOf(course, plan, areaCode);
    if (status === 'OPEN') return [];
    return [{ courseCode, text: `${courseCode} ${reason}` }];
  });
}

/** Keeps a basket, empty or not, and the duty to resolve its clashes. */
export async function keepBasket(
  tx: Database,
  record: StudyRecord,
  period: PeriodRow,
  plan: PeriodPlan,
  { courseCodes, areaCode }: Basket,
): Promise<void> {
  const { studentId, studentMajorId } = record;
  const kept = { courseCodes: [...courseCodes], areaCode };
  await tx
    .insert(examBasket)
    .values({ studentId, studentMajorId, periodId: period.id, ...kept })
    .onConflictDoUpdate({ target: [examBasket.studentMajorId, examBasket.periodId], set: kept });
  const { clashes } = basketOf(basketCourses(plan), courseCodes, { maxCourse: placesIn(plan) });
  await keepBasketDuty(tx, record, period, clashes);
}

/** The earliest month of graduation when these courses are passed now, such as 2028年6月; empty when there is none. */
async function graduationWith(
  db: Database,
  record: StudyRecord,
  taken: readonly { readonly courseCode: string }[],
  now: Date,
): Promise<string> {
  const { facts } = await readPlannerFacts(db, record, now);
  const open = facts.periods.find(({ state }) => state === 'OPEN');
  if (open === undefined) return '';
  const pins = taken.map(({ courseCode }) => ({ courseCode, month: open.month }));
  const plan = planGraduation(facts, { ...noWishes, pins });
  return plan.feasible ? monthWords(`${plan.graduateMonth}-01`) : '';
}

/** Keeps the basket, if it is to be kept, and says what can be registered of it. Throws 1050001 when the period is not open. */
export async function checkBasket(
  { db, session, clock }: StudentContext,
  { periodId, courseCodes, siteArea, keep }: PayloadOf<typeof checkExamApply>,
): Promise<DataOf<typeof checkExamApply>> {
  const now = clock.now();
  const record = await requireRecord(db, session);
  const period = await findPeriod(db, periodId);
  requireEligible(registrationWindow({ record, period }, now));
  await lockStudent(db, record.studentId);
  const plan = await readPeriodPlan(db, record, period, now);
  const codes = presentCodes(plan, courseCodes);
  if (keep) await keepBasket(db, record, period, plan, { courseCodes: codes, areaCode: siteArea });
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
    whatIf: { graduateBatch: await graduationWith(db, record, sum.taken, now) },
  };
}

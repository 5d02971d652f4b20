import type { submitExamApply } from '@qianwei/api/contract/academic/exam-plan';
import type { Way } from '@qianwei/api/contract/eligibility';
import { errorCode } from '@qianwei/api/contract/envelope';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { basketOf, nextUsualMonth } from '@qianwei/studies';
import { eq } from 'drizzle-orm';
import { recordStudentAction } from '../../../audit/audit.ts';
import type { Database } from '../../../db/database.ts';
import { examApply, examApplyEvent, examArea } from '../../../db/schema/registration.ts';
import { blocked, requireEligible } from '../../../eligibility/eligibility.ts';
import { noWayOut, toPage } from '../../../eligibility/ways.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { fieldRefusal } from '../../../http/refusal.ts';
import { issueReceipt } from '../../../student/receipt.ts';
import { nextReceiptNo } from '../../../student/receipt-no.ts';
import { basketCourses, placesIn } from '../../../studies/basket.ts';
import { lockRecord } from '../../../studies/locked-record.ts';
import { type OfferedCourse, type PeriodPlan, periodPlanOf } from '../../../studies/period-plan.ts';
import type { PeriodRow } from '../../../studies/periods.ts';
import { readSchedule, requirePeriod } from '../../../studies/schedule.ts';
import { readStudies } from '../../../studies/studies.ts';
import { formatDateTime } from '../../../time.ts';
import { registrationFacts } from '../shared/registration-facts.ts';
import { limitRegistrations } from '../shared/registration-limit.ts';
import { registrationWindow } from '../shared/registration-window.ts';
import { lockOfferings, takeSeat } from '../shared/seats.ts';
import { basketErrors, keepBasket, presentCodes } from './basket.workflow.ts';
import { clashWords } from './basket-duty.ts';

/** Hours for which an order waits for its payment. */
export const payWithinHours = 24;

/**
 * An application for an exemption is taken back in course setting, what another 考籍 has registered in that one; of all else
 * the plan beside says what helps.
 */
function wayOf({ offered, studies }: PeriodPlan, courseCode: string): Way {
  const found = offered.find(({ standing }) => standing.line.course.courseCode === courseCode);
  const isPending = found !== undefined && studies.pendingExemptions.has(found.standing.line.course.id);
  if (isPending) return toPage('去课程设置', '/academic/course/setting');
  const holder = found?.registration?.apply.studentMajorId ?? studies.studentMajorId;
  return holder === studies.studentMajorId ? noWayOut('BESIDE') : toPage('切换考籍', '/chooseMajor');
}

/** Courses of the submission, all registrable. Throws 1050002 with every reason, or 1050006 for too many. */
function requireRegistrable(plan: PeriodPlan, courseCodes: readonly string[]): readonly OfferedCourse[] {
  const codes = presentCodes(plan, courseCodes);
  const { maxCourse } = plan.period;
  const sum = basketOf(basketCourses(plan), codes, { maxCourse: placesIn(plan) });
  // Of no area: whether a seat is left is decided when it is taken.
  const errors = basketErrors(plan, codes, '');
  const clashes = sum.clashes.map((clash) => ({
    courseCode: clash.courses[1]?.courseCode ?? '',
    text: `${clashWords(clash)}，${clash.reason === 'HALF_DAY' ? '无法同时报考' : '只能报其中一门'}`,
  }));
  const all = [...errors, ...clashes];
  const [reason] = all;
  if (reason !== undefined)
    throw blocked(
      errorCode.notEligible,
      { reason: reason.text, way: wayOf(plan, reason.courseCode) },
      { errors: all },
    );
  if (sum.tooMany > 0)
    throw blocked(errorCode.limitReached, {
      reason: `本考期最多报考 ${maxCourse} 门，请移出 ${sum.tooMany} 门再提交`,
      way: noWayOut('BESIDE'),
    });
  return sum.chosen.map(({ course }) => course);
}

/** The first free numbers of the student's places in the period. */
function freeSlots({ registrations, period }: PeriodPlan): number[] {
  const used = new Set(registrations.map(({ apply }) => apply.slot));
  return Array.from({ length: period.maxCourse }, (_, index) => index + 1).filter((slot) => !used.has(slot));
}

/** When a course can be registered next, as its timetable says it. */
const laterWords = (month: string) => (month === '' ? '下次开考时间待公布' : `这一门可在 ${month}报考`);

/** Takes a seat for each course, always in one order. Throws 1050004 for the first that has none left. */
async function takeSeats(tx: Database, courses: readonly OfferedCourse[], areaCode: string): Promise<void> {
  const inOrder = [...courses].sort((a, b) => (a.offering.id < b.offering.id ? -1 : 1));
  await lockOfferings(
    tx,
    courses.map(({ offering }) => offering.id),
  );
  for (const { offering, session, standing } of inOrder) {
    const { course, line } = standing.line;
    const { courseCode, name } = course;
    if (!(await takeSeat(tx, { offeringId: offering.id, areaCode })))
      throw blocked(
        errorCode.taken,
        {
          reason: `${courseCode} ${name}在这个考区的名额刚刚报满，其余课程还在报考篮里。可以换一个考区；${laterWords(nextUsualMonth(line.usualMonths, session.date))}`,
          way: noWayOut('BESIDE'),
        },
        { courseCode },
      );
  }
}

interface Order {
  readonly areaCode: string;
  readonly receiptNo: string;
  readonly now: Date;
  readonly payDeadline: Date | null;
}

async function storeRegistrations(
  tx: Database,
  plan: PeriodPlan,
  courses: readonly OfferedCourse[],
  { areaCode, receiptNo, now, payDeadline }: Order,
) {
  const { period, studies } = plan;
  const { studentId, studentMajorId } = studies;
  const slots = freeSlots(plan);
  const owner = { studentId, studentMajorId, periodId: period.id };
  const rows = await tx
    .insert(examApply)
    .values(
      courses.map(({ offering, session }, index) => ({
        ...owner,
        offeringId: offering.id,
        sessionId: session.id,
        areaCode,
        status: payDeadline === null ? ('APPLIED' as const) : ('UNPAID' as const),
        // Above the limit the CHECK constraint rejects it.
        slot: slots[index] ?? period.maxCourse + 1,
        maxCourse: period.maxCourse,
        fee: period.feeEnabled ? offering.fee : 0,
        payDeadline,
        receiptNo,
        appliedAt: now,
      })),
    )
    .returning();
  await tx.insert(examApplyEvent).values({
    ...owner,
    kind: 'SUBMIT',
    courseCodes: courses.map(({ standing }) => standing.line.course.courseCode),
    amount: rows.reduce((sum, { fee }) => sum + fee, 0),
    receiptNo,
    time: now,
  });
  return rows;
}

const payDeadlineOf = ({ feeEnabled, payEnd }: PeriodRow, now: Date): Date | null =>
  feeEnabled ? new Date(Math.min(now.getTime() + payWithinHours * 3_600_000, payEnd.getTime())) : null;

/**
 * Registers courses, all of them or none. The student's row is locked, so that ten tabs take turns; a seat is taken in a
 * statement of its own, so that of a hundred students one gets the last. What the tables hold besides: one course in a
 * half-day, no more than the period allows, no seat beyond its quota. Throws 1050006 beyond `maxRegistrationsADay`.
 */
export async function submitRegistration(
  context: StudentContext,
  { periodId, courseCodes, siteArea }: PayloadOf<typeof submitExamApply>,
): Promise<DataOf<typeof submitExamApply>> {
  const { session, clock } = context;
  const now = clock.now();
  // A savepoint of its own: what was taken goes back with a refusal, which the pipeline commits.
  return context.db.transaction(async (db) => {
    const record = await lockRecord(db, session);
    const studies = await readStudies(db, record, now);
    const schedule = await readSchedule(db, studies);
    const period = requirePeriod(schedule, periodId);
    requireEligible(registrationWindow({ record, period }, now));
    const [area] = await db.select().from(examArea).where(eq(examArea.code, siteArea));
    if (area === undefined) throw fieldRefusal({ siteArea: '请选择考区' });
    await limitRegistrations({ ...context, db }, period.id);
    const plan = periodPlanOf(studies, schedule, period);
    const courses = requireRegistrable(plan, courseCodes);
    await takeSeats(db, courses, siteArea);
    const receiptNo = await nextReceiptNo(db, 'BK', now);
    const payDeadline = payDeadlineOf(period, now);
    const order = { areaCode: siteArea, receiptNo, now, payDeadline };
    const rows = await storeRegistrations(db, plan, courses, order);
    await keepBasket(db, plan, { courseCodes: [], areaCode: siteArea });
    await recordStudentAction(
      { ...context, db },
      { bizType: 'EXAM_APPLY', bizId: receiptNo, action: 'SUBMIT' },
    );
    const proof = await issueReceipt(
      db,
      {
        ...{ kind: 'EXAM_APPLY', receiptNo, studentId: record.studentId },
        studentMajorId: record.studentMajorId,
        facts: registrationFacts({ period, courses, areaName: area.name, rows }),
      },
      now,
    );
    return {
      applyIds: rows.map(({ id }) => id),
      status: payDeadline === null ? 'APPLIED' : 'UNPAID',
      payDeadline: payDeadline && formatDateTime(payDeadline),
      ...proof,
      fee: rows.reduce((sum, { fee }) => sum + fee, 0),
    };
  });
}

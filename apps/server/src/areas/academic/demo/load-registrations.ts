import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { course } from '../../../db/schema/course.ts';
import {
  examApply,
  examApplyEvent,
  examArea,
  examOffering,
  examSession,
  examSite,
} from '../../../db/schema/registration.ts';
import { examPeriod } from '../../../db/schema/schedule.ts';
import type { DemoPeople, DemoStage } from '../../../demo/area-demo.ts';
import type { DemoCalendar } from '../../../demo/calendar.ts';
import type { LoadedPerson } from '../../../demo/load-people.ts';
import { issueReceipt } from '../../../student/receipt.ts';
import { nextReceiptNo } from '../../../student/receipt-no.ts';
import { periodPlanOf } from '../../../studies/period-plan.ts';
import { requireRecord } from '../../../studies/record.ts';
import { readSchedule } from '../../../studies/schedule.ts';
import { readStudies } from '../../../studies/studies.ts';
import { formatDay } from '../../../time.ts';
import { keepBasket } from '../plan/basket.workflow.ts';
import { registrationFacts } from '../shared/registration-facts.ts';
import { roomCapacity } from './load-offerings.ts';

type PeriodRow = typeof examPeriod.$inferSelect;

/** One submission: codes, and the rooms and seats of a sitting that is over. */
interface Submission {
  readonly codes: readonly string[];
  readonly at: Date;
  readonly seats?: readonly (readonly [room: string, seatNo: number])[];
}

const areaCode = '9801';

async function periodAt(db: Database, saturday: Date): Promise<PeriodRow> {
  const [row] = await db
    .select()
    .from(examPeriod)
    .where(eq(examPeriod.startDate, formatDay(saturday)));
  if (row === undefined) throw new Error(`No sitting on ${formatDay(saturday)}`);
  return row;
}

async function register(
  db: Database,
  { studentId, studentMajorId }: LoadedPerson,
  period: PeriodRow,
  submissions: readonly Submission[],
): Promise<void> {
  const owner = { studentId, studentMajorId };
  const [site] = await db
    .select()
    .from(examSite)
    .where(eq(examSite.areaCode, areaCode))
    .orderBy(asc(examSite.name));
  const [area] = await db.select().from(examArea).where(eq(examArea.code, areaCode));
  let slot = 0;
  for (const { codes, at, seats = [] } of submissions) {
    const receiptNo = await nextReceiptNo(db, 'BK', at);
    const event = { ...owner, periodId: period.id, amount: 0, time: at, receiptNo };
    await db.insert(examApplyEvent).values({ ...event, kind: 'SUBMIT', courseCodes: [...codes] });
    const registered: { session: typeof examSession.$inferSelect; course: typeof course.$inferSelect }[] = [];
    for (const [index, courseId] of codes.entries()) {
      const [found] = await db
        .select({ offering: examOffering, session: examSession, course })
        .from(examOffering)
        .innerJoin(course, eq(course.id, examOffering.courseId))
        .innerJoin(examSession, eq(examSession.id, examOffering.sessionId))
        .where(and(eq(examOffering.periodId, period.id), eq(examOffering.courseId, courseId)));
      if (found === undefined) throw new Error(`${courseId} is not examined in ${period.name}`);
      slot += 1;
      registered.push(found);
      const seat = seats[index];
      await db.insert(examApply).values({
        ...owner,
        offeringId: found.offering.id,
        sessionId: found.session.id,
        periodId: period.id,
        areaCode,
        status: 'APPLIED',
        slot,
        maxCourse: period.maxCourse,
        fee: 0,
        receiptNo,
        appliedAt: at,
        ...(seat && { siteId: site?.id ?? null, room: seat[0], roomCapacity, seatNo: seat[1] }),
      });
    }
    const courses = registered.map((each) => ({ ...each, standing: { line: { course: each.course } } }));
    const facts = registrationFacts({ period, courses, areaName: area?.name ?? '', rows: [] });
    await issueReceipt(db, { ...owner, kind: 'EXAM_APPLY', receiptNo, facts }, at);
  }
}

/** Loads the registrations of 周子墨 and 何静 so far, and 周子墨's basket with its clash. */
export async function loadRegistrations(
  db: Database,
  people: DemoPeople,
  calendar: DemoCalendar,
  stage: Pick<DemoStage, 'now'>,
): Promise<void> {
  const [zhou, he] = [people.get('周子墨'), people.get('何静')];
  if (zhou === undefined || he === undefined) throw new Error('Demo students are missing');
  const sitting = (count: number) =>
    periodAt(db, calendar.at(count === 0 ? 'lastPeriodSaturday' : `earlierPeriod${count}Saturday`));
  const inWindow = (period: PeriodRow) => new Date(period.applyStart.getTime() + 2 * 86_400_000);
  const past = async (
    person: LoadedPerson,
    count: number,
    codes: readonly string[],
    seats: Submission['seats'],
  ) => {
    const period = await sitting(count);
    await register(db, person, period, [{ codes, at: inWindow(period), ...(seats && { seats }) }]);
  };
  await past(zhou, 4, ['02333'], [['第 07 考场', 18]]);
  await past(zhou, 3, ['13013'], [['第 03 考场', 5]]);
  await past(
    zhou,
    1,
    ['15043', '15044'],
    [
      ['第 11 考场', 22],
      ['第 09 考场', 14],
    ],
  );
  await past(
    zhou,
    0,
    ['13003', '02324'],
    [
      ['第 05 考场', 9],
      ['第 12 考场', 27],
    ],
  );
  await past(
    he,
    3,
    ['03708', '03709'],
    [
      ['第 02 考场', 16],
      ['第 10 考场', 3],
    ],
  );
  await past(
    he,
    1,
    ['13752', '11002', '13141'],
    [
      ['第 08 考场', 21],
      ['第 13 考场', 8],
      ['第 04 考场', 30],
    ],
  );
  await past(
    he,
    0,
    ['08119', '00160'],
    [
      ['第 12 考场', 23],
      ['第 06 考场', 11],
    ],
  );

  const open = await periodAt(db, calendar.at('examPeriod.day1'));
  await register(db, he, open, [
    { codes: ['13140', '13683'], at: calendar.at('now-3d@20:31') },
    { codes: ['13887'], at: calendar.at('now-1d@10:12') },
  ]);
  const record = await requireRecord(db, zhou);
  const studies = await readStudies(db, record, stage.now);
  const plan = periodPlanOf(studies, await readSchedule(db, studies), open);
  await keepBasket(db, plan, { courseCodes: ['13003', '13180', '02324'], areaCode });
}

import { gradeResultTitles } from '@qianwei/api/contract/academic/grade';
import type {
  getExamApplyList,
  Registration,
  RegistrationEvent,
} from '@qianwei/api/contract/academic/registration';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { and, asc, desc, eq } from 'drizzle-orm';
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
import { shownObstacle } from '../../../eligibility/eligibility.ts';
import { workbookType } from '../../../files/workbook.ts';
import { type FileAnswer, fileAnswer } from '../../../http/file-answer.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { listPresentPeriods, periodStatusOf, shownPeriod } from '../../../studies/periods.ts';
import { requireRecord, type StudyRecord } from '../../../studies/record.ts';
import { listResults, type Result } from '../../../studies/results.ts';
import { formatDateTime } from '../../../time.ts';
import { applyStatusOf } from '../shared/apply-status.ts';
import { registrationWindow } from '../shared/registration-window.ts';
import { registrationsWorkbook } from './registrations-workbook.ts';

/** Lines of the log that are shown. */
const maxEvents = 50;

/** A registration with everything it names. */
interface RegistrationRow {
  readonly apply: typeof examApply.$inferSelect;
  readonly session: typeof examSession.$inferSelect;
  readonly course: typeof course.$inferSelect;
  readonly period: typeof examPeriod.$inferSelect;
  readonly area: typeof examArea.$inferSelect;
  readonly site: typeof examSite.$inferSelect | null;
}

/** All registrations of a 考籍, the newest period first, in it by half-day. */
function readRegistrations(db: Database, record: StudyRecord): Promise<RegistrationRow[]> {
  return db
    .select({
      apply: examApply,
      session: examSession,
      course,
      period: examPeriod,
      area: examArea,
      site: examSite,
    })
    .from(examApply)
    .innerJoin(examOffering, eq(examOffering.id, examApply.offeringId))
    .innerJoin(course, eq(course.id, examOffering.courseId))
    .innerJoin(examSession, eq(examSession.id, examApply.sessionId))
    .innerJoin(examPeriod, eq(examPeriod.id, examApply.periodId))
    .innerJoin(examArea, eq(examArea.code, examApply.areaCode))
    .leftJoin(examSite, eq(examSite.id, examApply.siteId))
    .where(
      and(eq(examApply.studentMajorId, record.studentMajorId), eq(examApply.studentId, record.studentId)),
    )
    .orderBy(desc(examPeriod.startDate), asc(examSession.code), desc(examApply.appliedAt));
}

/** The published result of what was registered; null before it is out. */
const resultOf = ({ course: { id }, period }: RegistrationRow, results: readonly Result[]): Result | null =>
  results.find(
    (result) => result.isPublished && result.course.id === id && result.period?.id === period.id,
  ) ?? null;

function scoreWords(result: Result | null): string {
  if (result === null) return '';
  const { finalScore, result: outcome } = result.grade;
  const words = gradeResultTitles[outcome];
  return finalScore === null ? words : `${finalScore} 分，${words}`;
}

function shownRegistration(
  row: RegistrationRow,
  result: Result | null,
  record: StudyRecord,
  now: Date,
): Registration {
  const { apply, session, period, site } = row;
  const isActive = apply.status === 'APPLIED' || apply.status === 'UNPAID';
  const { refusal } = registrationWindow({ record, period }, now);
  const isSeated = site !== null && isActive && now >= period.seatPublish;
  return {
    applyId: apply.id,
    periodId: period.id,
    periodName: period.name,
    courseCode: row.course.courseCode,
    courseName: row.course.name,
    date: session.date,
    sessionCode: session.code,
    start: session.start,
    end: session.end,
    areaName: row.area.name,
    seat: isSeated
      ? { siteName: site.name, address: site.address, room: apply.room, seatNo: apply.seatNo }
      : null,
    fee: apply.fee,
    status: applyStatusOf(row, result, now),
    payDeadline: apply.status === 'UNPAID' && apply.payDeadline ? formatDateTime(apply.payDeadline) : null,
    score: scoreWords(result),
    passed: result && result.grade.result === 'PASS',
    cancelable: isActive && refusal === null,
    obstacle: isActive && refusal !== null && result === null ? shownObstacle(refusal) : null,
    ticketOpen: isSeated && now >= period.ticketOpen && periodStatusOf(period, now) !== 'FINISHED',
    receiptNo: apply.receiptNo,
    submitTime: formatDateTime(apply.appliedAt),
  };
}

const eventWords: Readonly<Record<(typeof examApplyEvent.$inferSelect)['kind'], string>> = {
  SUBMIT: '报考',
  CANCEL: '撤销',
  PAY: '缴费',
  EXPIRE: '逾期未缴费，释放',
};

async function listEvents(db: Database, record: StudyRecord): Promise<RegistrationEvent[]> {
  const rows = await db
    .select()
    .from(examApplyEvent)
    .where(
      and(
        eq(examApplyEvent.studentMajorId, record.studentMajorId),
        eq(examApplyEvent.studentId, record.studentId),
      ),
    )
    .orderBy(desc(examApplyEvent.time))
    .limit(maxEvents);
  return rows.map(({ kind, courseCodes, time, receiptNo }) => ({
    time: formatDateTime(time),
    text: `${eventWords[kind]} ${courseCodes.join('、')}`,
    receiptNo,
  }));
}

/** The student's registrations, filtered and paged. */
export async function registrationList(
  { db, session, clock }: StudentContext,
  { periodId, status, pageNo, pageSize }: PayloadOf<typeof getExamApplyList>,
): Promise<DataOf<typeof getExamApplyList>> {
  const now = clock.now();
  const record = await requireRecord(db, session);
  const rows = await readRegistrations(db, record);
  const results = await listResults(db, record, now);
  const all = rows.map((row) => shownRegistration(row, resultOf(row, results), record, now));
  const list = all.filter(
    (registration) =>
      (periodId === undefined || registration.periodId === periodId) &&
      (status === undefined || registration.status === status),
  );
  const present = await listPresentPeriods(db, now);
  const open = present.filter((period) => periodStatusOf(period, now) === 'OPEN');
  const own = new Map([...rows.map(({ period }) => period), ...open].map((period) => [period.id, period]));
  const periods = [...own.values()].sort((a, b) => (a.startDate < b.startDate ? 1 : -1));
  return {
    list: list.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    total: list.length,
    pageNo,
    pageSize,
    periods: periods.map((period) => shownPeriod(period, now)),
    log: await listEvents(db, record),
    serverTime: formatDateTime(now),
  };
}

/** All registrations that the filters let through, as a file. */
export async function registrationsFile(
  context: StudentContext,
  payload: PayloadOf<typeof getExamApplyList>,
): Promise<FileAnswer> {
  const everyPage = { ...payload, pageNo: 1, pageSize: Number.MAX_SAFE_INTEGER };
  const { list } = await registrationList(context, everyPage);
  const { record } = await requireRecord(context.db, context.session);
  return fileAnswer({
    name: `报考记录_${record.examineeNo}.xlsx`,
    type: workbookType,
    body: await registrationsWorkbook(list),
  });
}

import { gradeResultTitles } from '@qianwei/api/contract/academic/grade';
import type {
  getExamApplyList,
  Registration,
  RegistrationEvent,
  RegistrationList,
} from '@qianwei/api/contract/academic/registration';
import type { PayloadOf } from '@qianwei/api/endpoint';
import { momentWords } from '@qianwei/api/time/words';
import { yuanWords } from '@qianwei/studies';
import { and, asc, count, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { grade } from '../../../db/schema/academic.ts';
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
import { maxFileRows, workbookType } from '../../../files/workbook.ts';
import { type FileAnswer, fileAnswer } from '../../../http/file-answer.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { periodStatusOf } from '../../../studies/periods.ts';
import { requireRecord, type StudyRecord } from '../../../studies/record.ts';
import { seatNoText } from '../../../studies/registrations.ts';
import { readSchedule } from '../../../studies/schedule.ts';
import { readStudies } from '../../../studies/studies.ts';
import { formatDateTime } from '../../../time.ts';
import { applyStatusOf, isInStatus, isMovedOn, isPublishedResult } from '../shared/apply-status.ts';
import { cancellationWindow, registrableIn } from '../shared/registration-window.ts';
import { type Retakes, retakesOf } from '../shared/retakes.ts';
import { finishedCoursesOf } from './finished-courses.ts';
import { registrationsWorkbook } from './registrations-workbook.ts';
import { shownPeriods } from './shown-periods.ts';

/** Rows of a file that are read at once. */
const rowsAtOnce = 50;

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
  /** The published result of what was registered; null before it is out. */
  readonly grade: typeof grade.$inferSelect | null;
}

type Filter = Pick<PayloadOf<typeof getExamApplyList>, 'periodId' | 'status'>;

const ownedBy = ({ studentMajorId, studentId }: StudyRecord) =>
  and(eq(examApply.studentMajorId, studentMajorId), eq(examApply.studentId, studentId));

const matching = (record: StudyRecord, { periodId, status }: Filter, now: Date) =>
  and(
    ownedBy(record),
    periodId === undefined ? undefined : eq(examApply.periodId, periodId),
    status === undefined ? undefined : isInStatus(status, now),
  );

interface Page {
  readonly offset: number;
  readonly limit: number;
}

const inOrder = [
  desc(examPeriod.startDate),
  asc(examSession.code),
  desc(examApply.appliedAt),
  asc(examApply.id),
];

/** The ids of the registrations that the filter lets through, from one on: only what filter and order need is joined. */
function idsOf(db: Database, record: StudyRecord, filter: Filter, page: Page, now: Date) {
  const own = db
    .select({ id: examApply.id })
    .from(examApply)
    .innerJoin(examSession, eq(examSession.id, examApply.sessionId))
    .innerJoin(examPeriod, eq(examPeriod.id, examApply.periodId))
    .$dynamic();
  const found = isMovedOn(filter.status)
    ? own
        .innerJoin(examOffering, eq(examOffering.id, examApply.offeringId))
        .leftJoin(grade, isPublishedResult(now))
    : own;
  return found
    .where(matching(record, filter, now))
    .orderBy(...inOrder)
    .limit(page.limit)
    .offset(page.offset);
}

/** The registrations of a 考籍 that the filter lets through, from one on: the newest period first, in it by half-day. */
function readRegistrations(
  db: Database,
  record: StudyRecord,
  filter: Filter,
  page: Page,
  now: Date,
): Promise<RegistrationRow[]> {
  return db
    .select({
      apply: examApply,
      session: examSession,
      course,
      period: examPeriod,
      area: examArea,
      site: examSite,
      grade,
    })
    .from(examApply)
    .innerJoin(examOffering, eq(examOffering.id, examApply.offeringId))
    .innerJoin(course, eq(course.id, examOffering.courseId))
    .innerJoin(examSession, eq(examSession.id, examApply.sessionId))
    .innerJoin(examPeriod, eq(examPeriod.id, examApply.periodId))
    .innerJoin(examArea, eq(examArea.code, examApply.areaCode))
    .leftJoin(examSite, eq(examSite.id, examApply.siteId))
    .leftJoin(grade, isPublishedResult(now))
    .where(and(ownedBy(record), inArray(examApply.id, idsOf(db, record, filter, page, now))))
    .orderBy(...inOrder);
}

async function countRegistrations(
  db: Database,
  record: StudyRecord,
  filter: Filter,
  now: Date,
): Promise<number> {
  const where = matching(record, filter, now);
  if (!isMovedOn(filter.status)) return db.$count(examApply, where);
  const [row] = await db
    .select({ total: count() })
    .from(examApply)
    .innerJoin(examOffering, eq(examOffering.id, examApply.offeringId))
    .innerJoin(examSession, eq(examSession.id, examApply.sessionId))
    .innerJoin(examPeriod, eq(examPeriod.id, examApply.periodId))
    .leftJoin(grade, isPublishedResult(now))
    .where(where);
  return row?.total ?? 0;
}

function scoreWords(result: RegistrationRow['grade']): string {
  if (result === null) return '';
  const { finalScore, result: outcome } = result;
  const words = gradeResultTitles[outcome];
  return finalScore === null ? words : `${finalScore} 分，${words}`;
}

function shownRegistration(
  row: RegistrationRow,
  { record, retakes }: { readonly record: StudyRecord; readonly retakes: Retakes },
  now: Date,
): Registration {
  const { apply, session, period, site, grade: result } = row;
  const isActive = apply.status === 'APPLIED' || apply.status === 'UNPAID';
  const { refusal } = cancellationWindow({ record, period }, now);
  const isSeated = site !== null && isActive && now >= period.seatPublish;
  const status = applyStatusOf(row, result && { grade: result }, now);
  const isOverdue = status === 'APPLIED' && now >= period.seatPublish;
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
      ? { siteName: site.name, address: site.address, room: apply.room, seatNo: seatNoText(apply.seatNo) }
      : null,
    seatOverdueSince: isOverdue ? formatDateTime(period.seatPublish) : null,
    fee: apply.fee,
    status,
    payDeadline: apply.status === 'UNPAID' && apply.payDeadline ? formatDateTime(apply.payDeadline) : null,
    score: scoreWords(result),
    passed: result && result.result === 'PASS',
    retake: result === null || result.result === 'PASS' ? null : (retakes.get(row.course.courseCode) ?? null),
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
  EXEMPTED: '免考通过，撤销',
};

/** State of the refund of a withdrawal: `，46 元待退`, `，46 元已于 … 退回`; empty where none is owed. */
function refundWords({ kind, amount, refundedAt }: typeof examApplyEvent.$inferSelect): string {
  if ((kind !== 'CANCEL' && kind !== 'EXEMPTED') || amount === 0) return '';
  const at = refundedAt === null ? '待退' : `已于 ${momentWords(refundedAt.getTime())} 退回`;
  return `，${yuanWords(amount)}${at}`;
}

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
  return rows.map((row) => ({
    time: formatDateTime(row.time),
    text: `${eventWords[row.kind]} ${row.courseCodes.join('、')}${refundWords(row)}`,
    receiptNo: row.receiptNo,
  }));
}

/** True when a result of the 考籍 is published, whether it was registered here or not. */
async function hasResults(db: Database, record: StudyRecord, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: grade.id })
    .from(grade)
    .where(and(eq(grade.studentMajorId, record.studentMajorId), lte(grade.publishTime, now)))
    .limit(1);
  return row !== undefined;
}

/** The student's registrations, filtered and paged. */
export async function registrationList(
  { db, session, clock }: StudentContext,
  { pageNo, pageSize, ...filter }: PayloadOf<typeof getExamApplyList>,
): Promise<RegistrationList> {
  const now = clock.now();
  const record = await requireRecord(db, session);
  const page = { offset: (pageNo - 1) * pageSize, limit: pageSize };
  const rows = await readRegistrations(db, record, filter, page, now);
  const studies = await readStudies(db, record, now);
  const schedule = await readSchedule(db, studies);
  const retakes = retakesOf(studies, schedule);
  return {
    list: rows.map((row) => shownRegistration(row, { record, retakes }, now)),
    total: await countRegistrations(db, record, filter, now),
    pageNo,
    pageSize,
    ...(await shownPeriods(db, studies, schedule)),
    log: await listEvents(db, record),
    canRegister: registrableIn(studies, schedule),
    finished: await finishedCoursesOf({ db, session }, studies),
    hasResults: await hasResults(db, record, now),
    serverTime: formatDateTime(now),
  };
}

/** The first `maxFileRows` registrations that the filters let through, as a file, which says how many there are. */
export async function registrationsFile(
  { db, session, clock }: StudentContext,
  filter: PayloadOf<typeof getExamApplyList>,
): Promise<FileAnswer> {
  const now = clock.now();
  const record = await requireRecord(db, session);
  const list: Registration[] = [];
  // Page by page, so that others are answered in between.
  for (let offset = 0; offset < maxFileRows; offset += rowsAtOnce) {
    const rows = await readRegistrations(db, record, filter, { offset, limit: rowsAtOnce }, now);
    list.push(...rows.map((row) => shownRegistration(row, { record, retakes: new Map() }, now)));
    if (rows.length < rowsAtOnce) break;
  }
  return fileAnswer({
    name: `报考记录_${record.record.examineeNo}.xlsx`,
    type: workbookType,
    body: await registrationsWorkbook(list, await countRegistrations(db, record, filter, now)),
  });
}

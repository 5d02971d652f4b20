import { examDoorMinutes } from '@qianwei/api/contract/academic/exam-rules';
import type { getTicket } from '@qianwei/api/contract/academic/ticket';
import { errorCode } from '@qianwei/api/contract/envelope';
import { examLevelTitles } from '@qianwei/api/contract/exam-level';
import type { DataOf } from '@qianwei/api/endpoint';
import { calendarDaysLeft, momentWords } from '@qianwei/api/time/words';
import { and, asc, desc, eq, gte, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { course } from '../../../db/schema/course.ts';
import { examApply, examOffering, examSeatChange, examSite } from '../../../db/schema/registration.ts';
import { student } from '../../../db/schema/student.ts';
import { blocked } from '../../../eligibility/eligibility.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound } from '../../../http/refusal.ts';
import type { PeriodRow } from '../../../studies/periods.ts';
import { requireRecord, type StudyRecord } from '../../../studies/record.ts';
import {
  type ActiveRegistration,
  listActiveRegistrations,
  roomSeatWords,
  seatNoText,
  siteSeatWords,
} from '../../../studies/registrations.ts';
import { formatDateTime } from '../../../time.ts';
import { findPeriod } from '../shared/find-period.ts';

/** 考生须知, from the notice on the exams of a period (n03). */
const notices = [
  '凭身份证原件和本通知单入场，两证缺一不可；身份证遗失的，提前办理临时身份证。',
  '提前一天熟悉路线，考试当天至少提前 40 分钟到达考点。',
  `开考 ${examDoorMinutes.lastEntry} 分钟后禁止入场，开考 ${examDoorMinutes.leave} 分钟内不得交卷离场。`,
  '可以带黑色墨水签字笔、2B 铅笔、橡皮和课程允许使用的无存储功能计算器。',
  '手机、智能手表、手环、蓝牙耳机以及书籍、笔记不得带入考场，已经带来的关机后放在指定位置。',
  '领到答题卡后先填写姓名、准考证号和座位号，核对试卷的课程代码与名称，有误当场举手报告。',
  '客观题用 2B 铅笔填涂，主观题用黑色墨水笔写在规定区域内，区域以外的答案无效。',
  '姓名、证件号、照片、课程或考点不一致的，立即联系自考办更正；考试中不适，举手告诉监考老师。',
];

type Site = typeof examSite.$inferSelect;

/** A registration with the site of its seat. */
interface Seated extends ActiveRegistration {
  readonly site: Site;
}

async function withSites(db: Database, registrations: readonly ActiveRegistration[]): Promise<Seated[]> {
  const ids = registrations.flatMap(({ apply }) => apply.siteId ?? []);
  const sites = ids.length === 0 ? [] : await db.select().from(examSite).where(inArray(examSite.id, ids));
  return registrations.flatMap((registration) => {
    const site = sites.find(({ id }) => id === registration.apply.siteId);
    return site === undefined ? [] : [{ ...registration, site }];
  });
}

function requireOpen(period: PeriodRow, now: Date): void {
  if (now >= period.ticketOpen) return;
  throw blocked(errorCode.outsideWindow, {
    reason: `${period.name}的通知单 ${momentWords(period.ticketOpen.getTime())} 开放打印`,
    way: { kind: 'PAGE', text: '看报考记录', path: '/academic/apply/info' },
    nextTime: period.ticketOpen,
  });
}

/** 13140 由第 08 考场 14 座改为第 09 考场 02 座; with the names of the sites where these differ. */
function changeWords(courseCode: string, change: typeof examSeatChange.$inferSelect): string {
  const { fromSite, fromRoom, fromSeat, toSite, toRoom, toSeat } = change;
  const to = { room: toRoom, seatNo: toSeat };
  if (fromSeat === null) return `${courseCode} 安排在${siteSeatWords(toSite, to)}`;
  const from = { room: fromRoom, seatNo: fromSeat };
  return fromSite === toSite
    ? `${courseCode} 由${roomSeatWords(from)}改为${roomSeatWords(to)}`
    : `${courseCode} 由${siteSeatWords(fromSite, from)}改为${siteSeatWords(toSite, to)}`;
}

/** Changes of seats since the ticket can be printed, the newest first. */
async function readChanges(db: Database, { studentId, studentMajorId }: StudyRecord, period: PeriodRow) {
  const rows = await db
    .select({ change: examSeatChange, courseCode: course.courseCode })
    .from(examSeatChange)
    .innerJoin(examApply, eq(examApply.id, examSeatChange.applyId))
    .innerJoin(examOffering, eq(examOffering.id, examApply.offeringId))
    .innerJoin(course, eq(course.id, examOffering.courseId))
    .where(
      and(
        eq(examSeatChange.studentMajorId, studentMajorId),
        eq(examSeatChange.studentId, studentId),
        eq(examSeatChange.periodId, period.id),
        gte(examSeatChange.time, period.ticketOpen),
      ),
    )
    .orderBy(desc(examSeatChange.time), asc(course.courseCode));
  return rows.map(({ change, courseCode }) => ({
    time: formatDateTime(change.time),
    text: changeWords(courseCode, change),
  }));
}

/** Hash of the seating: an outdated printout no longer matches. */
function verifyCodeOf({ secrets }: StudentContext, seated: readonly Seated[]): string {
  const arranged = seated.map(({ apply }) => [apply.id, apply.siteId, apply.room, apply.seatNo]);
  const code = secrets
    .hash(`exam-ticket ${JSON.stringify(arranged)}`)
    .slice(0, 12)
    .toUpperCase();
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

/**
 * 统考通知单 of a period. Once open it stays readable to its student, also when the list offers it no more. Throws 1050001
 * before it opens and 1050003 while no seat is arranged; 1050005 for a period in which the 考籍 holds nothing.
 */
export async function examTicket(
  context: StudentContext,
  { bizId }: { readonly bizId: string },
): Promise<DataOf<typeof getTicket>> {
  const { db, session, clock, secrets } = context;
  const now = clock.now();
  const record = await requireRecord(db, session);
  const period = await findPeriod(db, bizId);
  const active = await listActiveRegistrations(db, record.studentId, now);
  const own = active.filter(
    ({ apply }) => apply.studentMajorId === record.studentMajorId && apply.periodId === period.id,
  );
  if (own.length === 0) throw notFound();
  requireOpen(period, now);
  const seated = await withSites(db, own);
  if (seated.length === 0)
    throw blocked(errorCode.stateForbids, {
      reason: `${period.name}的座位原定 ${momentWords(period.seatPublish.getTime())} 公布，还没有安排好`,
      way: { kind: 'OFFICE' },
    });
  const [holder] = await db.select().from(student).where(eq(student.id, record.studentId));
  if (holder === undefined) throw notFound();
  const { applyExamLevel, examineeNo } = record.record;
  const changes = await readChanges(db, record, period);
  const sites = new Map(seated.map(({ site }) => [site.id, site]));
  return {
    ticketNo: `TZ${period.startDate.replaceAll('-', '').slice(2, 6)}-${examineeNo}`,
    ticketType: 'EXAM',
    title: '统考通知单',
    periodName: period.name,
    photoUrl: holder.photoFileId === null ? '' : context.fileUrl(holder.photoFileId),
    name: holder.name,
    gender: holder.gender,
    examineeNo,
    idCard: holder.idCardCipher === null ? '' : secrets.decrypt(holder.idCardCipher),
    language: null,
    schoolName: record.schoolName,
    majorName: `${record.major.name}（${examLevelTitles[applyExamLevel]}）`,
    majorCode: record.major.majorCode,
    sites: [...sites.values()].map(({ name, address, directions }) => ({
      name,
      address: [address, directions].filter((words) => words !== '').join('，'),
    })),
    items: seated.map(({ apply, session: halfDay, course, site }) => ({
      courseCode: course.courseCode,
      courseName: course.name,
      assessForms: [],
      date: halfDay.date,
      startTime: halfDay.start,
      endTime: halfDay.end,
      siteName: site.name,
      room: apply.room,
      seat: seatNoText(apply.seatNo),
      carry: '',
    })),
    notices,
    verifyCode: verifyCodeOf(context, seated),
    openTime: formatDateTime(period.ticketOpen),
    endedOn: calendarDaysLeft(period.endDate, now.getTime()) < 0 ? period.endDate : null,
    voided: changes.length > 0,
    changes,
    serverTime: formatDateTime(now),
  };
}

import { examDoorMinutes } from '@qianwei/api/contract/academic/exam-rules';
import type { ExamDay } from '@qianwei/api/contract/home';
import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { course } from '../../db/schema/course.ts';
import { examApply, examOffering, examSession, examSite } from '../../db/schema/registration.ts';
import { examPeriod } from '../../db/schema/schedule.ts';
import { seatNoText } from '../../studies/registrations.ts';
import { dateTimeOf, formatDateTime, formatDay, parseDateTime } from '../../time.ts';

const minute = 60_000;
const dayMs = 24 * 60 * minute;

/** The seats of a person from today to tomorrow that are published, by the half-day. */
function readSeats(db: Database, studentId: string, now: Date) {
  return db
    .select({
      apply: examApply,
      session: examSession,
      course,
      site: examSite,
      period: examPeriod,
    })
    .from(examApply)
    .innerJoin(examSession, eq(examSession.id, examApply.sessionId))
    .innerJoin(examPeriod, eq(examPeriod.id, examApply.periodId))
    .innerJoin(examOffering, eq(examOffering.id, examApply.offeringId))
    .innerJoin(course, eq(course.id, examOffering.courseId))
    .innerJoin(examSite, eq(examSite.id, examApply.siteId))
    .where(
      and(
        eq(examApply.studentId, studentId),
        eq(examApply.status, 'APPLIED'),
        lte(examPeriod.seatPublish, now),
        gte(examSession.date, formatDay(now)),
        lte(examSession.date, formatDay(new Date(now.getTime() + dayMs))),
      ),
    )
    .orderBy(asc(examSession.date), asc(examSession.start));
}

type Seat = Awaited<ReturnType<typeof readSeats>>[number];

function shownExam({ apply, session, course: { courseCode, name }, site }: Seat): ExamDay['exams'][number] {
  const start = parseDateTime(`${session.date} ${session.start}:00`);
  const at = (minutes: number) => formatDateTime(new Date(start.getTime() + minutes * minute));
  return {
    applyId: apply.id,
    courseCode,
    courseName: name,
    entryTime: at(examDoorMinutes.entry),
    startTime: at(0),
    lastEntryTime: at(examDoorMinutes.lastEntry),
    leaveTime: at(examDoorMinutes.leave),
    endTime: dateTimeOf(session.date, session.end),
    siteName: site.name,
    address: site.address,
    directions: site.directions,
    room: apply.room,
    seatNo: seatNoText(apply.seatNo),
  };
}

/**
 * The next day with exams, if it is today or tomorrow; a day counts until its last exam is over. A person sits in one
 * place at a time, so that all 考籍 count. `phone` is that of the office.
 */
export async function findExamDay(
  db: Database,
  { studentId, phone }: { readonly studentId: string; readonly phone: string },
  now: Date,
): Promise<ExamDay | null> {
  const seats = await readSeats(db, studentId, now);
  const next = seats.find(({ session }) => parseDateTime(`${session.date} ${session.end}:00`) > now);
  if (next === undefined) return null;
  const { period, session } = next;
  return {
    date: session.date,
    periodId: period.id,
    periodName: period.name,
    exams: seats.filter((seat) => seat.session.date === session.date).map(shownExam),
    ticketOpen: period.ticketOpen <= now,
    phone,
  };
}

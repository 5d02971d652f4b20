import type { Occasion } from '@qianwei/api/contract/fields';
import type { HomeIndex } from '@qianwei/api/contract/home';
import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { grade, gradeReview } from '../../db/schema/academic.ts';
import { examApply, examSession } from '../../db/schema/registration.ts';
import { businessWindow, examPeriod } from '../../db/schema/schedule.ts';
import { concerns, meantFor, type Reader } from '../../student/audience.ts';
import type { StudentTask } from '../../student/tasks.ts';
import type { LiveSignUp } from '../../studies/live-sign-ups.ts';
import type { PeriodRow } from '../../studies/periods.ts';
import type { StudyRecord } from '../../studies/record.ts';
import { formatDateTime, formatDay, parseDateTime } from '../../time.ts';
import type { OpenWindow } from './derived-duties.ts';
import { stepUrgencyOf } from './next-steps.ts';
import { signUpEntries } from './sign-up-exams.ts';

/** Days that the list of deadlines looks ahead. */
const daysAhead = 30;

/** Something that ends, begins or opens. */
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly at: Date;
  /** When what begins is over. */
  readonly until?: Date | null;
  readonly occasion: Occasion;
  readonly concerns: boolean;
  readonly path: string | null;
  readonly bizType: string;
}

/** Windows whose beginning students want to know: the word for it, and what happens then. */
const beginnings: Readonly<Record<string, { title: string; occasion: Occasion }>> = {
  EXEMPTION: { title: '免考申请开放', occasion: 'OPENING' },
  MAINTENANCE: { title: '系统维护，暂停服务', occasion: 'MAINTENANCE' },
};

/** Ends of the windows that are open, and beginnings of others. */
async function windowEntries(db: Database, reader: Reader | null, now: Date, until: Date) {
  const ending = and(
    isNotNull(businessWindow.deadlineTitle),
    lte(businessWindow.startTime, now),
    gt(businessWindow.endTime, now),
  );
  const beginning = and(
    inArray(businessWindow.code, Object.keys(beginnings)),
    gt(businessWindow.startTime, now),
    lte(businessWindow.startTime, until),
  );
  const rows = await db
    .select({ window: businessWindow, concerns: concerns(businessWindow, reader).mapWith(Boolean) })
    .from(businessWindow)
    .where(and(or(ending, beginning), meantFor(businessWindow, reader)));
  return rows.flatMap(({ window, ...row }): (Entry & { readonly name: string })[] => {
    const { id, path, name, code: bizType } = window;
    const begins = window.startTime > now ? beginnings[window.code] : undefined;
    if (begins !== undefined)
      return [{ id, path, name, bizType, ...row, ...begins, at: window.startTime, until: window.endTime }];
    const { deadlineTitle: title, endTime: at } = window;
    return title === null || at === null
      ? []
      : [{ id, path, name, bizType, ...row, title, at, occasion: 'DEADLINE' as const }];
  });
}

/** The sign-up for practice exams that is open and meant for the student; null while none is. */
export async function findOpenPracticeSignUp(
  db: Database,
  reader: Reader | null,
  now: Date,
): Promise<OpenWindow | null> {
  const [window] = await db
    .select()
    .from(businessWindow)
    .where(
      and(
        eq(businessWindow.code, 'PRACTICE_SIGNUP'),
        lte(businessWindow.startTime, now),
        or(isNull(businessWindow.endTime), gt(businessWindow.endTime, now)),
        meantFor(businessWindow, reader),
      ),
    )
    .limit(1);
  return window ?? null;
}

/** Actions still possible for a student in the windows that are open. */
export interface DeadlineFacts {
  /** The practice courses that can be signed up for; none for who has signed up. */
  readonly practiceCodes: readonly string[];
  /** How many courses can still be registered for in the period that is open. */
  readonly canRegister: number;
  /** The names of the periods of which a result can still be reviewed. */
  readonly reviewable: ReadonlySet<string>;
  /** It has been applied for graduation already. */
  readonly hasAppliedForGraduation: boolean;
}

/** A window concerns whom it still lets do something; the practice sign-up names the courses. */
function forStudent(
  entry: Entry & { readonly name: string },
  { practiceCodes, canRegister, reviewable, hasAppliedForGraduation }: DeadlineFacts,
): Entry {
  switch (entry.bizType) {
    case 'PRACTICE_SIGNUP': {
      const concerns = entry.concerns && practiceCodes.length > 0;
      const title = concerns ? `${entry.title}，${practiceCodes.join('、')} 可报` : entry.title;
      return { ...entry, concerns, title };
    }
    case 'EXAM_APPLY':
      return { ...entry, concerns: entry.concerns && canRegister > 0 };
    case 'GRADE_REVIEW':
      return { ...entry, concerns: entry.concerns && reviewable.has(entry.name) };
    case 'GRADUATION_APPLY':
      return { ...entry, concerns: entry.concerns && !hasAppliedForGraduation };
    default:
      return entry;
  }
}

/** The names of the periods of which a published result of the 考籍 can still be reviewed. */
export async function reviewablePeriods(
  db: Database,
  { studentId, studentMajorId }: Pick<StudyRecord, 'studentId' | 'studentMajorId'>,
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ name: examPeriod.name })
    .from(grade)
    .innerJoin(examPeriod, eq(examPeriod.id, grade.periodId))
    .leftJoin(gradeReview, eq(gradeReview.gradeId, grade.id))
    .where(
      and(
        eq(grade.studentMajorId, studentMajorId),
        eq(grade.studentId, studentId),
        eq(grade.gradeType, 'EXAM'),
        lte(grade.publishTime, now),
        gt(examPeriod.reviewEnd, now),
        isNull(gradeReview.id),
      ),
    );
  return new Set(rows.map(({ name }) => name));
}

const taskEntries = (tasks: readonly StudentTask[]): Entry[] =>
  tasks.flatMap(({ id, deadlineTitle: title, deadline: at, occasion, path, code: bizType }) =>
    title === null || at === null ? [] : [{ id, title, at, occasion, path, bizType, concerns: true }],
  );

/** A period with exams to come that a person has registered for. */
export interface RegisteredPeriod {
  readonly period: PeriodRow;
  /** The first of these exams. */
  readonly begins: Date;
  /** One of them has a seat. */
  readonly isSeated: boolean;
}

/**
 * The periods with exams to come that a person has registered for, when the first of these exams begins, and whether one
 * of them has a seat.
 */
export async function registeredPeriods(
  db: Database,
  studentId: string,
  now: Date,
): Promise<RegisteredPeriod[]> {
  const rows = await db
    .select({ period: examPeriod, session: examSession, siteId: examApply.siteId })
    .from(examApply)
    .innerJoin(examSession, eq(examSession.id, examApply.sessionId))
    .innerJoin(examPeriod, eq(examPeriod.id, examApply.periodId))
    .where(
      and(
        eq(examApply.studentId, studentId),
        inArray(examApply.status, ['UNPAID', 'APPLIED']),
        gte(examSession.date, formatDay(now)),
      ),
    )
    .orderBy(asc(examSession.date), asc(examSession.start));
  const seated = new Set(rows.flatMap(({ period, siteId }) => (siteId === null ? [] : [period.id])));
  const first = new Map<string, RegisteredPeriod>();
  for (const { period, session } of rows) {
    const begins = parseDateTime(`${session.date} ${session.start}:00`);
    if (begins > now && !first.has(period.id))
      first.set(period.id, { period, begins, isSeated: seated.has(period.id) });
  }
  return [...first.values()];
}

/** The next of these periods whose 统考通知单 can be printed; null while there is none. */
export const ticketPeriodOf = (periods: readonly RegisteredPeriod[], now: Date): string | null =>
  periods.find(({ period, isSeated }) => isSeated && period.ticketOpen <= now)?.period.id ?? null;

/** Events that a student who has registered waits for: the seats, the ticket, the exam. */
const periodEntries = ({ period, begins }: RegisteredPeriod): Entry[] =>
  (
    [
      ['SEAT_PUBLISH', `${period.name}考场和座位公布`, period.seatPublish, 'OPENING'],
      ['EXAM_TICKET', `${period.name}统考通知单可以打印`, period.ticketOpen, 'OPENING'],
      ['EXAM', `${period.name}考试`, begins, 'EXAM'],
    ] as const
  ).map(([bizType, title, at, occasion]) => ({
    ...{ id: `${bizType}-${period.id}`, title, at, occasion, bizType },
    concerns: true,
    path: '/academic/apply/info',
  }));

/** The student's own duties, registrations and sign-ups. */
interface Own {
  readonly tasks: readonly StudentTask[];
  readonly periods: readonly RegisteredPeriod[];
  readonly signUps: readonly LiveSignUp[];
  /** Until when a graduate can apply for the degree; null for who cannot, or has applied. */
  readonly degreeDeadline: Date | null;
}

const degree = { id: 'DEGREE_APPLY', title: '本人学位申请截止', path: '/applyDegree/index', concerns: true };
const degreeEntries = (at: Date | null): Entry[] =>
  at === null ? [] : [{ ...degree, bizType: degree.id, occasion: 'DEADLINE', at }];

/**
 * Ends, beginnings and openings within 30 days, soonest first: windows meant for the student, what is registered or
 * signed up for, and the student's own duties.
 */
export async function listDeadlines(
  db: Database,
  reader: Reader | null,
  { tasks, periods, signUps, degreeDeadline, ...facts }: DeadlineFacts & Own,
  now: Date,
): Promise<HomeIndex['deadlines']> {
  const until = new Date(now.getTime() + daysAhead * 86_400_000);
  const windows = await windowEntries(db, reader, now, until);
  return [
    ...windows.map((entry) => forStudent(entry, facts)),
    ...taskEntries(tasks),
    ...periods.flatMap(periodEntries),
    ...signUpEntries(signUps, now),
    ...degreeEntries(degreeDeadline),
  ]
    .filter(({ at }) => at > now && at <= until)
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ id, title, at, until: over = null, occasion, concerns, path, bizType }) => ({
      ...{ id, title, occasion, concerns, path, bizType },
      deadline: formatDateTime(at),
      until: over && formatDateTime(over),
      level: stepUrgencyOf(at, now),
    }));
}

/** The next exam sitting with the calendar days left in Shanghai; null for who has no written exams to come. */
export async function findNextPeriod(
  db: Database,
  reader: Reader | null,
  now: Date,
): Promise<HomeIndex['nextPeriod']> {
  if (reader?.phase !== 'COURSE') return null;
  const today = formatDay(now);
  const [next] = await db
    .select()
    .from(examPeriod)
    .where(gt(examPeriod.startDate, today))
    .orderBy(asc(examPeriod.startDate))
    .limit(1);
  if (next === undefined) return null;
  const daysLeft = (parseDateTime(next.startDate).getTime() - parseDateTime(today).getTime()) / 86_400_000;
  return { name: next.name, startDate: next.startDate, daysLeft };
}

import type { finishOnboarding, Onboarding, OnboardingMark } from '@qianwei/api/contract/onboarding';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { account } from '../../db/schema/account.ts';
import { examPeriod } from '../../db/schema/schedule.ts';
import { student, studentOnboarding } from '../../db/schema/student.ts';
import { playRecord } from '../../db/schema/study.ts';
import type { StudentContext } from '../../http/implement.ts';
import { type CourseInStudy, type FirstLesson, findFirstLesson } from '../../learning/courses-in-study.ts';
import { requireRecord } from '../../studies/record.ts';
import type { OpenPeriod } from '../../studies/registrable.ts';
import type { Studies } from '../../studies/studies.ts';
import { formatDateTime, parseDateTime } from '../../time.ts';
import { lessonPath } from './continue-study.ts';

/** Days after registration in which a student counts as new. */
const newForDays = 120;

/** When each mark was made. */
type Marks = ReadonlyMap<OnboardingMark, Date>;

/** New: registered lately, in the courses, and nothing passed yet. */
function isNew({ record, standings }: Studies, now: Date): boolean {
  const days = (now.getTime() - parseDateTime(record.registerDate).getTime()) / 86_400_000;
  return (
    record.status === 'NORMAL' &&
    record.phase === 'COURSE' &&
    days < newForDays &&
    !standings.some(({ passed }) => passed)
  );
}

async function readMarks(db: Database, { studentMajorId }: Studies): Promise<Marks> {
  const rows = await db
    .select()
    .from(studentOnboarding)
    .where(eq(studentOnboarding.studentMajorId, studentMajorId));
  return new Map(rows.map(({ code, doneAt }) => [code, doneAt]));
}

async function passwordChangedAt(db: Database, { studentId }: Studies): Promise<Date | null> {
  const [row] = await db
    .select({ at: account.passwordChangedAt })
    .from(account)
    .innerJoin(student, eq(student.accountId, account.id))
    .where(eq(student.id, studentId));
  return row?.at ?? null;
}

async function hasStudied(db: Database, { studentId }: Studies): Promise<boolean> {
  const [row] = await db
    .select({ id: playRecord.lessonId })
    .from(playRecord)
    .where(and(eq(playRecord.studentId, studentId), gt(playRecord.watched, 0)))
    .limit(1);
  return row !== undefined;
}

/** `16 门，73 学分，1 组选考`. */
function planWords({ plan, standings }: Studies): string {
  const courses = new Set(standings.map(({ line }) => line.line.seq)).size;
  const groups = new Set(standings.map(({ line }) => line.line.electiveGroup).filter((group) => group !== ''))
    .size;
  const words = [`${courses} 门`, `${plan.minCredit} 学分`];
  return [...words, ...(groups > 0 ? [`${groups} 组选考`] : [])].join('，');
}

async function firstPeriodOf(db: Database, open: OpenPeriod | null): Promise<Onboarding['firstPeriod']> {
  if (open === null) return null;
  const { period, canRegister } = open;
  const [next] = await db
    .select({ startDate: examPeriod.startDate })
    .from(examPeriod)
    .where(gt(examPeriod.startDate, period.endDate))
    .orderBy(asc(examPeriod.startDate))
    .limit(1);
  return {
    name: period.name,
    applyEnd: formatDateTime(period.applyEnd),
    canRegister,
    examDates: [...new Set([period.startDate, period.endDate])],
    nextStart: next?.startDate ?? null,
  };
}

/** The last step; without a course that was opened it leads to the list, which says what there is. */
const firstLessonTexts = (first: FirstLesson | null) => ({
  title: '开始第一课',
  desc: first === null ? '从哪一门开始都可以' : `《${first.courseName}》${first.no} ${first.title}`,
  minutes: null,
  path: first === null ? '/course/list' : lessonPath(first),
});

/** Facts that the first days show beside the courses of the plan. */
export interface OnboardingFacts {
  readonly open: OpenPeriod | null;
  /** The courses that can be begun. */
  readonly courses: readonly CourseInStudy[];
}

/** The first days of a new student; null for who is not new, has done it all or has put it off. */
export async function findOnboarding(
  db: Database,
  studies: Studies,
  { open, courses }: OnboardingFacts,
  now: Date,
): Promise<Onboarding | null> {
  if (!isNew(studies, now)) return null;
  const marks = await readMarks(db, studies);
  if (marks.has('ALL_LATER')) return null;
  const changedAt = await passwordChangedAt(db, studies);
  const studied = await hasStudied(db, studies);
  const step = (
    code: Onboarding['steps'][number]['code'],
    doneAt: Date | null | undefined,
    texts: Pick<Onboarding['steps'][number], 'title' | 'desc' | 'minutes' | 'path'>,
    done = doneAt instanceof Date,
  ) => ({ ...texts, code, done, doneTime: doneAt ? formatDateTime(doneAt) : null });
  const steps = [
    // Home does not open before it is done.
    step('PASSWORD', changedAt, { title: '修改初始密码', desc: '', minutes: 1, path: '/password' }, true),
    step('RECORD', marks.get('RECORD'), {
      title: '核对考籍信息',
      desc: '姓名、证件、专业、院校和联系方式',
      minutes: 1,
      path: '/account/index',
    }),
    step('PLAN', marks.get('PLAN'), {
      title: '看懂课程设置',
      desc: planWords(studies),
      minutes: 3,
      path: '/academic/course/setting',
    }),
    step(
      'STUDY',
      marks.get('STUDY'),
      firstLessonTexts(await findFirstLesson(db, courses)),
      studied || marks.has('STUDY'),
    ),
  ];
  if (steps.every(({ done }) => done)) return null;
  return { steps, firstPeriod: await firstPeriodOf(db, open) };
}

/** Marks a step of the 考籍 in use; a mark that is there already stays as it is. */
export async function finishOnboardingStep(
  { db, session, clock }: StudentContext,
  { code }: PayloadOf<typeof finishOnboarding>,
): Promise<DataOf<typeof finishOnboarding>> {
  const { studentMajorId } = await requireRecord(db, session);
  await db
    .insert(studentOnboarding)
    .values({ studentMajorId, code, doneAt: clock.now() })
    .onConflictDoNothing();
  return {};
}

import { and, eq, gt, inArray, lte, ne } from 'drizzle-orm';
import { bindTicket, issueTicket } from '../credentials/guest-ticket.ts';
import type { Database } from '../db/database.ts';
import { grade } from '../db/schema/academic.ts';
import { course } from '../db/schema/course.ts';
import { file } from '../db/schema/file.ts';
import { signUp, signUpBatch, signUpCourse, signUpItem, signUpSite } from '../db/schema/sign-up.ts';
import type { Deps } from '../deps.ts';
import { type Applicant, enrolApplicants } from './last-seat.ts';

/** The practice course of which the demo institution has one place left. */
const lastPlace = '13004';

/** Somebody who may sign up for the course, with a photo and a ticket that stands for that person. */
export interface Candidate extends Applicant {
  readonly guestTicket: string;
  readonly photoFileId: string;
}

/** The batch of the practice exams that is open, with one of its sites. */
async function openBatch({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const now = clock.now();
  const isOpen = and(lte(signUpBatch.applyStart, now), gt(signUpBatch.applyEnd, now));
  const [row] = await db
    .select({ batchId: signUpBatch.id, siteId: signUpSite.id })
    .from(signUpBatch)
    .innerJoin(signUpSite, eq(signUpSite.batchId, signUpBatch.id))
    .where(and(eq(signUpBatch.type, 'PRACTICE'), isOpen))
    .limit(1);
  if (row === undefined) throw new Error('No batch is open');
  return row;
}

/** The written courses that are passed before the practice courses of the open batch. */
async function theoriesOf(db: Database): Promise<string[]> {
  const practices = await db
    .selectDistinct({ code: course.theoryCode })
    .from(signUpCourse)
    .innerJoin(course, eq(course.id, signUpCourse.courseId));
  const codes = practices.map(({ code }) => code);
  const rows = await db.select({ id: course.id }).from(course).where(inArray(course.courseCode, codes));
  return rows.map(({ id }) => id);
}

/** Enrols people who may have the place, and may sign up for the other courses of their plan. */
export async function enrolCandidates(deps: Deps, count: number): Promise<Candidate[]> {
  const now = deps.clock.now();
  const [theories, { batchId }] = [await theoriesOf(deps.db), await openBatch(deps)];
  const candidates: Candidate[] = [];
  for (const applicant of await enrolApplicants(deps, count)) {
    const { studentId, studentMajorId } = applicant;
    const owner = { studentId, studentMajorId };
    const passed = { gradeType: 'EXAM', finalScore: 60, examScore: 60, result: 'PASS' } as const;
    const publishTime = new Date(now.getTime() - 1);
    const grades = theories.map((courseId) => ({ ...owner, ...passed, courseId, publishTime }));
    await deps.db.insert(grade).values(grades);
    const picture = { name: '证件照.jpg', size: 30_000, mime: 'image/jpeg', sha256: '', path: studentId };
    const [photo] = await deps.db
      .insert(file)
      .values({ studentId, scene: 'SIGNUP_PHOTO', ...picture, width: 480, height: 640, storedAt: now })
      .returning({ id: file.id });
    const visit = { ...deps, session: null };
    const { guestTicket } = await bindTicket(visit, issueTicket(deps), {
      ...owner,
      ...{ type: 'PRACTICE', batchId, knowsExamineeNo: true },
    });
    candidates.push({ ...applicant, guestTicket, photoFileId: photo?.id ?? '' });
  }
  return candidates;
}

/** Payload of a candidate: the course with the last place. */
export async function wishForLastPlace(
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<(candidate: Candidate) => Record<string, unknown>> {
  const batch = await openBatch(deps);
  return ({ guestTicket, photoFileId }) => ({
    ...{ type: 'PRACTICE', ...batch, guestTicket, photoFileId, courseCodes: [lastPlace] },
    ...{ language: null, studyForm: null, freshGraduate: null, studyUnit: '', remark: '' },
    ...{ fee: 6_000, agree: true },
  });
}

/** Finds the students among these who have signed up for the course. */
export async function signedUpAmong(
  deps: Pick<Deps, 'db' | 'clock'>,
  candidates: readonly Candidate[],
): Promise<string[]> {
  const ids = candidates.map(({ studentId }) => studentId);
  const rows = await deps.db
    .select({ studentId: signUp.studentId })
    .from(signUp)
    .innerJoin(signUpItem, eq(signUpItem.signUpId, signUp.id))
    .where(
      and(eq(signUpItem.courseId, lastPlace), ne(signUp.status, 'CANCELLED'), inArray(signUp.studentId, ids)),
    );
  return rows.map(({ studentId }) => studentId);
}

import type { FinishedCourses } from '@qianwei/api/contract/academic/registration';
import type { Database } from '../../../db/database.ts';
import { findDegreeProspect } from '../../../degree/degree-opening.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { windowNow } from '../../../institution/business-windows.ts';
import { readerOf } from '../../../student/audience.ts';
import { hasCourses, type Studies } from '../../../studies/studies.ts';
import { formatDateTime } from '../../../time.ts';

const shown = (moment: Date | null) => moment && formatDateTime(moment);

/** The application for graduation that is open to the student, else the next one; null while none is known. */
async function graduationWindow(
  { db, session }: Pick<StudentContext, 'db' | 'session'>,
  now: Date,
): Promise<FinishedCourses['window']> {
  const { open, next } = await windowNow(db, 'GRADUATION_APPLY', await readerOf(db, session), now);
  const window = open ?? next;
  return window && { start: shown(window.startTime), end: shown(window.endTime) };
}

/** The degree of a graduate who can apply for it now: until when. */
async function ofGraduate(db: Database, studies: Studies): Promise<FinishedCourses> {
  const graduate = { thesisKind: null, hasGraduated: true };
  const { opening } = await findDegreeProspect(db, studies);
  return opening === null
    ? { ...graduate, next: 'NONE', window: null }
    : { ...graduate, next: 'DEGREE', window: { start: null, end: formatDateTime(opening.deadline) } };
}

/** The next step of a student who has no course left to register; null while a written course is to be passed. */
export async function finishedCoursesOf(
  context: Pick<StudentContext, 'db' | 'session'>,
  studies: Studies,
): Promise<FinishedCourses | null> {
  const { record, counted, now } = studies;
  if (record.status === 'GRADUATED') return ofGraduate(context.db, studies);
  if (record.status !== 'NORMAL' || !hasCourses(studies)) return null;
  const modes = new Set(
    counted.courses.flatMap(({ passed, line }) => (passed ? [] : [line.course.examMode])),
  );
  if (modes.has('WRITTEN') || modes.has('COMPUTER')) return null;
  const thesisKind =
    counted.courses.find(({ line }) => line.course.thesisKind !== null)?.line.course.thesisKind ?? null;
  const student = { thesisKind, hasGraduated: false };
  if (modes.has('PRACTICE')) return { ...student, next: 'PRACTICE', window: null };
  if (modes.has('THESIS')) return { ...student, next: 'THESIS', window: null };
  return { ...student, next: 'GRADUATION', window: await graduationWindow(context, now) };
}

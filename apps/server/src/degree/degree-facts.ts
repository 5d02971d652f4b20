import type { Basis } from '@qianwei/api/contract/academic/basis';
import type { ReturnedItem } from '@qianwei/api/contract/application';
import type { DegreeRules } from '@qianwei/api/contract/graduation/apply-rules';
import type { ApplyStanding } from '@qianwei/api/contract/graduation/apply-status';
import { addMonths, type Day } from '@qianwei/api/time/moment';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { RulesInForce } from '../apply/apply-batches.ts';
import { among } from '../db/among.ts';
import type { Database } from '../db/database.ts';
import { gradeReview } from '../db/schema/academic.ts';
import type { englishScore } from '../db/schema/english.ts';
import { graduationApply } from '../db/schema/graduation.ts';
import { signUpBatch } from '../db/schema/sign-up.ts';
import { type ArchivedThesisRow, findArchivedThesis } from '../student/archived-thesis.ts';
import { basesOf } from '../student/rule-basis.ts';
import { listSanctions, type SanctionRow } from '../student/sanctions.ts';
import { degreeEnglishOf, type EarlyCertificate, earlyCertificateOf } from '../studies/degree-english.ts';
import type { StudyRecord } from '../studies/record.ts';
import type { Studies } from '../studies/studies.ts';
import { parseDateTime } from '../time.ts';

/** Standing of a student's application for graduation. */
export interface GraduationStanding extends ApplyStanding {
  readonly returnedItems: readonly ReturnedItem[];
  /** Of a returned one; null in any other state. */
  readonly returnUntil: Date | null;
}

/** Facts that decide whether a student can apply for the degree. */
export interface DegreeFacts {
  readonly studies: Studies;
  readonly rules: DegreeRules;
  /** Sources: of the batch's rules, of the average, of the foreign language. */
  readonly bases: Readonly<Record<'rules' | 'average' | 'language', Basis>>;
  /** Null before the application for graduation. */
  readonly graduation: GraduationStanding | null;
  /** Lifted ones included. */
  readonly sanctions: readonly SanctionRow[];
  /** Null while none is filed. */
  readonly thesis: ArchivedThesisRow | null;
  /** The result in the degree's foreign language that counts; null without any. */
  readonly english: typeof englishScore.$inferSelect | null;
  /** From before the registration, which does not count; null without one. */
  readonly earlyCertificate: EarlyCertificate | null;
  /** Beginning of the open sign-up for the degree's foreign language, else of the next one; null while none is announced. */
  readonly englishSignUp: Date | null;
  /** Until when the student can apply; null before graduation, and where the day of the diploma was not handed over. */
  readonly deadline: Date | null;
  /** A review of a result of the 考籍 that was asked for has no answer yet: the result may still change. */
  readonly isReviewed: boolean;
  /** It was submitted in time already: what is mended or decided later is not too late. */
  readonly isSubmitted: boolean;
}

/** The newest application for graduation, by the clock: what was not mended in time has expired. */
async function graduationOf(
  db: Database,
  { studentId, studentMajorId }: StudyRecord,
  now: Date,
): Promise<GraduationStanding | null> {
  const [row] = await db
    .select()
    .from(graduationApply)
    .where(and(eq(graduationApply.studentMajorId, studentMajorId), eq(graduationApply.studentId, studentId)))
    .orderBy(desc(graduationApply.appliedAt))
    .limit(1);
  if (row === undefined) return null;
  const isOver = row.returnUntil !== null && row.returnUntil <= now;
  return isOver ? { ...row, status: 'EXPIRED', returnUntil: null } : row;
}

async function nextEnglishSignUp(db: Database, now: Date): Promise<Date | null> {
  const [batch] = await db
    .select({ applyStart: signUpBatch.applyStart })
    .from(signUpBatch)
    .where(and(eq(signUpBatch.type, 'ENGLISH'), gt(signUpBatch.applyEnd, now)))
    .orderBy(asc(signUpBatch.applyStart))
    .limit(1);
  return batch?.applyStart ?? null;
}

async function hasOpenReview(db: Database, { results }: Studies): Promise<boolean> {
  const ids = results.map(({ grade }) => grade.id);
  return (
    (await db.$count(gradeReview, and(among(gradeReview.gradeId, ids), eq(gradeReview.status, 'PENDING')))) >
    0
  );
}

/** The sources of the conditions. */
async function readBases(
  db: Database,
  { basisTitle, basisDate, basisPath }: RulesInForce<'DEGREE'>['row'],
): Promise<DegreeFacts['bases']> {
  const { DEGREE_AVERAGE, DEGREE_LANGUAGE } = await basesOf(db, ['DEGREE_AVERAGE', 'DEGREE_LANGUAGE']);
  return {
    rules: { title: basisTitle, date: basisDate, path: basisPath },
    average: DEGREE_AVERAGE,
    language: DEGREE_LANGUAGE,
  };
}

/** Studies and rules by which a degree is decided about. */
export interface DegreeAbout {
  readonly studies: Studies;
  readonly rules: Pick<RulesInForce<'DEGREE'>, 'row' | 'rules'>;
  /** The application for the degree; null before the first submission. */
  readonly row: { readonly status: ApplyStanding['status'] } | null;
}

/** True for an application that was submitted and not taken back. */
const isSubmitted = (row: DegreeAbout['row']): boolean => row !== null && row.status !== 'DRAFT';

/** Reads the facts that decide about a degree, by the rules of a batch: eight statements, seven of a graduate. */
export async function readDegreeFacts(
  db: Database,
  { studies, rules: { row: rulesRow, rules }, row }: DegreeAbout,
): Promise<DegreeFacts> {
  const { record, studentId, now } = studies;
  const { status, graduateDate } = record;
  return {
    studies,
    rules,
    bases: await readBases(db, rulesRow),
    graduation: status === 'GRADUATED' ? null : await graduationOf(db, studies, now),
    sanctions: await listSanctions(db, studentId),
    thesis: await findArchivedThesis(db, studies),
    english: await degreeEnglishOf(db, studies, now),
    earlyCertificate: await earlyCertificateOf(db, studies),
    englishSignUp: await nextEnglishSignUp(db, now),
    deadline:
      status === 'GRADUATED' && graduateDate !== null ? degreeDeadline(graduateDate, rules.months) : null,
    isReviewed: await hasOpenReview(db, studies),
    isSubmitted: isSubmitted(row),
  };
}

/** The last moment in which a graduate can apply for the degree: the end of the day that lies `months` after the one on the diploma. */
export function degreeDeadline(graduateDate: Day, months: number): Date {
  return new Date(parseDateTime(addMonths(graduateDate, months)).getTime() + 86_400_000);
}

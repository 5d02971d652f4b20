import type { Grade, GradeList, GradeSummary } from '@qianwei/api/contract/academic/grade';
import { asc, inArray } from 'drizzle-orm';
import { timelinesOf } from '../../../application/timeline.ts';
import type { Database } from '../../../db/database.ts';
import { courseReplace, gradeReview } from '../../../db/schema/academic.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { basesOf } from '../../../student/rule-basis.ts';
import type { PlanLine } from '../../../studies/plan-lines.ts';
import { requireRecord } from '../../../studies/record.ts';
import { bestResults, type Result, type StudyStanding } from '../../../studies/results.ts';
import { readStudies, type Studies } from '../../../studies/studies.ts';
import { type AwaitedResult, listAwaited } from './awaited.queries.ts';
import { gradeReviewKind } from './grade-review-kind.ts';
import { type AskedReview, shownAwaited, shownGrade } from './shown-grade.ts';
import { summaryOf } from './summary.ts';

/** A result as it is shown, with what it was made of. */
interface OwnGrade {
  readonly shown: Grade;
  readonly period: AwaitedResult['period'] | null;
}

/** All that a student's results say, before a page or a file is made of it. */
export interface OwnGrades {
  readonly studies: Studies;
  /** The newest period first; results without a period last. */
  readonly grades: readonly OwnGrade[];
  readonly summary: GradeSummary;
  /** Source of the rules of a review. */
  readonly reviewBasis: GradeList['reviewBasis'];
}

/** Codes of earlier plans, by the present code. */
async function oldCodesOf(db: Database, courses: readonly { readonly courseCode: string }[]) {
  const codes = courses.map(({ courseCode }) => courseCode);
  const rows =
    codes.length === 0
      ? []
      : await db
          .select()
          .from(courseReplace)
          .where(inArray(courseReplace.newCode, codes))
          .orderBy(asc(courseReplace.oldCode));
  const found = new Map<string, string[]>();
  for (const { newCode, oldCode } of rows) found.set(newCode, [...(found.get(newCode) ?? []), oldCode]);
  return found;
}

/** The reviews that were asked for, by the result. */
async function reviewsOf(db: Database, results: readonly Result[]) {
  const ids = results.map(({ grade }) => grade.id);
  const rows =
    ids.length === 0 ? [] : await db.select().from(gradeReview).where(inArray(gradeReview.gradeId, ids));
  const timelines = await timelinesOf(db, gradeReviewKind, rows);
  const reviews = new Map<string, AskedReview>();
  for (const [index, timeline] of timelines.entries()) {
    const { gradeId, suspect, reason } = rows[index] as (typeof rows)[number];
    reviews.set(gradeId, { suspect, reason, timeline });
  }
  return reviews;
}

/** The present course of the plan that an old result counts for, by the id of the result. */
const replacedBy = (standings: readonly StudyStanding[]): ReadonlyMap<string, PlanLine['course']> =>
  new Map(
    standings.flatMap(({ best, line, replacedFrom }) =>
      best === null || replacedFrom === '' ? [] : [[best.grade.id, line.course] as const],
    ),
  );

/** Results of a period stand together, whenever each was published; exemptions, which belong to none, come last. */
function inOrder(grades: readonly OwnGrade[]): OwnGrade[] {
  const key = ({ period, shown }: OwnGrade) => {
    if (shown.periodName === '') return '';
    return period === null ? (shown.publishTime ?? '') : `${period.startDate} ${period.id}`;
  };
  return grades.toSorted((a, b) => {
    const [keyA, keyB] = [key(a), key(b)];
    if (keyA !== keyB) return keyA < keyB ? 1 : -1;
    return a.shown.courseCode < b.shown.courseCode ? -1 : 1;
  });
}

/** Reads the results of the 考籍 in use. Throws 1050005 for a student without any. */
export async function readOwnGrades({ db, session, clock }: StudentContext): Promise<OwnGrades> {
  const now = clock.now();
  const record = await requireRecord(db, session);
  const studies = await readStudies(db, record, now);
  const { results, standings, counted } = studies;
  const awaited = await listAwaited(db, record, now);
  const oldCodes = await oldCodesOf(
    db,
    [...results, ...awaited].map(({ course }) => course),
  );
  const reviews = await reviewsOf(db, results);
  const best = bestResults(results);
  const replaced = replacedBy(standings);
  const shown = results.map((result) =>
    shownGrade(result, {
      now,
      oldCodes,
      counted: best.get(result.course.id) === result,
      countsFor: replaced.get(result.grade.id) ?? null,
      review: reviews.get(result.grade.id) ?? null,
    }),
  );
  const bases = await basesOf(db, ['DEGREE_AVERAGE', 'SCORE', 'GRADE_REVIEW']);
  const basis = record.plan.degreeNeed === null ? bases.SCORE : bases.DEGREE_AVERAGE;
  return {
    studies,
    grades: inOrder([
      ...results.map(({ period }, index) => ({ period, shown: shown[index] as Grade })),
      ...awaited.map((exam) => ({ period: exam.period, shown: shownAwaited(exam, { now, oldCodes }) })),
    ]),
    summary: summaryOf(record, counted.courses, basis),
    reviewBasis: bases.GRADE_REVIEW,
  };
}

import { exemptionBasisNames } from '@qianwei/api/contract/academic/course-setting';
import type { Grade } from '@qianwei/api/contract/academic/grade';
import { weighedScore } from '@qianwei/studies';
import { answerBefore } from '../../../application/application.ts';
import { shownObstacle } from '../../../eligibility/eligibility.ts';
import type { PlanLine } from '../../../studies/plan-lines.ts';
import type { Result } from '../../../studies/results.ts';
import { formatDateTime } from '../../../time.ts';
import type { AwaitedResult } from './awaited.queries.ts';
import { isReviewed, reviewEligibility } from './review-window.ts';

/** A review that was asked for, without the day of its answer, which follows from the period. */
export type AskedReview = Omit<NonNullable<Grade['review']>, 'replyBefore'>;

/** Facts about a result beside its row. */
export interface GradeFacts {
  readonly now: Date;
  /** Codes of earlier plans, by the present code. */
  readonly oldCodes: ReadonlyMap<string, readonly string[]>;
  /** True for the best result of its course. */
  readonly counted: boolean;
  /** The course of the plan that it counts for in place of its own; null for none. */
  readonly countsFor: PlanLine['course'] | null;
  /** The review that was asked for; null without one. */
  readonly review: AskedReview | null;
}

type Period = AwaitedResult['period'];

const nothingYet = {
  examScore: null,
  processScore: null,
  finalScore: null,
  level: null,
  result: 'PENDING',
  counted: false,
  corrected: null,
  reviewable: false,
  obstacle: null,
  review: null,
  retake: null,
  note: '',
} satisfies Partial<Grade>;

const ofCourse = (
  { courseCode, name, credit }: Result['course'],
  { oldCodes }: Pick<GradeFacts, 'oldCodes'>,
) => ({
  courseCode,
  courseName: name,
  oldCodes: [...(oldCodes.get(courseCode) ?? [])],
  credit,
});

/** How the process score counts: 折算 68.9，取较高的统考. Empty without one. */
function processNote({ examScore, processScore }: Result['grade']): string {
  if (examScore === null || processScore === null) return '';
  const weighed = weighedScore(examScore, processScore);
  return weighed > examScore ? `折算 ${weighed}，高于统考` : `折算 ${weighed}，取较高的统考`;
}

/** Basis and note of an exemption, `大学英语四级，2025-03-21 批准`; of every other result the note. */
const exemptNote = ({ exemptBasis, note }: Result['grade']): string =>
  [exemptBasis && exemptionBasisNames[exemptBasis], note].filter(Boolean).join('，');

function correctionOf({ correctedFrom, correctedReason, correctedAt }: Result['grade']): Grade['corrected'] {
  if (correctedFrom === null || correctedAt === null) return null;
  return { from: correctedFrom, reason: correctedReason, time: formatDateTime(correctedAt) };
}

/** An exam that is over: its score is expected, or late where `scorePublish` has passed. */
export function shownAwaited(
  { id, course, period }: AwaitedResult,
  facts: Pick<GradeFacts, 'now' | 'oldCodes'>,
): Grade {
  return {
    gradeId: id,
    ...ofCourse(course, facts),
    gradeType: 'EXAM',
    periodId: period.id,
    periodName: period.name,
    publishTime: period.scorePublish > facts.now ? formatDateTime(period.scorePublish) : null,
    ...nothingYet,
  };
}

const namePeriod = (period: Period | null, periodName: string) => ({
  periodId: period?.id ?? null,
  periodName: period?.name ?? periodName,
});

/** A result as the student sees it. Of one that is not published nothing but when it is expected. */
export function shownGrade({ grade, course, period, isPublished }: Result, facts: GradeFacts): Grade {
  const named = {
    gradeId: grade.id,
    ...ofCourse(course, facts),
    gradeType: grade.gradeType,
    ...namePeriod(period, grade.periodName),
    publishTime: formatDateTime(grade.publishTime),
  };
  if (!isPublished) return { ...named, ...nothingYet };
  const { refusal } = reviewEligibility({ grade, period, asked: facts.review !== null }, facts.now);
  const { examScore, processScore, finalScore, level, result } = grade;
  const replaces = facts.countsFor && `顶替 ${facts.countsFor.courseCode} ${facts.countsFor.name}`;
  return {
    ...named,
    ...{ examScore, processScore, finalScore, level, result },
    counted: facts.counted,
    corrected: correctionOf(grade),
    reviewable: refusal === null,
    obstacle: refusal === null || !isReviewed({ grade, period }) ? null : shownObstacle(refusal),
    review: facts.review && {
      ...facts.review,
      replyBefore: period && formatDateTime(answerBefore(period.reviewEnd)),
    },
    note: [exemptNote(grade), replaces, processNote(grade)].filter(Boolean).join('；'),
    // For the list alone, which asks for it once for all results.
    retake: null,
  };
}

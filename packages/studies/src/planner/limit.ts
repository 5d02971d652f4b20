import type { SessionCode } from '@qianwei/api/contract/academic/exam-period';
import { assignmentFor, codesOf, type Study } from './study.ts';

/** Courses that stand in each other's way. */
export interface Conflict {
  /**
   * Courses that cannot all be taken in time for the thesis batch, whatever becomes of the others; empty for a practice
   * whose theory is passed or exempt.
   */
  readonly courseCodes: readonly string[];
  /** The month of graduation when nothing but these courses, with their practices, is to be taken; null when never. */
  readonly graduateMonth: string | null;
}

/** More courses than half-days until then: `periodsNeeded` > `periodsFree`, counted over all of `sessionCodes`. */
interface SessionLimit extends Conflict {
  readonly kind: 'SESSION';
  readonly sessionCodes: readonly SessionCode[];
  readonly periodsNeeded: number;
  readonly periodsFree: number;
}

/** Courses that are not examined in time: the first time in `firstMonth`, or never again when it is null. */
interface OfferLimit extends Conflict {
  readonly kind: 'OFFER';
  readonly firstMonth: string | null;
}

/** More courses than `fitting`, which is what the periods of `months` take, and the half-days of the others. */
interface PeriodLimit extends Conflict {
  readonly kind: 'PERIOD_CAP';
  readonly months: readonly string[];
  /** `maxPerPeriod` of the wishes is the cause, not what the periods allow. */
  readonly isWished: boolean;
  readonly fitting: number;
}

/** A practice of `theoryCode` whose result is too late from the batch of `month` on; null when no such batch is announced. */
interface PracticeLimit extends Conflict {
  readonly kind: 'PRACTICE';
  readonly courseCode: string;
  readonly theoryCode: string;
  readonly month: string | null;
}

/** Courses that stay where they are: `fixed` of `courseCodes` are registered, or pinned to a month. */
interface FixedLimit extends Conflict {
  readonly kind: 'REGISTERED' | 'PIN';
  readonly fixed: readonly string[];
}

/** Months that are skipped, and in which one of `courseCodes` is examined. */
interface SkipLimit extends Conflict {
  readonly kind: 'SKIP';
  readonly months: readonly string[];
}

/**
 * The thesis whose topic is chosen in `month` leads to graduation in `graduateMonth`; everything else is measured by the
 * choice of topics before it. Both are null when no batch is left at all.
 */
interface ThesisLimit {
  readonly kind: 'THESIS';
  readonly month: string | null;
  readonly graduateMonth: string | null;
}

/**
 * A reason why graduation cannot be earlier, or cannot be at all. PIN, SKIP, REGISTERED and PRACTICE, and PERIOD_CAP when
 * it is wished, say in addition that `courseCodes` could be taken in time without what they name: each by itself, or, where
 * that is not enough, all that name the same courses together.
 */
export type Limit =
  | SessionLimit
  | OfferLimit
  | PeriodLimit
  | PracticeLimit
  | FixedLimit
  | SkipLimit
  | ThesisLimit;

/** A limit on courses or practices. */
export type CourseLimit = Exclude<Limit, ThesisLimit>;

/** The conflict of all courses of a study. */
export const conflictOf = (study: Study): Conflict => ({
  courseCodes: codesOf(study.courses),
  graduateMonth:
    study.facts.thesisBatches.find((batch) => assignmentFor(study, batch) !== null)?.graduateMonth ?? null,
});

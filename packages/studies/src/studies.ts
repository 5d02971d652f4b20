/**
 * The arithmetic of a student's way to graduation, pure and the same on both sides: what a portal shows before the server has
 * answered is what the server decides. No React, no DOM, no storage, no clock.
 */
export { meanNeeded, type ScoresSoFar } from './averages.ts';
export { type BasketClash, type BasketSum, basketOf, clashReasonOf, rivalOf } from './basket.ts';
export { chapterWords, chineseNumber } from './chapter-words.ts';
export { isWholeCode, matchCourseText, plainText, startsCode, withoutZeros } from './course-match.ts';
export {
  examNeeded,
  finalScore,
  passScore,
  processPoints,
  processScoreOf,
  processScoreOfParts,
  processShare,
  processWeights,
  weighedScore,
} from './course-score.ts';
export { type SignUpPrices, type StandingSignUp, signUpFee, yuanWords } from './fees.ts';
export { nextLessonWords, placeWords } from './lesson-words.ts';
export { type NextLesson, nextLesson, resumeAt } from './next-lesson.ts';
export { type DegreeFormApply, degreeCommitment, degreeForm } from './papers/degree-form.ts';
export type {
  PaperFields,
  PaperForm,
  PaperList,
  PaperOpinion,
  PaperPart,
  PaperSignature,
  PaperText,
} from './papers/paper-form.ts';
export { graduationCommitment, type RegisterFormApply, registerForm } from './papers/register-form.ts';
export {
  compareWishes,
  noWishes,
  type Preset,
  type Relaxation,
  relaxations,
} from './planner/alternatives.ts';
export { sessions } from './planner/assignment.ts';
export type { Limit } from './planner/limit.ts';
export { type MoveOption, moveOptions } from './planner/moves.ts';
export { fewestInOpening, planWithOpening } from './planner/opening.ts';
export { monthsBetween, type Outcome, outcomeOf } from './planner/outcome.ts';
export { type FeasiblePlan, type PlanResult, planGraduation } from './planner/plan.ts';
export { type SettledWishes, settleWishes } from './planner/settled.ts';
export {
  type CoursePlace,
  choosesTopic,
  codesOf,
  coursePlaceOf,
  dueDayOf,
  type ThesisBatch,
} from './planner/study.ts';
export { mean, meanOfSum, sumScores, tenthsOf } from './tenths.ts';
export {
  levelCounts,
  type ThesisLevel,
  type ThesisMarks,
  thesisCounts,
  thesisLevelOf,
  thesisScoreCounting,
  thesisTotal,
} from './thesis-score.ts';
export { nextUsualMonth } from './usual-months.ts';

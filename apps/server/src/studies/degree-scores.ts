import { levelCounts, mean, sumScores, thesisCounts } from '@qianwei/studies';
import { isThesis, type StudyStanding } from './results.ts';

/** A score that counts in an average. */
export interface CountedScore {
  readonly courseCode: string;
  readonly courseName: string;
  readonly score: number;
}

/** The scores that count for the degree so far, and how many are to come. */
export interface DegreeScores {
  readonly average: number | null;
  readonly sum: number;
  readonly done: number;
  /** Courses and the thesis that will have a score; of electives those that have to be chosen. */
  readonly rest: number;
  readonly thesisCounted: boolean;
}

function countedScore({ best }: StudyStanding, score: number | null | undefined): CountedScore[] {
  if (best === null || score === null || score === undefined) return [];
  return [{ courseCode: best.course.courseCode, courseName: best.course.name, score }];
}

/** Passed courses with a score; exempt ones and those with a level alone have none, and the thesis is not among them. */
export const courseScores = (standings: readonly StudyStanding[]): CountedScore[] =>
  standings.flatMap((standing) =>
    isThesis(standing) || !standing.passed ? [] : countedScore(standing, standing.best?.grade.finalScore),
  );

/** Score that a thesis counts: by its level, even without a number. Null when it is not passed, or is none. */
function thesisCountOf(standing: StudyStanding): number | null {
  if (!isThesis(standing) || !standing.passed || standing.best === null) return null;
  const { level, finalScore } = standing.best.grade;
  if (level !== null) return levelCounts(level);
  return finalScore === null ? null : thesisCounts(finalScore);
}

const thesisScore = (standings: readonly StudyStanding[]): CountedScore[] =>
  standings.flatMap((standing) => countedScore(standing, thesisCountOf(standing)));

/** The scores of 学位均分: those of the courses, and the passed thesis by its level. */
export const degreeTerms = (standings: readonly StudyStanding[]): CountedScore[] => [
  ...courseScores(standings),
  ...thesisScore(standings),
];

/** The mean of counted scores: one decimal, halves up; null of none. */
export const averageOf = (terms: readonly CountedScore[]): number | null =>
  mean(terms.map(({ score }) => score));

/** How the degree average stands by where the student stands in the plan. */
export function degreeScoresOf(standings: readonly StudyStanding[]): DegreeScores {
  const terms = degreeTerms(standings);
  const open = standings.filter(({ passed }) => !passed);
  const passedGroups = new Set(
    standings.flatMap(({ line, passed }) => (passed ? line.line.electiveGroup : [])),
  );
  const openGroups = new Set(open.map(({ line }) => line.line.electiveGroup).filter((group) => group !== ''));
  const groupsLeft = [...openGroups].filter((group) => !passedGroups.has(group)).length;
  return {
    average: averageOf(terms),
    sum: sumScores(terms.map(({ score }) => score)),
    done: terms.length,
    rest: open.filter(({ line }) => line.line.electiveGroup === '').length + groupsLeft,
    thesisCounted: thesisScore(standings).length > 0,
  };
}

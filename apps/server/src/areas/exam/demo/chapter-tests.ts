import { chapterWords } from '@qianwei/studies';
import type { BlueprintPart, test } from '../../../db/schema/exam.ts';
import type { NewQuestion } from '../bank/question-rows.ts';

type NewTest = typeof test.$inferInsert & { id: string };

/** Id of a chapter's test. */
export const chapterTestOf = (chapterId: string) => `${chapterId}-test`;

/** Questions of a chapter test, where the chapter has as many; fewer than `minQuestions` make none. */
const maxQuestions = 12;
const minQuestions = 5;

/** How many questions of each type, and their points; 100 together. */
type Points = readonly [single: number, multiple: number, judge: number];
const counts: Points = [7, 2, 3];
const usualPoints: Points = [8, 10, 8];
/** Points that make an odd score, and one that ends in 8, possible. */
const oddPoints: Points = [9, 11, 5];
const evenPoints: Points = [10, 9, 4];

/** Chapters whose best score in the demo is not reached with the usual points. */
const otherPoints: Readonly<Record<string, Points>> = {
  '04735-c02': oddPoints,
  '04735-c03': evenPoints,
  '04735-c05': oddPoints,
  '04735-c07': oddPoints,
  '13003-c02': oddPoints,
  '13003-c05': oddPoints,
  '02324-c03': evenPoints,
  '13180-c01': oddPoints,
  '13180-c02': oddPoints,
  '15040-c01': oddPoints,
};

const types = ['SINGLE', 'MULTIPLE', 'JUDGE'] as const;

/** As equal as whole points allow: the first questions get one less than the last. */
function shared(available: readonly number[]): BlueprintPart[] {
  const total = Math.min(
    maxQuestions,
    available.reduce((sum, count) => sum + count, 0),
  );
  const base = Math.floor(100 / total);
  const higher = 100 - base * total;
  const order = types.flatMap((type, index) => Array.from({ length: available[index] ?? 0 }, () => type));
  const parts = new Map<string, BlueprintPart>();
  for (const [index, questionType] of order.slice(0, total).entries()) {
    const score = index < total - higher ? base : base + 1;
    const part = parts.get(`${questionType} ${score}`) ?? { questionType, count: 0, score };
    parts.set(`${questionType} ${score}`, { ...part, count: part.count + 1 });
  }
  return [...parts.values()];
}

function blueprintOf(chapterId: string, questions: readonly NewQuestion[]): BlueprintPart[] {
  const own = questions.filter((row) => row.chapterId === chapterId && row.materialId === null);
  const available = types.map((type) => own.filter((row) => row.type === type).length);
  if (available.reduce((sum, count) => sum + count, 0) < minQuestions) return [];
  const points = otherPoints[chapterId] ?? usualPoints;
  const isFull = counts.every((count, index) => (available[index] ?? 0) >= count);
  if (!isFull) return shared(available);
  return types.map((questionType, index) => ({
    questionType,
    count: counts[index] ?? 0,
    score: points[index] ?? 0,
  }));
}

/** A chapter with the number that its test is called by. */
export interface TestedChapter {
  readonly id: string;
  readonly courseId: string;
  readonly no: number;
}

/** The tests of chapters that have questions enough: objective ones, as often as one likes, the best counts (screens §5). */
export function chapterTests(
  chapters: readonly TestedChapter[],
  questions: readonly NewQuestion[],
): NewTest[] {
  return chapters.flatMap(({ id, courseId, no }) => {
    const blueprint = blueprintOf(id, questions);
    if (blueprint.length === 0) return [];
    return {
      id: chapterTestOf(id),
      courseId,
      chapterId: id,
      name: `${chapterWords(no)}测验`,
      type: 'CHAPTER' as const,
      blueprint,
      totalScore: 100,
      passScore: 60,
      minutes: 30,
      maxTry: 0,
    };
  });
}

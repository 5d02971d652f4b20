import type { QuestionType } from '@qianwei/api/contract/exam/question';
import type { BlueprintPart, FrozenPaper, PaperEntry } from '../../../../db/schema/exam.ts';
import type { question } from '../../../../db/schema/question.ts';
import { shareScore } from './share-score.ts';
import { pickSpread } from './shuffle.ts';

/** Columns of a question that drawing needs. */
export type DrawableQuestion = Pick<
  typeof question.$inferSelect,
  'id' | 'code' | 'type' | 'chapterId' | 'score' | 'answer' | 'materialId' | 'position'
>;

/** The bank has fewer questions of a type than the blueprint asks for. */
export class BankTooSmall extends Error {
  override readonly name = 'BankTooSmall';

  constructor(
    readonly questionType: QuestionType,
    readonly need: number,
    readonly have: number,
  ) {
    super(
      `The bank has ${have} questions of type ${questionType} to draw from, the blueprint asks for ${need}`,
    );
  }
}

const blanksOf = ({ answer }: DrawableQuestion) => (answer.kind === 'BLANKS' ? answer.accepted.length : 0);

/**
 * Draws a paper: the same questions, blueprint and seed give the same paper, in whatever order the questions come.
 * Each part spreads over the chapters; a BLANK part takes questions with one blank, so that each part has exactly
 * `count` × `score` points; a MATERIAL part yields one entry for each sub-question, all with the material's number,
 * and takes materials that have the part's score before it scales others to it. Throws BankTooSmall.
 */
export function drawPaper(request: {
  questions: readonly DrawableQuestion[];
  blueprint: readonly BlueprintPart[];
  seed: string;
}): FrozenPaper {
  const { questions, blueprint, seed } = request;
  const taken = new Set<string>();
  const entries: PaperEntry[] = [];
  let number = 0;
  for (const [part, wanted] of blueprint.entries()) {
    for (const drawn of drawPart(questions, wanted, `${seed}\n${part}`, taken)) {
      number += 1;
      taken.add(drawn.id);
      for (const entry of entriesOf(drawn, wanted.score, questions)) entries.push({ ...entry, part, number });
    }
  }
  return { blueprint: [...blueprint], entries };
}

function drawPart(
  questions: readonly DrawableQuestion[],
  { questionType, count, score }: BlueprintPart,
  seed: string,
  taken: ReadonlySet<string>,
): DrawableQuestion[] {
  const free = questions.filter(
    (item) =>
      item.type === questionType &&
      item.materialId === null &&
      !taken.has(item.id) &&
      (questionType !== 'BLANK' || blanksOf(item) === 1),
  );
  if (free.length < count) throw new BankTooSmall(questionType, count, free.length);
  const fitting = free.filter((item) => item.score === score);
  const pool = questionType === 'MATERIAL' && fitting.length >= count ? fitting : free;
  return pickSpread(pool, count, seed, {
    key: ({ code }) => code,
    group: ({ chapterId }) => chapterId ?? '',
  });
}

function entriesOf(
  drawn: DrawableQuestion,
  score: number,
  questions: readonly DrawableQuestion[],
): Pick<PaperEntry, 'questionId' | 'score' | 'materialId'>[] {
  if (drawn.type !== 'MATERIAL') return [{ questionId: drawn.id, score, materialId: null }];
  const parts = questions
    .filter(({ materialId }) => materialId === drawn.id)
    .sort((a, b) => a.position - b.position);
  const scores = shareScore(
    score,
    parts.map((part) => part.score),
  );
  return parts.map(({ id }, index) => ({ questionId: id, score: scores[index] ?? 0, materialId: drawn.id }));
}

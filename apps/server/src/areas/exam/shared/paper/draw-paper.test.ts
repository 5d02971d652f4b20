import { questionTypes } from '@qianwei/api/contract/exam/question';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BlueprintPart } from '../../../../db/schema/exam.ts';
import { BankTooSmall, type DrawableQuestion, drawPaper } from './draw-paper.ts';
import { shareScore } from './share-score.ts';

const tenths = (score: number) => Math.round(score * 10);
const sum = (scores: readonly number[]) => scores.reduce((total, score) => total + tenths(score), 0) / 10;

function one(row: Partial<DrawableQuestion> & Pick<DrawableQuestion, 'id' | 'type'>): DrawableQuestion {
  const answer =
    row.type === 'BLANK'
      ? { kind: 'BLANKS' as const, accepted: [['x']] }
      : { kind: 'KEY' as const, key: 'A' };
  return { code: row.id, chapterId: 'c1', score: 2, answer, materialId: null, position: 0, ...row };
}

/** A bank of 40 of each type over eight chapters; materials have two to five sub-questions. */
const bank: DrawableQuestion[] = questionTypes.flatMap((type) =>
  Array.from({ length: 40 }, (_, index) => {
    const id = `${type}-${index}`;
    const row = one({
      id,
      type,
      chapterId: `c${index % 8}`,
      score: type === 'MATERIAL' ? 10 + (index % 3) : 2,
    });
    if (type !== 'MATERIAL') return [row];
    const parts = Array.from({ length: 2 + (index % 4) }, (__, at) =>
      one({ id: `${id}-${at}`, type: 'SHORT', materialId: id, position: at + 1, score: 1 + at * 1.5 }),
    );
    return [row, ...parts];
  }).flat(),
);

const parts = fc.array(
  fc.record({
    questionType: fc.constantFrom(...questionTypes),
    count: fc.integer({ min: 1, max: 6 }),
    score: fc.integer({ min: 5, max: 250 }).map((value) => value / 10),
  }),
  { minLength: 1, maxLength: 6 },
);
const seed = fc.string({ minLength: 1, maxLength: 40 });
const pointsOf = (blueprint: readonly BlueprintPart[]) =>
  sum(blueprint.flatMap(({ count, score }) => Array<number>(count).fill(score)));

it('the same seed draws the same paper, in whatever order the bank is read', () => {
  fc.assert(
    fc.property(
      parts,
      seed,
      fc.shuffledSubarray(bank, { minLength: bank.length }),
      (blueprint, of, shuffled) => {
        expect(drawPaper({ questions: shuffled, blueprint, seed: of })).toEqual(
          drawPaper({ questions: bank, blueprint, seed: of }),
        );
      },
    ),
    { numRuns: 30 },
  );
});

it('another seed draws another paper', () => {
  const blueprint: BlueprintPart[] = [{ questionType: 'SINGLE', count: 15, score: 2 }];
  const drawn = Array.from({ length: 100 }, (_, index) =>
    JSON.stringify(drawPaper({ questions: bank, blueprint, seed: `${index}` })),
  );
  expect(new Set(drawn).size).toBe(100);
});

it('the points are exactly the blueprint’s, no question comes twice, and numbers run from 1', () => {
  fc.assert(
    fc.property(parts, seed, (blueprint, of) => {
      const { entries } = drawPaper({ questions: bank, blueprint, seed: of });
      expect(sum(entries.map(({ score }) => score))).toBe(pointsOf(blueprint));
      expect(new Set(entries.map(({ questionId }) => questionId)).size).toBe(entries.length);
      const numbers = [...new Set(entries.map(({ number }) => number))];
      expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
      expect(numbers).toHaveLength(blueprint.reduce((total, { count }) => total + count, 0));
      for (const { score } of entries) expect(score).toBe(tenths(score) / 10);
    }),
    { numRuns: 60 },
  );
});

it('each part spreads over the chapters', () => {
  fc.assert(
    fc.property(seed, (of) => {
      const blueprint: BlueprintPart[] = [{ questionType: 'SINGLE', count: 12, score: 2 }];
      const chapters = drawPaper({ questions: bank, blueprint, seed: of }).entries.map(
        ({ questionId }) => bank.find(({ id }) => id === questionId)?.chapterId,
      );
      const counts = Array.from({ length: 8 }, (_, no) => chapters.filter((id) => id === `c${no}`).length);
      expect(Math.min(...counts)).toBe(1);
      expect(Math.max(...counts)).toBe(2);
    }),
    { numRuns: 20 },
  );
});

it('the sub-questions of a material share its number and stay in order', () => {
  const { entries } = drawPaper({
    questions: bank,
    blueprint: [
      { questionType: 'SINGLE', count: 2, score: 2 },
      { questionType: 'MATERIAL', count: 1, score: 12 },
    ],
    seed: 'any',
  });
  const [first, ...others] = entries.slice(2);
  expect(first).toMatchObject({ number: 3, part: 1, questionId: `${first?.materialId}-0` });
  expect(others.map(({ number, questionId }) => [number, questionId])).toEqual(
    others.map((_, index) => [3, `${first?.materialId}-${index + 1}`]),
  );
});

it('materials that have the wanted score come before others are scaled', () => {
  const blueprint: BlueprintPart[] = [{ questionType: 'MATERIAL', count: 3, score: 11 }];
  for (let of = 0; of < 20; of += 1) {
    const { entries } = drawPaper({ questions: bank, blueprint, seed: `${of}` });
    for (const { materialId } of entries) expect(bank.find(({ id }) => id === materialId)?.score).toBe(11);
  }
});

it('a BLANK part takes questions with one blank, so that its points come out exactly', () => {
  const two = one({ id: 'two', type: 'BLANK', answer: { kind: 'BLANKS', accepted: [['a'], ['b']] } });
  const blueprint: BlueprintPart[] = [{ questionType: 'BLANK', count: 1, score: 1 }];
  const questions = [two, one({ id: 'one', type: 'BLANK' })];
  for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
    const { entries } = drawPaper({ questions, blueprint, seed });
    expect(entries.map(({ questionId }) => questionId)).toEqual(['one']);
  }
});

it('a bank that is too small is refused with what is missing', () => {
  const questions = bank.filter(({ type }) => type === 'SINGLE').slice(0, 3);
  const draw = () =>
    drawPaper({ questions, blueprint: [{ questionType: 'SINGLE', count: 4, score: 2 }], seed: 's' });
  expect(draw).toThrow(BankTooSmall);
  expect(draw).toThrow(expect.objectContaining({ questionType: 'SINGLE', need: 4, have: 3 }));
});

it('shares sum exactly, in half points when that is possible, and nobody goes without', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(weights, fc.integer({ min: 12, max: 500 }), (weight, total) => {
      const shares = shareScore(total / 10, weight);
      expect(sum(shares)).toBe(total / 10);
      expect(Math.min(...shares)).toBeGreaterThan(0);
    }),
  );
  expect(shareScore(12, [1, 1, 2, 6])).toEqual([1, 1, 2.5, 7.5]);
  expect(shareScore(22, [1, 6, 6, 6, 2, 1])).toEqual([1, 6, 6, 6, 2, 1]);
  expect(() => shareScore(0.2, [1, 1, 1])).toThrow(RangeError);
});

import { setImmediate as turn } from 'node:timers/promises';
import { likenessTo } from '@qianwei/api/contract/thesis/title-likeness';
import type { SimilarTitle } from '@qianwei/api/contract/thesis/topic';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../testing/seeded-random.ts';
import { comparedPerTurn, createTitleIndex, type EarlierTitle } from './title-index.ts';

const all = { since: 2023, exceptId: '', from: 0.5, max: 5 };

/** Each title compared with each, as the rule has it. */
function compared(title: string, titles: readonly (EarlierTitle & { id: string })[]): SimilarTitle[] {
  const likeness = likenessTo(title);
  const latest = new Map<string, SimilarTitle>();
  for (const { id, ...earlier } of titles) {
    const rate = likeness(earlier.title);
    if (id === 'own' || earlier.year < all.since || rate < all.from) continue;
    const found = latest.get(earlier.title);
    if (found === undefined || found.year < earlier.year) latest.set(earlier.title, { ...earlier, rate });
  }
  return [...latest.values()]
    .sort((a, b) => b.rate - a.rate || b.year - a.year || (a.title < b.title ? -1 : 1))
    .slice(0, all.max);
}

const words = [
  '基于',
  '微信',
  '小程序',
  '的',
  '社区',
  '校园',
  '图书',
  '漂流',
  '平台',
  '设计',
  '与',
  '实现',
  '研究',
  'Spring Boot ',
  '２０２５',
];
const someTitle = fc
  .array(fc.constantFrom(...words), { minLength: 0, maxLength: 9 })
  .map((parts) => parts.join(''));

describe('titles like a typed one, /thesis/chooseTopic', () => {
  it('are those that a comparison with each one finds, whatever was added, changed and taken away', async () => {
    const step = fc.record({
      id: fc.constantFrom('own', 'a', 'b', 'c', 'd', 'e', 'f', 'g'),
      title: fc.oneof(someTitle, fc.constant(null)),
      year: fc.integer({ min: 2021, max: 2026 }),
    });
    await fc.assert(
      fc.asyncProperty(someTitle, fc.array(step, { maxLength: 25 }), async (title, steps) => {
        const index = createTitleIndex();
        const stored = new Map<string, EarlierTitle & { id: string }>();
        for (const { id, title: set, year } of steps) {
          stored.delete(id);
          if (set === null) index.delete(id);
          else {
            index.set(id, { title: set, year, majorName: '某' });
            stored.set(id, { id, title: set, year, majorName: '某' });
          }
        }
        expect(index.size).toBe(stored.size);
        expect(await index.like(title, { ...all, exceptId: 'own' })).toEqual(
          compared(title, [...stored.values()]),
        );
      }),
      { numRuns: 400 },
    );
  });

  it('among 60,000 are found with a turn for others after each two thousand, in a fifth of the time of a comparison with each', async () => {
    const random = seededRandom(60_000);
    const titles = Array.from({ length: 60_000 }, (_, at) => ({
      id: `t${at}`,
      title: `${Array.from({ length: 8 }, () => words[random.below(words.length)]).join('')}${at}`,
      ...{ year: 2025, majorName: '某' },
    }));
    const index = createTitleIndex();
    for (const { id, ...earlier } of titles) index.set(id, earlier);
    const typed = '基于微信小程序的社区图书漂流平台设计与实现';
    const run = { isOver: false, turns: 0 };
    const others = (async () => {
      while (!run.isOver) {
        await turn();
        run.turns += 1;
      }
    })();
    const begin = performance.now();
    const found = await index.like(typed, all);
    const indexed = performance.now() - begin;
    run.isOver = true;
    await others;
    const plainBegin = performance.now();
    const plain = compared(typed, titles);
    const eachOne = performance.now() - plainBegin;
    expect(found).toEqual(plain);
    expect(found).not.toEqual([]);
    expect(run.turns).toBeGreaterThanOrEqual(60_000 / comparedPerTurn - 1);
    expect(indexed / eachOne).toBeLessThan(0.2);
  }, 60_000);
});

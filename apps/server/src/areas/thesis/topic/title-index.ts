import { setImmediate as turn } from 'node:timers/promises';
import { likenessOf, pairsOf } from '@qianwei/api/contract/thesis/title-likeness';
import type { SimilarTitle } from '@qianwei/api/contract/thesis/topic';

/** A title of an earlier thesis. */
export type EarlierTitle = Omit<SimilarTitle, 'rate'>;

/** Choice of the titles that are compared. */
interface TitleChoice {
  /** The first year that counts. */
  readonly since: number;
  /** Title that is left out, by its id. */
  readonly exceptId: string;
  /** The least likeness of those that are returned, 0–1, and how many they are at most. */
  readonly from: number;
  readonly max: number;
}

/** Titles in memory, each ready to be compared. */
export interface TitleIndex {
  /** Titles that it has. */
  readonly size: number;
  /** Adds a title, or puts it in the place of the one of the same id. */
  set(id: string, earlier: EarlierTitle): void;
  delete(id: string): void;
  /**
   * Compares a title with all, as `likenessTo` does, and returns the most similar, each title once, of its latest year. The event loop
   * has a turn after `comparedPerTurn` of them.
   */
  like(title: string, choice: TitleChoice): Promise<SimilarTitle[]>;
}

/** Titles that are compared without a turn of the event loop: some ms of work. */
export const comparedPerTurn = 2_000;

interface IndexedTitle extends EarlierTitle {
  readonly id: string;
  /** Numbers of its pairs. */
  readonly pairs: Uint32Array;
}

/** The most similar ones, each title once, of its latest year. */
function mostSimilar(found: readonly SimilarTitle[], max: number): SimilarTitle[] {
  const best = new Map<string, SimilarTitle>();
  const sorted = found.toSorted((a, b) => b.rate - a.rate || b.year - a.year || (a.title < b.title ? -1 : 1));
  for (const similar of sorted) {
    if (best.size === max) break;
    if (!best.has(similar.title)) best.set(similar.title, similar);
  }
  return [...best.values()];
}

/**
 * Creates an index without titles. Each pair of letters has a number, so that comparing a title is one look into a table for each of
 * its some twenty pairs; 60,000 titles are compared in the time in which their pairs could be found for a few hundred.
 */
export function createTitleIndex(): TitleIndex {
  const titles = new Map<string, IndexedTitle>();
  const numbers = new Map<string, number>();
  const numberOf = (pair: string): number => {
    const number = numbers.get(pair) ?? numbers.size;
    numbers.set(pair, number);
    return number;
  };
  return {
    get size() {
      return titles.size;
    },
    set(id, { title, year, majorName }) {
      const pairs =
        titles.get(id)?.title === title ? titles.get(id)?.pairs : Uint32Array.from(pairsOf(title), numberOf);
      if (pairs !== undefined) titles.set(id, { id, title, year, majorName, pairs });
    },
    delete(id) {
      titles.delete(id);
    },
    async like(title, { since, exceptId, from, max }) {
      const own = pairsOf(title);
      const isOwn = new Uint8Array(numbers.size);
      for (const pair of own) {
        const number = numbers.get(pair);
        if (number !== undefined) isOwn[number] = 1;
      }
      const all = [...titles.values()];
      let best: SimilarTitle[] = [];
      for (let begin = 0; begin < all.length; begin += comparedPerTurn) {
        if (begin > 0) await turn();
        const found: SimilarTitle[] = [];
        // Those below the last of a full list cannot get into it.
        const needed = best.length < max ? from : (best.at(-1)?.rate ?? from);
        for (const earlier of all.slice(begin, begin + comparedPerTurn)) {
          if (earlier.year < since || earlier.id === exceptId) continue;
          let common = 0;
          for (const number of earlier.pairs) common += isOwn[number] ?? 0;
          const rate = likenessOf(common, own.length, earlier.pairs.length);
          if (rate >= needed)
            found.push({ title: earlier.title, year: earlier.year, majorName: earlier.majorName, rate });
        }
        best = mostSimilar([...best, ...found], max);
      }
      return best;
    },
  };
}

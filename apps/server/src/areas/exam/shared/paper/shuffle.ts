import { createHash } from 'node:crypto';

/** The items in an order that depends only on the seed and their keys, so that it can be repeated. */
export function shuffle<Item>(items: readonly Item[], seed: string, keyOf: (item: Item) => string): Item[] {
  const rank = (item: Item) =>
    createHash('sha256')
      .update(`${seed}\n${keyOf(item)}`)
      .digest('hex');
  return items
    .map((item) => ({ item, rank: rank(item) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ item }) => item);
}

/**
 * `count` of the items, spread over their groups: the first of each group, then the second of each, and so on; which
 * ones and in which order, the seed decides. Fewer when there are fewer.
 */
export function pickSpread<Item>(
  items: readonly Item[],
  count: number,
  seed: string,
  by: { key: (item: Item) => string; group: (item: Item) => string },
): Item[] {
  const groups = new Map<string, Item[]>();
  for (const item of shuffle(items, seed, by.key))
    groups.set(by.group(item), [...(groups.get(by.group(item)) ?? []), item]);
  // By what is in a group: its name may be an id that differs in every installation.
  const inTurn = shuffle([...groups.values()], seed, ([first]) => (first === undefined ? '' : by.key(first)));
  const rounds = Math.max(0, ...inTurn.map((group) => group.length));
  const spread = Array.from({ length: rounds }, (_, round) =>
    inTurn.flatMap((group) => group.slice(round, round + 1)),
  ).flat();
  return shuffle(spread.slice(0, count), `${seed}\norder`, by.key);
}

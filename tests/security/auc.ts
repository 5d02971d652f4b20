/**
 * How well a measure shows which of two groups a value is from: the probability that one of `a` is larger
 * than one of `b`, or the other way round, whichever is more (0.5: not at all, 1: always).
 */
export function areaUnderCurve(a: readonly number[], b: readonly number[]): number {
  const ranked = [
    ...a.map((value) => ({ value, first: true })),
    ...b.map((value) => ({ value, first: false })),
  ].sort((left, right) => left.value - right.value);
  let rankSum = 0;
  for (let from = 0; from < ranked.length; ) {
    let to = from;
    while (to < ranked.length && ranked[to]?.value === ranked[from]?.value) to += 1;
    const rank = (from + 1 + to) / 2;
    rankSum += rank * ranked.slice(from, to).filter(({ first }) => first).length;
    from = to;
  }
  const area = (rankSum - (a.length * (a.length + 1)) / 2) / (a.length * b.length);
  return Math.max(area, 1 - area);
}

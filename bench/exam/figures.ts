/** Of some times in ms: the value that this share of them does not exceed. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** `p50 2.1 ms   p95 4.0 ms   p99 8.3 ms ≤ 250`; the mark is for p99. */
export function spread(times: readonly number[], max?: number): string {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(times, share)) as [
    number,
    number,
    number,
  ];
  const verdict = max === undefined ? '' : ` ${p99 <= max ? '≤' : '>'} ${max}`;
  return `p50 ${p50.toFixed(1)} ms   p95 ${p95.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms${verdict}`;
}

/** `name   figure   figure`, in columns like the other measurements. */
export const line = (name: string, ...figures: string[]) => [name.padEnd(26), ...figures].join('   ');

/** `182 MB ≤ 250`. */
export const atMost = (value: number, max: number, unit = '', digits = 0) =>
  `${value.toFixed(digits)}${unit} ${value <= max ? '≤' : '>'} ${max}`;

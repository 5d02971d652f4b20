import { line, spread } from './figures.ts';
import type { Calls } from './on-time.ts';

/** Prints how long calls took, against a p99 in ms, and what became of those that failed. */
export function printCalls(name: string, { times, failed, resent }: Calls, maxP99: number): void {
  const count = Object.values(failed).reduce((sum, failures) => sum + failures, 0);
  const slowest = times.reduce((max, time) => Math.max(max, time), 0);
  console.log(
    line(
      name,
      `${times.length}`,
      spread(times, maxP99),
      `max ${slowest.toFixed(1)} ms`,
      `failed ${count}`,
      `resent ${resent}`,
    ),
  );
  for (const [what, often] of Object.entries(failed)) console.log(`  ${often} × ${what}`);
}

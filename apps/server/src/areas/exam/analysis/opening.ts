import type { test } from '../../../db/schema/exam.ts';

/** What decides when the analysis of a test opens. */
export interface OpeningFacts {
  readonly test: Pick<typeof test.$inferSelect, 'analysisRule' | 'maxTry'>;
  /** When the test closes, its batch taken in; null when it never does. */
  readonly closeTime: Date | null;
  /** Tries of this test and batch that are over, the void ones among them. */
  readonly triesOver: number;
}

/** Whether right answers may be shown: at once, or when the test has closed or the last try is over. */
export function isAnalysisOpen({ test, closeTime, triesOver }: OpeningFacts, now: Date): boolean {
  if (test.analysisRule === 'AT_ONCE') return true;
  if (closeTime !== null && now >= closeTime) return true;
  return test.maxTry > 0 && triesOver >= test.maxTry;
}

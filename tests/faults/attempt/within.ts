/**
 * A time, ms, within which something must have come. `pnpm test:faults` judges by it; CI has no pass or fail by the clock
 * (`FAULTS_UNTIMED`) and waits for a minute.
 */
export const within = (ms: number): number => (process.env.FAULTS_UNTIMED === '1' ? 60_000 : ms);

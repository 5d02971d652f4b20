import process from 'node:process';

/** The gate runs the fault scenarios on every push: shorter, and without pass or fail by the clock. */
const isGate = process.env.FAULTS_IN_GATE === '1';

/** How often a scenario does something: `all` in `pnpm test:faults`, `inGate` in the gate. */
export const rounds = (all: number, inGate: number): number => (isGate ? inGate : all);

/** A time, ms, within which something must have come. `pnpm test:faults` judges by it; the gate waits for a minute. */
export const within = (ms: number): number => (isGate ? 60_000 : ms);

import type { Receipt } from '@qianwei/api/contract/exam/attempt';

/** The state of a submitted attempt. */
export type Standing = Pick<Receipt, 'status' | 'score' | 'passed'>;

/** The effects that `followScore` needs. */
export interface ScoreWatch {
  /** Null while the server does not list the attempt. */
  ask(): Promise<Standing | null>;
  wait(milliseconds: number): Promise<void>;
  /** Resolves as soon as the page is visible. */
  seen(): Promise<void>;
  /** A random number from 0 to 1. */
  random(): number;
}

/**
 * Milliseconds before each poll. The server scores once a burst has passed, and at once for a student who asks: the
 * first poll comes when most attempts are scored anyway. Half of each pause is random, so that students who submitted
 * together do not poll together.
 */
const pauses = [40_000, 60_000, 90_000, 120_000, 120_000];

/** Polls until the attempt has been scored; null when that has not happened after a few minutes on the visible page. */
export async function followScore({ ask, wait, seen, random }: ScoreWatch): Promise<Standing | null> {
  for (const pause of pauses) {
    await wait(pause / 2 + (pause / 2) * random());
    await seen();
    const standing = await ask().catch(() => null);
    if (standing !== null && standing.status !== 'SUBMITTED') return standing;
  }
  return null;
}

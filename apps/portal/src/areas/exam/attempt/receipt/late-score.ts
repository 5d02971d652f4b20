import type { Receipt } from '@qianwei/api/contract/exam/attempt';

/** How an attempt stands that was handed in. */
export type Standing = Pick<Receipt, 'status' | 'score' | 'passed'>;

/** What `followScore` stands on. */
export interface ScoreWatch {
  /** Null while the server does not name the attempt. */
  ask(): Promise<Standing | null>;
  wait(milliseconds: number): Promise<void>;
  /** Resolves as soon as somebody can see the page. */
  seen(): Promise<void>;
  /** A number from 0 to 1, each time another. */
  random(): number;
}

/**
 * Milliseconds before each question. The server scores once a rush has passed, and at once for a student who asks: the
 * first question comes when most are scored anyway. Half of each pause is by chance, so that those who handed in
 * together do not ask together.
 */
const pauses = [40_000, 60_000, 90_000, 120_000, 120_000];

/** Asks until the attempt has been scored; gives null when that has not come after a few minutes of looking at the page. */
export async function followScore({ ask, wait, seen, random }: ScoreWatch): Promise<Standing | null> {
  for (const pause of pauses) {
    await wait(pause / 2 + (pause / 2) * random());
    await seen();
    const standing = await ask().catch(() => null);
    if (standing !== null && standing.status !== 'SUBMITTED') return standing;
  }
  return null;
}

import sha256 from 'crypto-js/sha256.js';

/** What `GET /v1/code?codeType=WORK` hands out. */
export interface CaptchaWork {
  challenge: string;
  /** Zero bits that the hash begins with, 1 to 20. */
  difficulty: number;
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const candidates = digits.length ** 4;

/** Milliseconds of work without a pause, so that a page still answers while it goes on. */
const sliceMs = 8;
/** Hashes between two looks at the clock: a fraction of a millisecond, also before the code is warm. */
const batch = 16;

const candidate = (number: number) =>
  [3, 2, 1, 0].map((place) => digits[Math.floor(number / digits.length ** place) % digits.length]).join('');

const isAnswer = ({ challenge, difficulty }: CaptchaWork, code: string) =>
  (sha256(`${challenge}:${code}`).words[0] ?? 0) >>> (32 - difficulty) === 0;

const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Finds the `code` that answers a challenge, in slices that never hold the page up; about 2^difficulty hashes, of
 * which a phone makes some 100,000 in a second. Null when none of the 36^4 codes answers it, which happens once in
 * 370,000 challenges of 17 bits: ask for another. Rejects with the signal's reason when it is aborted.
 */
export async function solveCaptchaWork(work: CaptchaWork, signal?: AbortSignal): Promise<string | null> {
  let next = 0;
  while (next < candidates) {
    signal?.throwIfAborted();
    const until = performance.now() + sliceMs;
    while (next < candidates && performance.now() < until) {
      const end = Math.min(candidates, next + batch);
      for (; next < end; next += 1) {
        const code = candidate(next);
        if (isAnswer(work, code)) return code;
      }
    }
    await pause();
  }
  return null;
}

import sha256 from 'crypto-js/sha256.js';

/** The answer of `GET /v1/code?codeType=WORK`. */
export interface CaptchaWork {
  challenge: string;
  /** How many zero bits the hash must begin with, 1 to 20. */
  difficulty: number;
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const candidates = digits.length ** 4;

/** Milliseconds of work without a pause, so that the page stays responsive. */
const sliceMs = 8;
/** Hashes between two reads of the clock: a fraction of a millisecond, also before the code is optimised. */
const batch = 16;

const candidate = (number: number) =>
  [3, 2, 1, 0].map((place) => digits[Math.floor(number / digits.length ** place) % digits.length]).join('');

const isAnswer = ({ challenge, difficulty }: CaptchaWork, code: string) =>
  (sha256(`${challenge}:${code}`).words[0] ?? 0) >>> (32 - difficulty) === 0;

const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Finds the `code` that answers a challenge, in slices that never block the page; about 2^difficulty hashes, of
 * which a phone computes some 100,000 in a second. Null when none of the 36^4 codes answers it, which happens once in
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

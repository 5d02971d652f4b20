import { solveCaptchaWork } from '@qianwei/api/captcha-work';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWorkDone } from './captcha-work.ts';

const digits = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = (count: number) =>
  Array.from({ length: count }, (_, number) =>
    [3, 2, 1, 0].map((place) => digits[Math.floor(number / 36 ** place) % 36]).join(''),
  );

it('F4 the browser finds the first code that the server takes, whatever the challenge', async () => {
  await fc.assert(
    fc.asyncProperty(fc.base64String(), fc.integer({ min: 1, max: 9 }), async (challenge, difficulty) => {
      const first = codes(36 ** 2 * 8).find((code) => isWorkDone(challenge, code, difficulty));
      expect(await solveCaptchaWork({ challenge, difficulty })).toBe(first);
    }),
    { numRuns: 40, seed: 4 },
  );
});

it('F4 work that is taken back stops', async () => {
  const stop = new AbortController();
  const solved = solveCaptchaWork({ challenge: 'stopped', difficulty: 32 }, stop.signal);
  stop.abort(new Error('taken back'));
  await expect(solved).rejects.toThrow('taken back');
});

import { expect, it, vi } from 'vitest';
import { followScore, type ScoreWatch, type Standing } from './late-score.ts';

const early: Standing = { status: 'SUBMITTED', score: null, passed: null };
const scored: Standing = { status: 'GRADED', score: 86, passed: true };

function watch(part: Partial<ScoreWatch> = {}) {
  const waited: number[] = [];
  return {
    waited,
    ask: vi.fn(async (): Promise<Standing | null> => early),
    wait: async (milliseconds: number) => void waited.push(milliseconds),
    seen: async () => {},
    random: () => 1,
    ...part,
  };
}

it('polls with growing pauses until the score is there, even when a poll fails', async () => {
  const ask = vi
    .fn(async (): Promise<Standing | null> => scored)
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValueOnce(null)
    .mockResolvedValueOnce(early);
  const attempt = watch({ ask });
  expect(await followScore(attempt)).toEqual(scored);
  expect(attempt.waited).toEqual([40_000, 60_000, 90_000, 120_000]);
});

it('students who submitted together do not poll together', async () => {
  const first = watch({ random: () => 0, ask: async () => scored });
  const last = watch({ random: () => 0.99, ask: async () => scored });
  await Promise.all([followScore(first), followScore(last)]);
  expect([first.waited[0], last.waited[0]]).toEqual([20_000, 39_800]);
});

it('an attempt that waits for marking is not polled any further', async () => {
  const marking: Standing = { status: 'MARKING', score: null, passed: null };
  expect(await followScore(watch({ ask: async () => marking }))).toEqual(marking);
});

it('a hidden page does not poll', async () => {
  let show = () => {};
  const attempt = watch({
    ask: vi.fn(async () => scored),
    seen: () =>
      new Promise((resolve) => {
        show = resolve;
      }),
  });
  const found = followScore(attempt);
  await expect.poll(() => attempt.waited).toHaveLength(1);
  expect(attempt.ask).not.toHaveBeenCalled();
  show();
  expect(await found).toEqual(scored);
});

it('gives up after a few minutes', async () => {
  const attempt = watch();
  expect(await followScore(attempt)).toBeNull();
  expect(attempt.ask).toHaveBeenCalledTimes(5);
});

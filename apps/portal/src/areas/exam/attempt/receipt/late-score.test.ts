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

it('asks with growing pauses until the score is there, whatever one question comes to', async () => {
  const ask = vi
    .fn(async (): Promise<Standing | null> => scored)
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValueOnce(null)
    .mockResolvedValueOnce(early);
  const one = watch({ ask });
  expect(await followScore(one)).toEqual(scored);
  expect(one.waited).toEqual([40_000, 60_000, 90_000, 120_000]);
});

it('those who handed in together do not ask together', async () => {
  const first = watch({ random: () => 0, ask: async () => scored });
  const last = watch({ random: () => 0.99, ask: async () => scored });
  await Promise.all([followScore(first), followScore(last)]);
  expect([first.waited[0], last.waited[0]]).toEqual([20_000, 39_800]);
});

it('an answer that waits for marking has been scored as far as the server can', async () => {
  const marking: Standing = { status: 'MARKING', score: null, passed: null };
  expect(await followScore(watch({ ask: async () => marking }))).toEqual(marking);
});

it('nobody is asked for a page that nobody sees', async () => {
  let show = () => {};
  const one = watch({
    ask: vi.fn(async () => scored),
    seen: () =>
      new Promise((resolve) => {
        show = resolve;
      }),
  });
  const found = followScore(one);
  await expect.poll(() => one.waited).toHaveLength(1);
  expect(one.ask).not.toHaveBeenCalled();
  show();
  expect(await found).toEqual(scored);
});

it('gives up after a few minutes', async () => {
  const one = watch();
  expect(await followScore(one)).toBeNull();
  expect(one.ask).toHaveBeenCalledTimes(5);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Fate, playbackRun } from './testing/playback-run.ts';

const duration = 120;
/** Seconds that a crash may lose: a heartbeat at double speed, and the seconds at its ends. */
const lostAtMost = 32;
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 22_000 }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('deliver' as const),
      fate: fc.constantFrom<Fate>('reply', 'lose', 'loseReply', 'repeat', 'hold'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('seek' as const),
      second: fc.double({ min: 0, max: duration, noNaN: true }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('speed' as const), speed: fc.constantFrom(0.75, 1, 1.5, 2) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constantFrom('play' as const, 'pause' as const, 'hide' as const) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('crash' as const, 'network' as const) }) },
);

it('in any order, repeated, overlapping, lost and late, heartbeats end in the same union: no second is lost or added', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const run = playbackRun(duration);
      await run.begin();
      for (const action of steps) {
        if (action.does === 'wait') await run.pass(action.ms);
        else if (action.does === 'deliver') await run.deliver(action.fate);
        else if (action.does === 'seek') await run.seek(action.second);
        else if (action.does === 'speed') await run.speed(action.speed);
        else await run[action.does]();
      }
      await run.finish();
      expect(run.must().filter((second) => !run.server.watched.has(second))).toEqual([]);
      expect([...run.server.watched].filter((second) => !run.may().has(second))).toEqual([]);
      expect(run.lostAtOnce()).toBeLessThanOrEqual(lostAtMost);
      expect(run.stored()).toEqual([]);
      expect(run.server.position()).toBe(run.position());
    }),
    { numRuns: 150 },
  );
}, 120_000);

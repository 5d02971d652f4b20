import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Fate, modelDevice, modelServer } from './testing/two-devices.ts';

const questions = ['q1', 'q2', 'q3'];
const device = fc.nat(1);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('answer' as const), device, question: fc.nat(2) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('deliver' as const),
      device,
      fate: fc.constantFrom<Fate>('reply', 'lose', 'loseReply'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 9000 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constantFrom('takeOver' as const, 'reload' as const), device }),
  },
);

it('however two devices take turns, the latest answer to each question is on the server in the end, and once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      let now = 0;
      const server = modelServer(questions);
      const devices = [0, 1].map((number) => modelDevice(number, server, () => now));
      const latest = new Map<string, string>();
      const wait = async (ms: number) => {
        now += ms;
        for (const one of devices) await one.pass(ms);
      };
      for (const one of devices) await one.begin();

      for (const [index, one] of steps.entries()) {
        if (one.does === 'wait') {
          await wait(one.ms);
          continue;
        }
        const own = devices[one.device]!;
        if (one.does === 'deliver') await own.deliver(one.fate);
        else if (one.does !== 'answer') await own[one.does]();
        else if (own.isAnswering()) {
          const [id, text] = [questions[one.question]!, `${one.device} at step ${index}`];
          own.answer(id, text);
          latest.set(id, text);
          await wait(2);
        }
      }

      // In the end the student goes on with each device once more, on a network that holds.
      for (const turn of [0, 1, 0]) {
        for (let round = 0; round < 3; round += 1) {
          await devices[turn]!.deliver('reply');
          if (!devices[turn]!.isAnswering()) await devices[turn]!.takeOver();
          await wait(16_000);
          await devices[turn]!.deliver('reply');
        }
      }
      for (const one of devices) one.stop();
      const given = [...server.rows.values()].filter(({ at }) => at > 0);
      expect(new Map(given.map(({ questionId, answer }) => [questionId, answer]))).toEqual(latest);
    }),
    { numRuns: 150 },
  );
}, 60_000);

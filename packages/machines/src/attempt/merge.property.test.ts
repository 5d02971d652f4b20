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

it('however two devices take turns, the server has the latest answer to each question in the end, exactly once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      let now = 0;
      const server = modelServer(questions);
      const devices = [0, 1].map((number) => modelDevice(number, server, () => now));
      const latest = new Map<string, string>();
      const wait = async (ms: number) => {
        now += ms;
        for (const device of devices) await device.pass(ms);
      };
      for (const device of devices) await device.begin();

      for (const [index, action] of steps.entries()) {
        if (action.does === 'wait') {
          await wait(action.ms);
          continue;
        }
        const own = devices[action.device]!;
        if (action.does === 'deliver') await own.deliver(action.fate);
        else if (action.does !== 'answer') await own[action.does]();
        else if (own.isAnswering()) {
          const [id, text] = [questions[action.question]!, `${action.device} at step ${index}`];
          own.answer(id, text);
          latest.set(id, text);
          await wait(2);
        }
      }

      // In the end the student continues on each device once more, with a stable network.
      for (const turn of [0, 1, 0]) {
        for (let round = 0; round < 3; round += 1) {
          await devices[turn]!.deliver('reply');
          if (!devices[turn]!.isAnswering()) await devices[turn]!.takeOver();
          await wait(16_000);
          await devices[turn]!.deliver('reply');
        }
      }
      for (const device of devices) device.stop();
      const saved = [...server.rows.values()].filter(({ at }) => at > 0);
      expect(new Map(saved.map(({ questionId, answer }) => [questionId, answer]))).toEqual(latest);
    }),
    { numRuns: 150 },
  );
}, 60_000);

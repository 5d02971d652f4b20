import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Fate, modelBrowser, modelPage, modelServer } from './testing/draft-pages.ts';
import { keptWithinMs } from './timing.ts';

// Two tabs of a computer, which write different fields, and a telephone.
const fields = ['name', 'mobile', 'note'];
const fieldsOfPage = [['name', 'mobile'], ['note'], fields] as const;
const page = fc.nat(2);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('edit' as const), page, field: fc.nat(2) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('deliver' as const),
      page,
      fate: fc.constantFrom<Fate>('reply', 'lose', 'loseReply', 'arriveLate'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 9000 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constantFrom('reload' as const, 'crash' as const, 'flush' as const),
      page,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('choose' as const), page, isMine: fc.boolean() }),
  },
);

it('for any order of edits, answers, failures and reloads, nothing typed is lost unless the student replaced it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const server = modelServer();
      const [computer, telephone] = [modelBrowser(), modelBrowser()];
      const pages = [computer, computer, telephone].map((browser) => modelPage(server, browser));
      const [first, second] = pages;
      first?.join([second!]);
      second?.join([first!]);
      for (const each of pages) await each.begin();
      /** Every typed text that no student has replaced while looking at it. */
      const alive = new Set<string>();
      /** Typed texts that neither the server has nor a page asks about. */
      const lost = () => {
        const asked = pages.flatMap((each) => each.conflicts());
        const found = new Set([
          ...Object.values(server.draft()?.document ?? {}),
          ...asked.flatMap(({ mine, theirs }) => [mine, theirs]),
        ]);
        return [...alive].filter((text) => !found.has(text));
      };

      for (const [index, action] of steps.entries()) {
        if (action.does === 'wait') {
          for (const each of pages) await each.pass(action.ms);
          continue;
        }
        const own = pages[action.page]!;
        if (action.does === 'deliver') await own.deliver(action.fate);
        else if (action.does === 'edit') {
          const names = fieldsOfPage[action.page]!;
          const field = names[action.field % names.length]!;
          alive.delete(String(own.document()[field]));
          const text = `${field} of page ${action.page} at step ${index}`;
          own.edit(field, text);
          alive.add(text);
          await own.pass(1);
        } else if (action.does === 'choose') {
          const [asked] = own.conflicts();
          if (asked === undefined) continue;
          alive.delete(String(action.isMine ? asked.theirs : asked.mine));
          own.choose(asked.field, action.isMine ? 'mine' : 'theirs');
        } else if (action.does === 'crash') {
          await own.pass(keptWithinMs);
          await own.begin();
        } else await own[action.does]();
      }

      // In the end each page stays open, with a stable network.
      for (const each of [...pages, ...pages])
        for (let round = 0; round < 4; round += 1) {
          await each.deliver('reply');
          await each.pass(61_000);
          await each.deliver('reply');
        }
      for (const each of pages) each.stop();
      expect(lost()).toEqual([]);
    }),
    { numRuns: 150 },
  );
}, 120_000);

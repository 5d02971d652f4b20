import { outputOf } from '../calls/outcome.ts';
import type { AttemptSetUp } from './attempt.setup.ts';
import { localRecord } from './attempt-context.ts';

/** Every change is written on this device, `persistDelayMs` after it, until nothing of the attempt can be lost. */
export const persistenceState = (setUp: AttemptSetUp) =>
  setUp.createStateConfig({
    initial: 'quiet',
    on: { 'record.closed': '.closed' },
    states: {
      quiet: { on: { 'record.changed': 'settling' } },
      settling: {
        after: { persistDelay: 'writing' },
        on: { 'field.left': 'writing', 'page.hidden': 'writing', 'lock.lost': 'writing' },
      },
      writing: {
        entry: 'beginWrite',
        invoke: {
          src: 'persist',
          input: ({ context }) => localRecord(context),
          onDone: [
            { guard: 'isStale', target: 'settling', actions: { type: 'endWrite', params: outputOf } },
            { target: 'quiet', actions: { type: 'endWrite', params: outputOf } },
          ],
          onError: { target: 'failing', actions: { type: 'endWrite', params: { isPersisted: false } } },
        },
        on: {
          'field.left': { guard: 'isStale', target: 'writing', reenter: true },
          'page.hidden': { guard: 'isStale', target: 'writing', reenter: true },
          'lock.lost': { guard: 'isStale', target: 'writing', reenter: true },
        },
      },
      failing: { after: { persistRetry: 'writing' }, on: { 'record.changed': 'settling' } },
      closed: {},
    },
  });

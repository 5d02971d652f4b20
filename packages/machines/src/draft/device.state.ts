import { outputOf } from '../calls/outcome.ts';
import type { DraftSetUp } from './draft.setup.ts';
import { draftRecord } from './draft-context.ts';

const staleAgain = { guard: 'isStale', target: 'writing', reenter: true } as const;

/**
 * This device reads the draft, keeps every change `keepDelayMs` after it, and removes it when the draft is over. It writes at once
 * what is sent: the page may be gone before the answer, and the next one must know these values as its own.
 */
export const deviceState = (setUp: DraftSetUp) =>
  setUp.createStateConfig({
    initial: 'reading',
    on: { 'draft.ended': '.removing' },
    states: {
      reading: {
        invoke: {
          src: 'read',
          onDone: { target: 'deciding', actions: [{ type: 'applyKept', params: outputOf }, 'reportRead'] },
          onError: { target: 'deciding', actions: ['noteUnkept', 'reportRead'] },
        },
      },
      deciding: { always: [{ guard: 'isStale', target: 'settling' }, { target: 'quiet' }] },
      quiet: { on: { 'record.changed': 'settling', 'save.begun': 'writing' } },
      settling: {
        after: { keepDelay: 'writing' },
        on: { 'page.hidden': 'writing', 'flush.requested': 'writing', 'save.begun': 'writing' },
      },
      writing: {
        entry: 'beginWrite',
        invoke: {
          src: 'keep',
          input: ({ context }) => draftRecord(context),
          onDone: { target: 'deciding', actions: 'noteKept' },
          onError: { target: 'failing', actions: 'noteUnkept' },
        },
        on: { 'page.hidden': staleAgain, 'save.begun': staleAgain },
      },
      failing: {
        after: { deviceRetry: 'writing' },
        on: { 'record.changed': 'settling', 'save.begun': 'settling', 'retry.requested': 'writing' },
      },
      removing: {
        invoke: {
          src: 'remove',
          onDone: { target: 'removed', actions: 'noteRemoved' },
          onError: { target: 'removeFailing', actions: 'noteUnkept' },
        },
      },
      removeFailing: {
        tags: 'removeFailing',
        after: { deviceRetry: 'removing' },
        on: { 'retry.requested': 'removing' },
      },
      removed: { tags: 'removed' },
    },
  });

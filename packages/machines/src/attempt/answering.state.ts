import { errorOf, outputOf } from '../calls/outcome.ts';
import type { AttemptSetUp } from './attempt.setup.ts';
import { saveInput } from './batch.ts';

/** The student answers; changes are sent a second after the last one, one batch at a time unless the page unloads. */
export const answeringState = (setUp: AttemptSetUp) =>
  setUp.createStateConfig({
    tags: 'answering',
    initial: 'deciding',
    on: {
      'answer.given': { guard: 'isChange', actions: ['edit', 'persistRecord', 'scheduleSave'] },
      'question.marked': { guard: 'isChange', actions: ['edit', 'persistRecord', 'scheduleSave'] },
      'submit.requested': { target: 'submitting', actions: 'submitByStudent' },
      'time.passed': [
        { guard: 'isTimeUp', target: 'submitting', actions: 'submitAtTimeUp' },
        { guard: 'isWarningDue', actions: ['warn', 'recordWarning', 'persistRecord'] },
      ],
    },
    states: {
      deciding: { always: [{ guard: 'hasUnsent', target: 'waiting' }, { target: 'resting' }] },
      resting: {
        after: { heartbeat: 'sending' },
        on: { 'answer.changed': 'waiting', 'page.shown': 'sending' },
      },
      waiting: {
        after: { saveDelay: 'launching' },
        on: {
          'answer.changed': { target: 'waiting', reenter: true },
          'page.hidden': 'sending',
          'retry.requested': 'launching',
        },
      },
      launching: { always: [{ guard: 'isComposing', target: 'composing' }, { target: 'sending' }] },
      composing: {
        on: {
          'composition.ended': 'launching',
          'question.visited': 'launching',
          'page.hidden': 'sending',
        },
      },
      sending: {
        entry: 'fillBatch',
        invoke: {
          src: 'save',
          input: saveInput,
          onDone: {
            target: 'deciding',
            actions: [{ type: 'applySaved', params: outputOf }, 'persistRecord'],
          },
          onError: [
            {
              guard: 'isTakenOver',
              target: '#attempt.stage.takenOver',
              actions: { type: 'recordHolder', params: errorOf },
            },
            { guard: 'isClosed', target: '#attempt.stage.submitting', actions: 'submitForReceipt' },
            { guard: 'isBadBatch', target: 'launching', actions: 'splitBatch' },
            { target: 'retrying', actions: { type: 'recordFailure', params: errorOf } },
          ],
        },
        // Answers typed since must not wait for the reply to the pending batch: the page may be gone by then.
        on: { 'page.hidden': { guard: 'hasNewer', target: 'sending', reenter: true } },
      },
      retrying: {
        after: { retryDelay: { guard: 'canRetry', target: 'launching' } },
        on: {
          'connection.back': 'launching',
          'session.restored': 'launching',
          'retry.requested': 'launching',
          'page.hidden': { guard: 'canRetry', target: 'sending' },
        },
      },
    },
  });

import { errorOf, outputOf } from './actor-answer.ts';
import type { AttemptSetUp } from './attempt.setup.ts';
import { savePayload, submitPayload } from './payload.ts';

/** The hand-in goes out until the server has said its word; what one call cannot carry goes before it. */
export const submittingState = (setUp: AttemptSetUp) =>
  setUp.createStateConfig({
    tags: 'submitting',
    initial: 'deciding',
    states: {
      deciding: {
        always: [{ guard: 'hasMoreThanOneCall', target: 'flushing' }, { target: 'sending' }],
      },
      flushing: {
        entry: 'fill',
        invoke: {
          src: 'save',
          input: savePayload,
          onDone: { target: 'deciding', actions: { type: 'applySaved', params: outputOf } },
          onError: [
            {
              guard: 'isTakenOver',
              target: '#attempt.stage.takenOver',
              actions: { type: 'recordHolder', params: errorOf },
            },
            { guard: 'isClosed', target: 'sending', actions: 'closeAttempt' },
            { guard: 'isBadBatch', target: 'deciding', actions: 'splitBatch' },
            { target: 'pausing', actions: { type: 'recordFailure', params: errorOf } },
          ],
        },
      },
      sending: {
        entry: ['createSubmission', 'persistRecord'],
        invoke: {
          src: 'submit',
          input: submitPayload,
          onDone: {
            target: '#attempt.stage.submitted',
            actions: { type: 'applyReceipt', params: outputOf },
          },
          onError: [
            {
              guard: 'isTakenOver',
              target: '#attempt.stage.takenOver',
              actions: { type: 'recordHolder', params: errorOf },
            },
            { guard: 'isTransient', target: 'pausing', actions: { type: 'recordFailure', params: errorOf } },
            { guard: 'isBadSubmission', target: 'deciding', actions: 'splitBatch' },
            {
              guard: 'canAnswerAgain',
              target: '#attempt.stage.answering',
              actions: ['dropSubmission', { type: 'recordProblem', params: errorOf }],
            },
            { target: 'refused', actions: ['dropSubmission', { type: 'recordProblem', params: errorOf }] },
          ],
        },
      },
      pausing: {
        after: { retryDelay: { guard: 'canRetry', target: 'deciding' } },
        on: {
          'connection.back': 'deciding',
          'session.restored': 'deciding',
          'retry.requested': 'deciding',
        },
      },
      refused: {
        tags: 'submitFailed',
        on: { 'retry.requested': { target: 'deciding', actions: 'clearProblem' } },
      },
    },
  });

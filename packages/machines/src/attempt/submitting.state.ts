import { errorOf, outputOf } from '../calls/outcome.ts';
import type { AttemptSetUp } from './attempt.setup.ts';
import { saveInput, submitInput } from './batch.ts';

/** The submission is sent until the server answers it; answers beyond one call are saved before it. */
export const submittingState = (setUp: AttemptSetUp) =>
  setUp.createStateConfig({
    tags: 'submitting',
    initial: 'deciding',
    states: {
      deciding: {
        always: [{ guard: 'hasMoreThanOneCall', target: 'flushing' }, { target: 'sending' }],
      },
      flushing: {
        entry: 'fillBatch',
        invoke: {
          src: 'save',
          input: saveInput,
          onDone: { target: 'deciding', actions: { type: 'applySaved', params: outputOf } },
          onError: [
            {
              guard: 'isTakenOver',
              target: '#attempt.stage.takenOver',
              actions: { type: 'recordHolder', params: errorOf },
            },
            { guard: 'isClosed', target: 'sending', actions: 'submitForReceipt' },
            { guard: 'isBadBatch', target: 'deciding', actions: 'splitBatch' },
            { target: 'pausing', actions: { type: 'recordFailure', params: errorOf } },
          ],
        },
      },
      sending: {
        entry: ['createSubmission', 'persistRecord'],
        invoke: {
          src: 'submit',
          input: submitInput,
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

import { errorOf, outputOf } from './actor-answer.ts';
import type { AttemptSetUp } from './attempt.setup.ts';
import { savePayload, submitPayload } from './payload.ts';

/** The hand-in goes out until the server has said its word; what one call cannot carry goes before it. */
export const handingInState = (setUp: AttemptSetUp) =>
  setUp.createStateConfig({
    tags: 'handingIn',
    initial: 'deciding',
    states: {
      deciding: {
        always: [{ guard: 'hasMoreThanOneCall', target: 'flushing' }, { target: 'submitting' }],
      },
      flushing: {
        entry: 'fill',
        invoke: {
          src: 'save',
          input: savePayload,
          onDone: { target: 'deciding', actions: { type: 'takeSaved', params: outputOf } },
          onError: [
            {
              guard: 'isTakenOver',
              target: '#attempt.stage.takenOver',
              actions: { type: 'blameHolder', params: errorOf },
            },
            { guard: 'isOver', target: 'submitting', actions: 'markOver' },
            { guard: 'isBadBatch', target: 'deciding', actions: 'narrow' },
            { target: 'pausing', actions: { type: 'noteFailure', params: errorOf } },
          ],
        },
      },
      submitting: {
        entry: ['makeSubmission', 'tellRecord'],
        invoke: {
          src: 'submit',
          input: submitPayload,
          onDone: {
            target: '#attempt.stage.handedIn',
            actions: { type: 'takeReceipt', params: outputOf },
          },
          onError: [
            {
              guard: 'isTakenOver',
              target: '#attempt.stage.takenOver',
              actions: { type: 'blameHolder', params: errorOf },
            },
            { guard: 'isPassing', target: 'pausing', actions: { type: 'noteFailure', params: errorOf } },
            { guard: 'isBadSubmission', target: 'deciding', actions: 'narrow' },
            {
              guard: 'canGoBack',
              target: '#attempt.stage.answering',
              actions: ['dropSubmission', { type: 'noteProblem', params: errorOf }],
            },
            { target: 'refused', actions: ['dropSubmission', { type: 'noteProblem', params: errorOf }] },
          ],
        },
      },
      pausing: {
        after: { untilRetry: { guard: 'canRetry', target: 'deciding' } },
        on: {
          'connection.back': 'deciding',
          'session.restored': 'deciding',
          'retry.requested': 'deciding',
        },
      },
      refused: {
        tags: 'handInFailed',
        on: { 'retry.requested': { target: 'deciding', actions: 'forgetProblem' } },
      },
    },
  });

import { errorOf, outputOf } from '../calls/outcome.ts';
import type { DraftSetUp } from './draft.setup.ts';

const failed = { type: 'recordFailure', params: errorOf } as const;

/** Refusals that a load and a save have in common, in the order in which they are asked. */
const refusals = [
  { guard: 'isProvenSince', target: 'going' },
  { guard: 'isProofLost', target: 'lockedOut', actions: failed },
  { guard: 'isClosed', target: '#draft.server.closed', actions: failed },
  { guard: 'isTransient', target: 'retrying', actions: failed },
  { target: 'refused', actions: failed },
] as const;

/** The draft is over: this tab says so to the others, or has it from another one. */
const endings = {
  'submission.accepted': { target: '#draft.server.submitted', actions: 'announceSubmitted' },
  'submitted.elsewhere': '#draft.server.submitted',
  'discard.requested': { target: '#draft.server.discarded', actions: 'announceDiscarded' },
  'discarded.elsewhere': '#draft.server.discarded',
} as const;

const changes = ['persistRecord', 'reportChange'] as const;

/** The server's part: its draft is loaded and merged, and what it lacks is saved, one call at a time. */
export const serverState = (setUp: DraftSetUp) =>
  setUp.createStateConfig({
    initial: 'open',
    states: {
      open: {
        initial: 'awaitingDevice',
        on: {
          ...endings,
          'discarded.elsewhere': [
            { guard: 'isOthers', actions: ['emptyDiscarded', ...changes] },
            { target: '#draft.server.discarded' },
          ],
          'document.edited': { guard: 'isEdit', actions: ['edit', ...changes] },
          'conflict.resolved': { actions: ['resolve', ...changes] },
          'choice.undone': { actions: ['undo', ...changes] },
          'changed.elsewhere': { guard: 'isNewer', actions: ['applyElsewhere', ...changes] },
        },
        states: {
          awaitingDevice: {
            on: { 'device.read': 'loading', 'flush.requested': { actions: 'beginFlush' } },
          },
          loading: {
            tags: 'calling',
            entry: 'beginCall',
            invoke: {
              src: 'load',
              onDone: {
                target: 'deciding',
                actions: [{ type: 'applyServer', params: outputOf }, 'persistRecord'],
              },
              onError: [...refusals],
            },
            on: {
              // The answer may be older than the change.
              'changed.elsewhere': { target: 'loading', reenter: true },
              'flush.requested': { actions: 'beginFlush' },
            },
          },
          /** After an answer: the next save waits for a pause of the student, unless it is asked for. */
          deciding: {
            always: [
              { guard: 'mustLoad', target: 'loading' },
              { guard: 'mustSave', target: 'saving' },
              { guard: 'hasUnsent', target: 'waiting' },
              { target: 'resting' },
            ],
          },
          resting: {
            entry: 'endFlush',
            on: { 'document.changed': { guard: 'hasUnsent', target: 'waiting' } },
          },
          waiting: {
            after: { quietDelay: 'going' },
            on: {
              'document.changed': { target: 'waiting', reenter: true },
              'flush.requested': { target: 'going', actions: 'beginFlush' },
              'page.hidden': 'going',
              'retry.requested': 'going',
            },
          },
          /** The next call at once. */
          going: {
            always: [
              { guard: 'mustLoad', target: 'loading' },
              { guard: 'hasUnsent', target: 'saving' },
              { target: 'resting' },
            ],
          },
          saving: {
            tags: 'calling',
            entry: ['fillSave', 'reportSave'],
            invoke: {
              src: 'save',
              input: ({ context }) => context.connection.saving,
              onDone: {
                target: 'deciding',
                actions: [{ type: 'applyDraftSaved', params: outputOf }, 'announceSaved', 'persistRecord'],
              },
              onError: [
                { guard: 'isOutrun', target: 'loading', actions: 'noteOutrun' },
                { guard: 'isConflict', target: 'retrying', actions: ['noteOutrun', failed] },
                ...refusals,
              ],
            },
            on: { 'flush.requested': { actions: 'beginFlush' } },
          },
          /** No answer that could be used: the device keeps everything. */
          retrying: {
            entry: 'endFlush',
            after: { retryDelay: 'going' },
            on: {
              'connection.back': 'going',
              'retry.requested': 'going',
              proven: 'going',
              'flush.requested': { target: 'going', actions: 'beginFlush' },
            },
          },
          /** The server refuses what was typed: an edit is tried again. */
          refused: {
            entry: 'endFlush',
            on: {
              'document.changed': 'waiting',
              'retry.requested': 'going',
              'flush.requested': { target: 'going', actions: 'beginFlush' },
            },
          },
          lockedOut: {
            tags: 'lockedOut',
            entry: 'endFlush',
            on: { proven: 'going', 'retry.requested': 'going' },
          },
        },
      },
      closed: { tags: 'closed', entry: 'endFlush', on: endings },
      submitted: { tags: 'submitted', entry: ['endFlush', 'reportEnd'] },
      discarded: { tags: 'discarded', entry: ['clear', 'reportEnd'] },
    },
  });

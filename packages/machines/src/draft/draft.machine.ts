import type { SnapshotFrom } from 'xstate';
import { deviceState } from './device.state.ts';
import { setUpDraft } from './draft.setup.ts';
import { emptyDraft } from './draft-context.ts';
import type { DraftEnvironment } from './draft-events.ts';
import { serverState } from './server.state.ts';

/**
 * A long form whose text is never lost. An edit is on this device within 300 ms (`keptWithinMs`) and sent to the server
 * within 10 s (`sentWithinMs`). What another device or tab has saved is merged field by field; a field that both changed
 * is asked, never overwritten. The device's copy is removed only after `submission.accepted` or `discard.requested`.
 */
export function createDraftMachine(environment: DraftEnvironment) {
  const setUp = setUpDraft(environment);
  return setUp.createMachine({
    id: 'draft',
    type: 'parallel',
    context: ({ input }) => emptyDraft(input),
    invoke: [
      { id: 'connectivity', src: 'connectivity' },
      { id: 'tabs', src: 'tabs' },
    ],
    states: {
      facts: {
        on: {
          'connection.lost': { actions: 'goOffline' },
          'connection.back': { actions: 'goOnline' },
          proven: { actions: 'prove' },
        },
      },
      device: deviceState(setUp),
      server: serverState(setUp),
    },
  });
}

/** The snapshot of a draft. */
export type DraftSnapshot = SnapshotFrom<ReturnType<typeof createDraftMachine>>;

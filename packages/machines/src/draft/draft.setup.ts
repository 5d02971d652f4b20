import { errorCode as code } from '@qianwei/api/contract/envelope';
import { assign, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate';
import {
  type Failure,
  failureIn,
  failureOf,
  isConflict,
  isSessionEnd,
  isStateForbidden,
  isTransient,
  retryDelay,
} from '../calls/outcome.ts';
import { type DraftChange, type DraftContext, emptyDraft, withDraftChange } from './draft-context.ts';
import type {
  DraftInput,
  DraftRecord,
  DraftSave,
  DraftStage,
  SavedDraft,
  ServerDraft,
} from './draft-data.ts';
import type { DraftEnvironment, DraftEvent, TabMessage } from './draft-events.ts';
import {
  changedFields,
  editFields,
  emptyDiscarded,
  hasOtherText,
  resolveConflicts,
  undoChoice,
  unsentFields,
} from './editing.ts';
import { applyDraftSaved, applyKept, applyServer, fillSave } from './server-answers.ts';
import { deviceRetryMs, keepDelayMs, maxOutrun, quietDelay, retryPauses } from './timing.ts';

/** The session, or the proof by SMS of a student without one, is over: typed work waits for the next. */
const isProofLost = (failure: Failure) => isSessionEnd(failure) || failure.errorCode === code.smsCodeWrong;

/** The window has not begun or is over. */
const isOutsideWindow = ({ errorCode }: Failure) => errorCode === code.outsideWindow;

const dataOf = (error: unknown) => (error as { data?: { fieldErrors?: unknown } | null } | null)?.data;

/** Texts for wrong fields: of the client, which checks first, or in `data` of a refusal. */
function fieldErrorsIn(error: unknown): Record<string, string> {
  const found = (error as { fieldErrors?: unknown } | null)?.fieldErrors ?? dataOf(error)?.fieldErrors;
  const texts = typeof found === 'object' && found !== null ? Object.entries(found) : [];
  return Object.fromEntries(texts.filter(([, text]) => typeof text === 'string'));
}

const never = () => new Promise<never>(() => undefined);

/** An action that changes some fields of the context. */
const change = <Params = undefined>(
  changeOf: (args: { context: DraftContext; event: DraftEvent }, params: Params) => DraftChange,
) =>
  assign<DraftContext, DraftEvent, Params, DraftEvent, never>(({ context, event }, params) =>
    withDraftChange(context, changeOf({ context, event }, params)),
  );

const hasUnsent = ({ local, server }: DraftContext) => unsentFields(local, server.document).length > 0;

/** Types, actors, guards and actions of the draft machine. */
export function setUpDraft({ now, serverNow, random, merge, isShared = false }: DraftEnvironment) {
  const moment = () => ({ now: now(), serverNow: serverNow() });
  return setup({
    types: {
      context: {} as DraftContext,
      events: {} as DraftEvent,
      input: {} as DraftInput,
      tags: {} as DraftStage | 'calling' | 'removeFailing' | 'removed',
    },
    actors: {
      /** Sends `connection.lost` and `connection.back`. */
      connectivity: fromCallback<{ type: 'none' }>(() => undefined),
      /** The other tabs of this browser with the same draft: takes a `TabMessage`, sends those of others. */
      tabs: fromCallback<TabMessage>(() => undefined),
      /** Reads the device's entry; null when there is none. */
      read: fromPromise<DraftRecord | null>(() => Promise.resolve(null)),
      /** Writes it, merged by `mergeDraftRecords` with what another tab wrote; rejects when it is not kept. */
      keep: fromPromise<void, DraftRecord>(() => Promise.reject(new Error('No device'))),
      /** Removes it after every write so far. */
      remove: fromPromise<void>(() => Promise.resolve()),
      /** The server's draft; null when it has none. */
      load: fromPromise<ServerDraft | null>(never),
      /** Replaces the revision of the input; a call that has begun may arrive although its answer is never heard. */
      save: fromPromise<SavedDraft, DraftSave | null>(never),
    },
    delays: {
      keepDelay: keepDelayMs,
      deviceRetry: deviceRetryMs,
      quietDelay: ({ context: { local } }) => quietDelay(local.unsentSince ?? now(), now(), local.isKept),
      retryDelay: ({ context: { connection } }) =>
        retryDelay(connection.failures + connection.outrun, random(), retryPauses),
    },
    guards: {
      isEdit: ({ context, event }) =>
        event.type === 'document.edited' && changedFields(context, event.changes).length > 0,
      isNewer: ({ context, event }) =>
        event.type === 'changed.elsewhere' && event.draft.revision > context.server.revision,
      isOthers: ({ context, event }) =>
        isShared && event.type === 'discarded.elsewhere' && hasOtherText(context, event.document),
      isStale: ({ context: { local } }) => local.recordRevision !== local.writtenRevision,
      hasUnsent: ({ context }) => hasUnsent(context),
      mustLoad: ({ context }) => !context.server.isCurrent,
      mustSave: ({ context }) => context.connection.isFlushing && hasUnsent(context),
      isConflict: ({ event }) => isConflict(failureIn(event)),
      isOutrun: ({ context, event }) => isConflict(failureIn(event)) && context.connection.outrun < maxOutrun,
      isProofLost: ({ event }) => isProofLost(failureIn(event)),
      isProvenSince: ({ context, event }) =>
        isProofLost(failureIn(event)) && context.connection.isProvenSince,
      isClosed: ({ event }) => isOutsideWindow(failureIn(event)) || isStateForbidden(failureIn(event)),
      isTransient: ({ event }) => isTransient(failureIn(event)),
    },
    actions: {
      applyKept: change(({ context }, record: DraftRecord | null) => applyKept(context, record, now())),
      applyServer: change(({ context }, draft: ServerDraft | null) =>
        applyServer(context, draft, merge, now()),
      ),
      applyElsewhere: change(({ context, event }) =>
        event.type === 'changed.elsewhere' ? applyServer(context, event.draft, merge, now()) : {},
      ),
      edit: change(({ context, event }) =>
        event.type === 'document.edited' ? editFields(context, event.changes, moment()) : {},
      ),
      emptyDiscarded: change(({ context, event }) =>
        event.type === 'discarded.elsewhere' ? emptyDiscarded(context, event.document, moment()) : {},
      ),
      resolve: change(({ context, event }) =>
        event.type === 'conflict.resolved' ? resolveConflicts(context, event.choices, moment()) : {},
      ),
      undo: change(({ context, event }) =>
        event.type === 'choice.undone' ? undoChoice(context, event.field, moment()) : {},
      ),
      beginCall: change(() => ({ connection: { isProvenSince: false } })),
      fillSave: change(({ context }) => fillSave(context)),
      applyDraftSaved: change(({ context }, saved: SavedDraft) => applyDraftSaved(context, saved, now())),
      noteOutrun: change(({ context: { connection } }) => ({
        server: { isCurrent: false },
        connection: { saving: null, outrun: connection.outrun + 1 },
      })),
      recordFailure: change(({ context: { connection } }, error: unknown) => ({
        connection: {
          saving: null,
          failures: connection.failures + 1,
          failure: failureOf(error),
          fieldErrors: fieldErrorsIn(error),
        },
      })),
      beginFlush: change(() => ({ connection: { isFlushing: true } })),
      endFlush: change(() => ({ connection: { isFlushing: false } })),
      prove: change(() => ({ connection: { isProvenSince: true } })),
      goOnline: change(() => ({ connection: { isOnline: true } })),
      goOffline: change(() => ({ connection: { isOnline: false } })),
      beginWrite: change(({ context: { local } }) => ({
        local: { writtenRevision: local.recordRevision, writingAt: serverNow() },
      })),
      noteKept: change(({ context: { local } }) => ({ local: { isKept: true, keptAt: local.writingAt } })),
      noteUnkept: change(() => ({ local: { isKept: false } })),
      noteRemoved: change(() => ({ local: { isKept: true, keptAt: null } })),
      clear: assign(({ context }) => emptyDraft(context)),
      announceSaved: sendTo('tabs', ({ context: { server } }) => ({
        type: 'changed.elsewhere',
        draft: { document: server.document, revision: server.revision, savedAt: server.savedAt },
      })),
      announceSubmitted: sendTo('tabs', { type: 'submitted.elsewhere' }),
      announceDiscarded: sendTo('tabs', ({ context }) => ({
        type: 'discarded.elsewhere',
        document: context.local.document,
      })),
      persistRecord: raise({ type: 'record.changed' }),
      reportRead: raise({ type: 'device.read' }),
      reportChange: raise({ type: 'document.changed' }),
      reportSave: raise({ type: 'save.begun' }),
      reportEnd: raise({ type: 'draft.ended' }),
    },
  });
}

/** The set-up that the states are created with. */
export type DraftSetUp = ReturnType<typeof setUpDraft>;

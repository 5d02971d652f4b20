import { errorCode } from '@qianwei/api/contract/envelope';
import { ApiError } from '@qianwei/api/errors';
import type { DraftSnapshot } from '@qianwei/machines/draft';
import type { DraftDocument, MergeDocuments, SavedDraft } from '@qianwei/machines/draft/draft-data';
import type { DraftEvent } from '@qianwei/machines/draft/draft-events';
import { mergeFields } from '@qianwei/machines/draft/merge';
import {
  type FlushOutcome,
  selectConflicts,
  selectDraftSaving,
  selectDraftStage,
  selectFlushOutcome,
  selectIsDeviceFailing,
  selectMaySubmit,
  selectMustGuard,
} from '@qianwei/machines/draft/selectors';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { waitFor } from 'xstate';
import { useClient } from '../client/client.tsx';
import { useLeaveGuard } from '../form/use-leave-guard.ts';
import { useNotify } from '../page/notify.tsx';
import { createDraftStore } from './draft-store.ts';
import type { DraftView, FieldConflict } from './draft-view.ts';
import { type RunningDraft, runDraft } from './run-draft.ts';

/** The draft, and the calls with which its server keeps it. */
export interface DraftOptions<Fields extends object> {
  /** Whose it is on this device: the student's id, or `guest` on a page without a login. */
  readonly owner: string;
  /** The draft among those of its owner: `PRACTICE:<batchId>`. Another one is another draft. */
  readonly draftKey: string;
  /** The document of a form that nobody has filled in, with every field; read once for a `draftKey`. */
  readonly initial: Fields;
  /** The token of the session or the ticket of the SMS proof; null before there is one: only the device keeps. */
  readonly proof: string | null;
  /** The server's draft; null when it has none. */
  load(signal: AbortSignal): Promise<({ readonly document: Partial<Fields> } & SavedDraft) | null>;
  /** Replaces `revision`, 0 for the first; rejects with 1040006 when the server has another one. Send with `keepalive`. */
  save(input: { readonly document: Fields; readonly revision: number }): Promise<SavedDraft>;
  /** Default: field by field. */
  readonly merge?: MergeDocuments;
}

/** The state that the view depends on. */
function factsOf(snapshot: DraftSnapshot | undefined) {
  if (snapshot === undefined) return null;
  const { local, connection } = snapshot.context;
  return {
    stage: selectDraftStage(snapshot),
    document: local.document,
    saveState: selectDraftSaving(snapshot),
    isDeviceFailing: selectIsDeviceFailing(snapshot),
    fieldErrors: connection.fieldErrors,
    problem: connection.failure,
    conflicts: selectConflicts(snapshot),
    unchosen: local.unchosen,
    maySubmit: selectMaySubmit(snapshot),
    mustGuard: selectMustGuard(snapshot),
  };
}

const notProven = () => Promise.reject(new ApiError('business', '', { errorCode: errorCode.sessionInvalid }));

async function whenRemoved(running: RunningDraft | null, event: DraftEvent): Promise<boolean> {
  if (running === null) return false;
  running.actor.send(event);
  const end = await waitFor(running.actor, (snapshot) =>
    (['removed', 'removeFailing'] as const).some((tag) => snapshot.hasTag(tag)),
  ).catch(() => null);
  return end?.hasTag('removed') ?? false;
}

async function whenFlushed({ actor }: RunningDraft) {
  actor.send({ type: 'flush.requested' });
  await waitFor(actor, (snapshot) => selectFlushOutcome(snapshot) !== null).catch(() => undefined);
  const end = actor.getSnapshot();
  const outcome: FlushOutcome = selectFlushOutcome(end) ?? 'kept';
  return { outcome, document: end.context.local.document };
}

/**
 * A long form whose text is never lost: kept on this device, saved on the server, merged with other devices and tabs.
 * Rendered on a server it shows `initial` in the stage `opening`. The browser asks before the tab is closed while
 * something is neither on the server nor on this device.
 */
export function useDraft<Fields extends object>(options: DraftOptions<Fields>): DraftView<Fields> {
  const { owner, draftKey, proof } = options;
  const client = useClient();
  const notify = useNotify();
  const [running, setRunning] = useState<RunningDraft | null>(null);

  const reportDamaged = useEffectEvent(() =>
    notify({
      type: 'warning',
      text: '本机保存的草稿已损坏，无法读取；已保存到服务器的内容不受影响。',
      duration: 0,
    }),
  );
  const load = useEffectEvent((signal: AbortSignal) =>
    options.proof === null ? notProven() : options.load(signal),
  );
  const save = useEffectEvent((input: { document: DraftDocument; revision: number }) =>
    options.proof === null ? notProven() : options.save({ ...input, document: input.document as Fields }),
  );
  const start = useEffectEvent(() =>
    runDraft({
      name: `${owner}/${draftKey}`,
      initial: options.initial as DraftDocument,
      store: createDraftStore({ owner, draftKey }, { onDamaged: () => reportDamaged() }),
      merge: options.merge ?? mergeFields,
      load: async (signal) => {
        const draft = await load(signal);
        return draft && { ...draft, document: draft.document as DraftDocument };
      },
      save: (input) => save(input),
      serverNow: () => client.serverNow(),
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another owner or key is another draft.
  useEffect(() => {
    const draft = start();
    draft.actor.start();
    setRunning(draft);
    return () => {
      draft.stop();
      setRunning(null);
    };
  }, [owner, draftKey]);

  const lastProof = useRef(proof);
  useEffect(() => {
    if (lastProof.current !== proof && proof !== null) running?.actor.send({ type: 'proven' });
    lastProof.current = proof;
  }, [proof, running]);

  const facts = useSelector(running?.actor, factsOf);
  const { mustGuard, ...view } = facts ?? {
    stage: 'opening' as const,
    document: options.initial as DraftDocument,
    saveState: { state: 'none' as const },
    isDeviceFailing: false,
    fieldErrors: {},
    problem: null,
    conflicts: [],
    unchosen: {},
    maySubmit: false,
    mustGuard: false,
  };
  useLeaveGuard(mustGuard);
  const send = (event: DraftEvent) => running?.actor.send(event);
  return {
    ...view,
    document: view.document as Fields,
    conflicts: view.conflicts as unknown as readonly FieldConflict<Fields>[],
    fieldErrors: view.fieldErrors as DraftView<Fields>['fieldErrors'],
    unchosen: view.unchosen as Partial<Fields>,
    edit: (field, value) => send({ type: 'document.edited', changes: { [field]: value } }),
    resolve: (choices) =>
      send({ type: 'conflict.resolved', choices: choices as Record<string, 'mine' | 'theirs'> }),
    undo: (field) => send({ type: 'choice.undone', field }),
    async flush() {
      const { outcome, document } =
        running === null ? { outcome: 'kept' as const, document: view.document } : await whenFlushed(running);
      return { outcome, document: document as Fields };
    },
    retry: () => send({ type: 'retry.requested' }),
    submitted: () => whenRemoved(running, { type: 'submission.accepted' }),
    discard: () => whenRemoved(running, { type: 'discard.requested' }),
  };
}

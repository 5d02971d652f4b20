import { errorCode } from '@qianwei/api/contract/envelope';
import { ApiError } from '@qianwei/api/errors';
import type {
  DraftDocument,
  MergeDocuments,
  SavedDraft,
  ServerDraft,
} from '@qianwei/machines/draft/draft-data';
import type { DraftEvent } from '@qianwei/machines/draft/draft-events';
import { loadCode } from '@qianwei/ui/late';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useClient } from '../client/client.tsx';
import { useLeaveGuard } from '../form/use-leave-guard.ts';
import { useNotify } from '../page/notify.tsx';
import type { DraftView, FieldConflict } from './draft-view.ts';
import type { RunningDraft } from './run-draft.ts';

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
  load(
    signal: AbortSignal,
  ): Promise<(Omit<ServerDraft, 'document'> & { readonly document: Partial<Fields> }) | null>;
  /** Replaces `revision`, 0 for the first; rejects with 1040006 when the server has another one. Send with `keepalive`. */
  save(input: { readonly document: Fields; readonly revision: number }): Promise<SavedDraft>;
  /** Default: field by field. */
  readonly merge?: MergeDocuments;
  /**
   * Tabs may have it for different people: a discard takes from another tab only what both have, and an empty draft
   * begins in the place of one that is gone. Default false: the form is over in every tab.
   */
  readonly isShared?: boolean;
}

const notProven = () => Promise.reject(new ApiError('business', '', { errorCode: errorCode.sessionInvalid }));

const engine = () => import('./run-draft.ts');

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
  // The draft from the moment it is there, before the page is rendered with it: nothing typed meanwhile is lost.
  const started = useRef<RunningDraft | null>(null);
  // Typed before the engine has come.
  const [early, setEarly] = useState<DraftDocument>({});
  // The drafts that were discarded before this one.
  const [round, setRound] = useState(0);
  const [failure, setFailure] = useState<Error | null>(null);
  const starting = useRef<Promise<RunningDraft | null>>(Promise.resolve(null));

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
  const start = useEffectEvent(({ runDraft }: Awaited<ReturnType<typeof engine>>) => {
    const draft = runDraft({
      owner,
      draftKey,
      initial: options.initial as DraftDocument,
      merge: options.merge,
      isShared: options.isShared,
      onDamaged: () => reportDamaged(),
      load: async (signal) => {
        const draft = await load(signal);
        return draft && { ...draft, document: draft.document as DraftDocument };
      },
      save: (input) => save(input),
      serverNow: () => client.serverNow(),
    });
    if (Object.keys(early).length > 0) draft.actor.send({ type: 'document.edited', changes: early });
    started.current = draft;
    setEarly({});
    setRunning(draft);
    return draft;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another owner, key or round is another draft.
  useEffect(() => {
    let draft: RunningDraft | null = null;
    let isLeft = false;
    const open = async () => {
      const code = await loadCode(engine);
      if (!isLeft) draft = start(code);
      return draft;
    };
    starting.current = open().catch((error) => {
      if (!isLeft) setFailure(error);
      return null;
    });
    return () => {
      isLeft = true;
      draft?.stop();
      started.current = null;
      starting.current = Promise.resolve(null);
      // It was typed for this draft, not for the next one.
      setEarly({});
      setRunning(null);
    };
  }, [owner, draftKey, round]);
  // The page says that a part of it did not come, and tries again.
  if (failure !== null) throw failure;

  const lastProof = useRef(proof);
  useEffect(() => {
    // A draft that ends with this proof has stopped by now; the next one begins with it.
    if (lastProof.current !== proof && proof !== null) started.current?.actor.send({ type: 'proven' });
    lastProof.current = proof;
  }, [proof]);

  const facts = useSelector(running?.actor, (snapshot) =>
    snapshot && running ? running.factsOf(snapshot) : null,
  );
  const { mustGuard, isRemoved, ...view } = facts ?? {
    stage: 'opening' as const,
    document: { ...options.initial, ...early } as DraftDocument,
    saveState: { state: 'none' as const },
    isDeviceFailing: false,
    fieldErrors: {},
    problem: null,
    conflicts: [],
    unchosen: {},
    isServerKnown: false,
    mustGuard: false,
    isRemoved: false,
  };
  useLeaveGuard(mustGuard);
  const isRenewed = options.isShared === true && isRemoved && view.stage === 'discarded';
  useEffect(() => {
    if (isRenewed) setRound((before) => before + 1);
  }, [isRenewed]);
  const send = (event: DraftEvent) => started.current?.actor.send(event);
  const remove = async (event: DraftEvent) => (await (await starting.current)?.remove(event)) ?? false;
  return {
    ...view,
    document: view.document as Fields,
    conflicts: view.conflicts as unknown as readonly FieldConflict<Fields>[],
    fieldErrors: view.fieldErrors as DraftView<Fields>['fieldErrors'],
    unchosen: view.unchosen as Partial<Fields>,
    edit(field, value) {
      const changes = { [field]: value };
      if (started.current === null) setEarly((before) => ({ ...before, ...changes }));
      else started.current.actor.send({ type: 'document.edited', changes });
    },
    resolve: (choices) =>
      send({ type: 'conflict.resolved', choices: choices as Record<string, 'mine' | 'theirs'> }),
    undo: (field) => send({ type: 'choice.undone', field }),
    async flush() {
      const draft = await starting.current;
      const { outcome, document } = (await draft?.flush()) ?? { outcome: 'kept', document: view.document };
      return { outcome, document: document as Fields };
    },
    retry: () => send({ type: 'retry.requested' }),
    submitted: () => remove({ type: 'submission.accepted' }),
    discard: () => remove({ type: 'discard.requested' }),
  };
}

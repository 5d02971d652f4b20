import type { ApplyType } from '@qianwei/api/contract/graduation/apply-status';
import type { Endpoint } from '@qianwei/api/endpoint';
import { type DateTime, parseMoment } from '@qianwei/api/time/moment';
import type { MergeDocuments } from '@qianwei/machines/draft/draft-data';
import { documentOf, fieldsOf, mergeFields } from '@qianwei/machines/draft/merge';
import type { FlushOutcome } from '@qianwei/machines/draft/selectors';
import { useRef } from 'react';
import { useClient } from '../client/client.tsx';
import type { DraftView } from '../draft/draft-view.ts';
import { useDraft } from '../draft/use-draft.ts';
import { useStudent } from '../session/session.tsx';
import type { ApplyParts } from './apply-parts.ts';

interface Saved {
  readonly revision: number;
  readonly savedTime: DateTime;
}

/** The part of an application that its draft begins with. */
export interface DraftBeginning<Part extends string, Document> {
  readonly draft:
    | ({ readonly document: Document } & Pick<Saved, 'revision'> & { readonly savedTime: DateTime | null })
    | null;
  readonly document: Document | null;
  readonly initial: Document;
  readonly editableParts: readonly Part[];
}

export interface ApplyDraftOptions<
  Part extends string,
  Document,
  Answer extends DraftBeginning<Part, Document>,
> {
  type: ApplyType;
  batchId: string;
  apply: Answer;
  parts: Pick<ApplyParts<Part, string>, 'partOf'>;
  /** Call that answers with the application and its draft. */
  load: Endpoint<unknown, Answer, Record<string, never>>;
  save: Endpoint<unknown, Saved, { batchId: string; revision: number; document: Document }>;
}

/** A draft of an application, and the revision that the server has of it: a submission names it. */
export interface ApplyDraft<Document extends object> extends DraftView<Document> {
  /**
   * The revision that is the document, after a `flush` with this outcome: it is saved here where nothing was typed, such as after a
   * withdrawal, or where the last save had no answer. Fails as the save does.
   */
  savedRevision(outcome: FlushOutcome): Promise<number>;
}

/** Merges field by field where the form is open; what is locked is the server's, whatever a device still has. */
const mergeOpen =
  (isOpen: (field: string) => boolean): MergeDocuments =>
  (base, mine, theirs) => {
    const locked = fieldsOf(mine, theirs).filter((field) => !isOpen(field));
    return mergeFields(base, { ...mine, ...documentOf(locked, (field) => theirs[field]) }, theirs);
  };

/**
 * The student's entries in an application: kept on this device, saved on the server, merged with other devices. After a return
 * they go on from what was submitted; of an older page that is still open, what it changed is asked.
 */
export function useApplyDraft<
  Part extends string,
  Document extends object,
  Answer extends DraftBeginning<Part, Document>,
>({
  type,
  batchId,
  apply,
  parts,
  load,
  save,
}: ApplyDraftOptions<Part, Document, Answer>): ApplyDraft<Document> {
  const client = useClient();
  const student = useStudent();
  // Of the draft that the server has: not of what was submitted before.
  const saved = useRef(apply.draft?.savedTime == null ? null : apply.draft.revision);
  const seen = (kept: Saved) => {
    saved.current = kept.revision;
    return { revision: kept.revision, savedAt: parseMoment(kept.savedTime) };
  };
  const isOpen = (field: string) => {
    const part = parts.partOf(field);
    return part !== undefined && apply.editableParts.includes(part);
  };
  const draft = useDraft<Document>({
    owner: student.id,
    draftKey: `${type}:${batchId}`,
    initial: apply.document ?? apply.initial,
    proof: student.token,
    merge: mergeOpen(isOpen),
    async load(signal) {
      const { draft: kept } = await client.call(load, {}, { signal });
      if (kept === null) return null;
      const { document, revision, savedTime } = kept;
      return savedTime === null
        ? { document, revision, savedAt: null }
        : { document, ...seen({ revision, savedTime }) };
    },
    save: async ({ document, revision }) =>
      seen(await client.call(save, { batchId, revision, document }, { keepalive: true })),
  });
  return {
    ...draft,
    async savedRevision(outcome) {
      if (outcome === 'saved' && saved.current !== null) return saved.current;
      const { document } = draft;
      const revision = saved.current ?? apply.draft?.revision ?? 0;
      return seen(await client.call(save, { batchId, revision, document })).revision;
    },
  };
}

import type { Endpoint } from '@qianwei/api/endpoint';
import type { ApiError } from '@qianwei/api/errors';
import { isSame } from '@qianwei/machines/draft/same';
import { useState } from 'react';
import { useMutationCall } from '../mutation/use-mutation-call.ts';
import { useNotify } from '../page/notify.tsx';
import type { PathErrors } from './apply-parts.ts';
import type { ApplyDraft } from './use-apply-draft.ts';

/** The promise and the signature of a submission; an empty id while nothing is signed. */
interface Consent {
  readonly signatureFileId: string;
  readonly agree: boolean;
}

const wrongConsent = ({ signatureFileId, agree }: Consent): Record<string, string> => ({
  ...(!agree && { agree: '请先勾选承诺' }),
  ...(signatureFileId === '' && { signatureFileId: '请先签名' }),
});

interface Submitted {
  batchId: string;
  applyId: string | null;
  revision: number;
  rulesVersion: number;
  signatureFileId: string;
  agree: true;
}

interface SubmissionOptions<Document extends object, Part extends string> {
  endpoint: Endpoint<unknown, { readonly receiptNo: string }, Submitted>;
  batchId: string;
  apply: { readonly applyId: string | null; readonly rules: { readonly version: number } | null };
  draft: ApplyDraft<Document>;
  partOf(path: string): Part | undefined;
  /** The server has found errors of fields, the first of them in this part. */
  onWrong(errors: PathErrors, part: Part): void;
  /** The window, a condition or the state is another one by now: the page is asked for again. */
  onOutdated(): void;
  onSubmitted(): void;
}

/** A submission under way, or how it failed. */
export interface ApplySubmission {
  readonly pending: boolean;
  readonly problem: ApiError | null;
  readonly errors: Record<string, string> | undefined;
  /** Another device has changed something since the student pressed: it is read before it is submitted. */
  readonly isMerged: boolean;
  submit(consent: Consent): Promise<void>;
}

/** Submits the draft as the server has it, signed: nothing that the student has not read. */
export function useSubmission<Document extends object, Part extends string>({
  endpoint,
  batchId,
  apply,
  draft,
  partOf,
  onWrong,
  onOutdated,
  onSubmitted,
}: SubmissionOptions<Document, Part>): ApplySubmission {
  const notify = useNotify();
  const { send, pending, problem, errors } = useMutationCall(endpoint);
  const [isFlushing, setFlushing] = useState(false);
  const [isMerged, setMerged] = useState(false);

  const refused = ({ fieldErrors }: ApiError) => {
    const part = Object.keys(fieldErrors).flatMap((path) => partOf(path) ?? [])[0];
    if (part !== undefined) onWrong(fieldErrors, part);
    // The promise and the signature say themselves what is wrong with them.
    else if (Object.keys(fieldErrors).length === 0) onOutdated();
  };
  /** Saves before a submission; null when there is something new for the student to read first. */
  const flush = async () => {
    setFlushing(true);
    const { outcome, document } = await draft.flush();
    setFlushing(false);
    // Both are asked above the form.
    if (outcome === 'conflict' || outcome === 'lockedOut') return null;
    const isChanged = !isSame(document, draft.document);
    setMerged(isChanged);
    return isChanged ? null : outcome;
  };
  const submit = async (consent: Consent) => {
    const wrong = wrongConsent(consent);
    const outcome = Object.keys(wrong).length === 0 ? await flush() : 'saved';
    if (outcome === null) return;
    const payload = async () => ({
      ...{ batchId, applyId: apply.applyId, revision: await draft.savedRevision(outcome) },
      rulesVersion: apply.rules?.version ?? 0,
      signatureFileId: consent.signatureFileId,
      agree: true as const,
    });
    await send(payload, {
      wrong,
      waits: false,
      failed: refused,
      done: ({ receiptNo }) => {
        notify({ type: 'success', text: `已提交，回执号 ${receiptNo}。` });
        // First the draft: with its form it would stop before it has told the other tabs.
        void draft.submitted().finally(onSubmitted);
      },
    });
  };
  return { problem, errors, isMerged, pending: pending || isFlushing, submit };
}

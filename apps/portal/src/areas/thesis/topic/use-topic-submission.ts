import {
  fullTopics,
  submitThesisTopic,
  type ThesisTopics,
  type TopicDraft,
} from '@qianwei/api/contract/thesis/topic';
import type { ApiError } from '@qianwei/api/errors';
import { isSame } from '@qianwei/machines/draft/same';
import { useState } from 'react';
import { safeParse } from 'valibot';
import type { ApplyDraft } from '../../../shared/apply/use-apply-draft.ts';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { useNotify } from '../../../shared/page/notify.tsx';

/** A submission under way, or how it failed. */
export interface TopicSubmission {
  readonly pending: boolean;
  readonly problem: ApiError | null;
  readonly errors: Record<string, string> | undefined;
  /** Wishes that were full when it was refused; none otherwise. */
  readonly full: readonly string[];
  /** Another device has changed something since the student pressed: it is read before it is submitted. */
  readonly isMerged: boolean;
  /** Submits the draft; with `wishes`, these of it. */
  submit(wishes?: readonly string[]): Promise<void>;
}

/** Submits the draft as the server has it: nothing that the student has not read. */
export function useTopicSubmission(
  { studentPlanId, planId }: Pick<ThesisTopics, 'studentPlanId' | 'planId'>,
  draft: ApplyDraft<TopicDraft>,
  onOutdated: () => void,
): TopicSubmission {
  const notify = useNotify();
  const { send, pending, problem, errors } = useMutationCall(submitThesisTopic);
  const [isFlushing, setFlushing] = useState(false);
  const [isMerged, setMerged] = useState(false);
  const submit = async (wishes?: readonly string[]) => {
    const read = wishes === undefined ? draft.document : { ...draft.document, wishes: [...wishes] };
    if (wishes !== undefined) draft.edit('wishes', [...wishes]);
    setFlushing(true);
    const { outcome, document } = await draft.flush();
    setFlushing(false);
    // Both are asked above the form.
    if (outcome === 'conflict' || outcome === 'lockedOut') return;
    const isChanged = !isSame(document, read);
    setMerged(isChanged);
    const { thesisType, mode, custom } = document;
    if (isChanged || thesisType === null) return;
    await send(
      async () => ({
        ...{ studentPlanId, planId, thesisType, revision: await draft.savedRevision(outcome) },
        ...(mode === 'CUSTOM' ? { wishes: [], custom } : { wishes: document.wishes }),
      }),
      {
        waits: false,
        failed: ({ fieldErrors }) => {
          if (Object.keys(fieldErrors).length === 0) onOutdated();
        },
        done: ({ receiptNo }) => {
          notify({ type: 'success', text: `选题已提交，回执号 ${receiptNo}。` });
          // First the draft: with its form it would stop before it has told the other tabs.
          void draft.submitted().finally(onOutdated);
        },
      },
    );
  };
  const refused = safeParse(fullTopics, problem?.data);
  return {
    ...{ problem, errors, isMerged, submit, pending: pending || isFlushing },
    full: refused.success ? refused.output.full : [],
  };
}

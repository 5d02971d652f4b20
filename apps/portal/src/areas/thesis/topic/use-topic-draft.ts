import {
  getThesisTopicList,
  saveThesisTopic,
  type ThesisTopics,
  type TopicDraft,
} from '@qianwei/api/contract/thesis/topic';
import { type DateTime, parseMoment } from '@qianwei/api/time/moment';
import { useRef } from 'react';
import type { ApplyDraft } from '../../../shared/apply/use-apply-draft.ts';
import { useClient } from '../../../shared/client/client.tsx';
import { useDraft } from '../../../shared/draft/use-draft.ts';
import { useStudent } from '../../../shared/session/session.tsx';
import { emptyTopicDraft } from './topic-words.ts';

/** The choice that is not submitted: kept on this device, saved on the server, merged with other devices. */
export function useTopicDraft({
  studentPlanId,
  planId,
  thesisType,
  draft: ofServer,
}: Pick<ThesisTopics, 'studentPlanId' | 'planId' | 'thesisType' | 'draft'>): ApplyDraft<TopicDraft> {
  const client = useClient();
  const student = useStudent();
  const saved = useRef(ofServer?.revision ?? null);
  const seen = ({ revision, savedTime }: { revision: number; savedTime: DateTime }) => {
    saved.current = revision;
    return { revision, savedAt: parseMoment(savedTime) };
  };
  const draft = useDraft<TopicDraft>({
    owner: student.id,
    draftKey: `THESIS_TOPIC:${studentPlanId}`,
    initial: { ...emptyTopicDraft, thesisType },
    proof: student.token,
    async load(signal) {
      const { draft: kept } = await client.call(getThesisTopicList, { studentPlanId, planId }, { signal });
      return kept && { document: kept.document, ...seen(kept) };
    },
    save: async ({ document, revision }) =>
      seen(await client.call(saveThesisTopic, { studentPlanId, revision, document }, { keepalive: true })),
  });
  // Until the draft has come, what the page has of it.
  const document = draft.stage === 'opening' ? (ofServer?.document ?? draft.document) : draft.document;
  return {
    ...draft,
    document,
    async savedRevision(outcome) {
      if (outcome === 'saved' && saved.current !== null) return saved.current;
      const revision = saved.current ?? 0;
      return seen(await client.call(saveThesisTopic, { studentPlanId, revision, document })).revision;
    },
  };
}

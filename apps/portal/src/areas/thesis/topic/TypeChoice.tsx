import { thesisType, thesisTypeTitles } from '@qianwei/api/contract/thesis/stage';
import type { ThesisTopics, TopicDraft } from '@qianwei/api/contract/thesis/topic';
import { MarginPart } from '@qianwei/ui/MarginPart';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import type { DraftView } from '../../../shared/draft/draft-view.ts';

const hints = { DEGREE: '申请学士学位须选这一类', ORDINARY: '只用于毕业' } as const;

/** 论文类型: fixed once a topic is passed. */
export function TypeChoice({
  topics: { typeFixed, thesisType: fixed },
  draft,
}: {
  topics: Pick<ThesisTopics, 'typeFixed' | 'thesisType'>;
  draft: Pick<DraftView<TopicDraft>, 'document' | 'edit'>;
}) {
  return (
    <MarginPart title="论文类型">
      {typeFixed && fixed !== null ? (
        <p>{thesisTypeTitles[fixed]}，题目通过后固定。</p>
      ) : (
        <RadioGroup
          label="论文类型"
          labelHidden
          name="thesisType"
          value={draft.document.thesisType ?? ''}
          onChange={(value) => draft.edit('thesisType', value === 'DEGREE' ? 'DEGREE' : 'ORDINARY')}
          options={thesisType.options.map((type) => ({
            ...{ value: type, label: thesisTypeTitles[type], hint: hints[type] },
          }))}
        />
      )}
    </MarginPart>
  );
}

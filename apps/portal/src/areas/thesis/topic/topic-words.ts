import { thesisTypeTitles } from '@qianwei/api/contract/thesis/stage';
import type { Topic, TopicAdvisor, TopicDraft } from '@qianwei/api/contract/thesis/topic';
import type { FieldWords } from '../../../shared/draft/DraftConflict.tsx';

/** `导师 顾清和 副教授，` and `已指导 3 / 8`: a line may end between them, not within one. */
export const guideWords = ({ name, title, used, max }: TopicAdvisor): [string, string] => [
  `导师 ${name} ${title}，`,
  `已指导 ${used} / ${max}`,
];

/** `剩 1 / 3` */
export const placesWords = ({ left, max }: Pick<Topic, 'left' | 'max'>): string => `剩 ${left} / ${max}`;

const fieldNames: Readonly<Record<keyof TopicDraft, string>> = {
  mode: '选题方式',
  thesisType: '论文类型',
  wishes: '我的志愿',
  custom: '自拟题目',
};

/** The fields of the draft in words, for a student who has changed them on two devices. */
export const draftWords = (topics: readonly Topic[]): FieldWords<TopicDraft> => ({
  nameOf: (field) => fieldNames[field],
  textOf(field, value) {
    const document = { [field]: value } as Partial<TopicDraft>;
    if (document.mode !== undefined) return document.mode === 'BANK' ? '从题库选' : '自拟题目';
    if (document.thesisType) return thesisTypeTitles[document.thesisType];
    if (document.wishes !== undefined)
      return document.wishes
        .map(
          (id, index) =>
            `${index + 1} ${topics.find(({ topicId }) => topicId === id)?.title ?? '（已下架）'}`,
        )
        .join('；');
    const { title = '', direction = '', reason = '', content = '' } = document.custom ?? {};
    return [title, direction, reason, content].filter((text) => text !== '').join('；');
  },
});

/** A form that nobody has filled in. */
export const emptyTopicDraft: TopicDraft = {
  mode: 'BANK',
  thesisType: null,
  wishes: [],
  custom: { title: '', direction: '', reason: '', content: '', advisorId: '' },
};

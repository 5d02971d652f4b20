import { thesisKind, thesisKindTitles } from '@qianwei/api/contract/academic/exam-period';
import { id } from '@qianwei/api/contract/fields';
import type { ThesisTopics, Topic } from '@qianwei/api/contract/thesis/topic';
import { maxLength, minLength, pipe, string } from 'valibot';
import { type AddressOf, field, flag, keyword } from '../../../shared/address/address-codec.ts';
import type { FilterField } from '../../../shared/filter/use-filter.ts';

/** In characters. */
const keywordLimit = 30;

/** The filter of the bank in the address. */
export const topicFilter = {
  direction: field(pipe(string(), minLength(1), maxLength(30)), undefined),
  advisor: field(id, undefined),
  kind: field(thesisKind, undefined),
  left: flag,
  keyword: keyword(keywordLimit),
};

/** The fields of the filter, with the directions and the teachers of the bank. */
export const topicFields = ({
  directions,
  advisors,
  list,
}: Pick<ThesisTopics, 'directions' | 'advisors' | 'list'>): FilterField<keyof typeof topicFilter>[] => [
  {
    ...{ kind: 'choice', name: 'direction', label: '方向' },
    options: directions.map((direction) => ({ id: direction, label: direction })),
  },
  {
    ...{ kind: 'choice', name: 'advisor', label: '导师' },
    options: advisors
      .filter(({ advisorId }) => list.some((topic) => topic.advisorId === advisorId))
      .map(({ advisorId, name }) => ({ id: advisorId, label: name })),
  },
  {
    ...{ kind: 'choice', name: 'kind', label: '类型' },
    options: thesisKind.options.map((kind) => ({ id: kind, label: thesisKindTitles[kind] })),
  },
  {
    ...{ kind: 'keyword', name: 'keyword', label: '题目关键词', searched: '题目' },
    ...{ hint: '题目、方向里的字', placeholder: '题目关键词', maxLength: keywordLimit },
  },
  { kind: 'flag', name: 'left', label: '仅看有余量' },
];

/** The topics that a filter lets through, in their order. */
export function filteredTopics(
  list: readonly Topic[],
  { direction, advisor, kind, left = false, keyword: words = '' }: Partial<AddressOf<typeof topicFilter>>,
): Topic[] {
  const searched = words.toLowerCase();
  return list.filter(
    (topic) =>
      (direction === undefined || topic.direction === direction) &&
      (advisor === undefined || topic.advisorId === advisor) &&
      (kind === undefined || topic.thesisKind === kind) &&
      (!left || topic.left > 0) &&
      `${topic.title} ${topic.direction}`.toLowerCase().includes(searched),
  );
}

import type { ThesisTopics, TopicDraft } from '@qianwei/api/contract/thesis/topic';
import { Description, DescriptionList } from '@qianwei/ui/DescriptionList';
import { draftWords } from './topic-words.ts';

/** A choice that cannot be submitted any more, to be read and copied. */
export function ChosenDraft({
  topics,
  document,
}: {
  topics: Pick<ThesisTopics, 'list'>;
  document: TopicDraft;
}) {
  const words = draftWords(topics.list);
  const fields =
    document.mode === 'BANK' ? (['thesisType', 'wishes'] as const) : (['thesisType', 'custom'] as const);
  return (
    <DescriptionList columns={1} label="填的内容">
      {fields.map((field) => (
        <Description key={field} label={words.nameOf(field)}>
          {words.textOf(field, document[field])}
        </Description>
      ))}
    </DescriptionList>
  );
}

import { maxTitleWords, titleProblem, titleWords } from '@qianwei/api/contract/thesis/title';
import { customLimits, type ThesisTopics, type TopicDraft } from '@qianwei/api/contract/thesis/topic';
import { isSame } from '@qianwei/machines/draft/same';
import { Banner } from '@qianwei/ui/Banner';
import { Select } from '@qianwei/ui/Select';
import { Stack } from '@qianwei/ui/Stack';
import { TextArea } from '@qianwei/ui/TextArea';
import type { DraftView } from '../../../shared/draft/draft-view.ts';
import { SimilarTitles } from './SimilarTitles.tsx';
import * as styles from './topic.css.ts';
import { isCompared, useSimilarTitles } from './use-similar-titles.ts';

type Custom = TopicDraft['custom'];

export interface OwnTitleProps {
  topics: ThesisTopics;
  draft: Pick<DraftView<TopicDraft>, 'document' | 'edit'>;
  /** The lack of each field. */
  lacks: Partial<Record<keyof Custom, string>>;
  /** Of the server, by `custom.title`. */
  errors: Readonly<Record<string, string>>;
}

/** 自拟题目: the title with what is like it, direction and teacher, reason and content. */
export default function OwnTitle({ topics, draft, lacks, errors }: OwnTitleProps) {
  const { custom } = draft.document;
  const { title, direction, advisorId, reason, content } = custom;
  const edit = (field: keyof Custom) => (value: string) =>
    draft.edit('custom', { ...custom, [field]: value });
  const errorOf = (field: keyof Custom) => {
    const shown = custom[field] === '' ? undefined : lacks[field];
    return errors[`custom.${field}`] ?? errors[field] ?? shown;
  };
  const advisor = topics.advisors.find((candidate) => candidate.advisorId === advisorId);
  const { similar = [] } = useSimilarTitles(topics.planId, title).data ?? {};
  const alike = similar.filter(({ rate }) => rate >= topics.similarFrom);
  const directions = [...new Set([...topics.directions, ...topics.advisors.flatMap((of) => of.directions)])];
  return (
    <Stack gap="x6" above="x5">
      <div className={styles.titleField}>
        <TextArea
          label="题目"
          labelAction={`${titleWords(title)} / ${maxTitleWords} 字`}
          name="custom.title"
          value={title}
          rows={1}
          // One line that wraps where it is narrow.
          onChange={(typed) => edit('title')(typed.replaceAll(/\s*\n\s*/g, ''))}
          error={titleProblem(title)?.level === 'hard' ? errorOf('title') : errors['custom.title']}
        />
      </div>
      {isCompared(title) && alike.length > 0 && (
        <SimilarTitles title={title} similar={alike} from={topics.similarFrom} />
      )}
      <div className={styles.pair}>
        <Select
          label="方向"
          name="custom.direction"
          value={direction === '' ? null : direction}
          onChange={edit('direction')}
          error={errors['custom.direction']}
          options={directions.map((name) => ({ id: name, label: name }))}
        />
        <Select
          label="拟选导师"
          labelAction={advisor && `已指导 ${advisor.used} / ${advisor.max}`}
          name="custom.advisorId"
          value={advisorId === '' ? null : advisorId}
          onChange={edit('advisorId')}
          error={errors['custom.advisorId']}
          options={topics.advisors.map(({ advisorId: id, name, title: rank, used, max }) => ({
            ...{ id, label: `${name} ${rank}`, description: `已指导 ${used} / ${max}` },
            ...(used >= max && { reason: '名额已满' }),
          }))}
        />
      </div>
      <TextArea
        label="选题理由"
        labelAction={`${customLimits.reasonMin}–${customLimits.reasonMax} 字`}
        name="custom.reason"
        maxLength={customLimits.reasonMax}
        rows={4}
        value={reason}
        onChange={edit('reason')}
        error={errorOf('reason')}
      />
      <TextArea
        label="主要内容"
        labelAction={`不少于 ${customLimits.contentMin} 字`}
        name="custom.content"
        maxLength={customLimits.contentMax}
        rows={4}
        value={content}
        onChange={edit('content')}
        error={errorOf('content')}
      />
      {topics.returnedOwn !== null && isSame(custom, topics.returnedOwn) && (
        <Banner tone="warning" title="退回以后还没有修改。">
          现在提交的和上次一样。请先按退回的意见修改；已和老师说好不改的，可以直接提交。
        </Banner>
      )}
    </Stack>
  );
}

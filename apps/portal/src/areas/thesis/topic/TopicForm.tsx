import { ruleTitles } from '@qianwei/api/contract/thesis/stage';
import type { ThesisTopics } from '@qianwei/api/contract/thesis/topic';
import { nearWords } from '@qianwei/api/time/words';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { Form } from '@qianwei/ui/Form';
import { Icon } from '@qianwei/ui/Icon';
import { LatePiece, late } from '@qianwei/ui/late';
import { Tabs } from '@qianwei/ui/Tabs';
import { useId } from 'react';
import { ApplyActions } from '../../../shared/apply/ApplyActions.tsx';
import { DraftedForm } from '../../../shared/apply/DraftedForm.tsx';
import { DraftSaved } from '../../../shared/draft/DraftSaved.tsx';
import { RefusedBanner } from '../../../shared/page/RefusedBanner.tsx';
import { useWide } from '../../../shared/page/use-wide.ts';
import { WhyRefused } from '../../../shared/page/WhyNot.tsx';
import { Loading } from '../../../shared/query/Loading.tsx';
import { useNow } from '../../../shared/time/use-now.ts';
import { ChosenDraft } from './ChosenDraft.tsx';
import { draftLacks, ownLacks } from './lacking.ts';
import type { OwnMarginProps } from './OwnMargin.tsx';
import type { OwnTitleProps } from './OwnTitle.tsx';
import { ReturnedWishes } from './ReturnedWishes.tsx';
import { TopicBank } from './TopicBank.tsx';
import { TypeChoice } from './TypeChoice.tsx';
import * as styles from './topic.css.ts';
import { draftWords } from './topic-words.ts';
import { useTopicDraft } from './use-topic-draft.ts';
import { type TopicSubmission, useTopicSubmission } from './use-topic-submission.ts';
import { WishList } from './WishList.tsx';

/** 论文管理规定 as it was read: its version and when. */
function RuleRead({ rule: { version, readTime } }: Pick<ThesisTopics, 'rule'>) {
  const now = useNow();
  if (readTime === null) return null;
  return (
    <p className={styles.ruleRead}>
      <Icon name="check" size="small" />
      {ruleTitles.MANAGE} {version} 已读，{nearWords(readTime, now)}
    </p>
  );
}

export interface TopicFormProps {
  topics: ThesisTopics;
  /** The answer may be another one by now. */
  onOutdated(): void;
}

const ownTitle = late<OwnTitleProps>(() => import('./OwnTitle.tsx'), { prefetch: 'idle' });
const ownMargin = late<OwnMarginProps>(() => import('./OwnMargin.tsx'), { prefetch: 'idle' });

/** The choice while it can be made: the bank or an own title, the wishes beside it; what is chosen and typed is kept with every change. */
export default function TopicForm({ topics, onOutdated }: TopicFormProps) {
  const formId = useId();
  const draft = useTopicDraft(topics);
  const submission = useTopicSubmission(topics, draft, onOutdated);
  const isWide = useWide();
  const { document } = draft;
  const isOwn = document.mode === 'CUSTOM';
  const lacks = draftLacks(document);
  const { list, window } = topics;
  const blocked =
    lacks.length === 0
      ? null
      : `还差 ${lacks.length} 处：${lacks.join('；')}。${isOwn ? '相似提示不妨碍提交。' : ''}`;
  const actions = (
    <ApplyActions
      form={formId}
      act={isOwn ? '提交自拟题目' : `提交 ${document.wishes.length} 个志愿`}
      pending={submission.pending}
      blocked={blocked}
      blockedAct={`提交，还差 ${lacks.length} 处`}
      block={!isOwn}
    />
  );
  return (
    <DraftedForm
      draft={draft}
      name="选题"
      words={draftWords(list)}
      until={window.endTime}
      isReadable
      onOutdated={onOutdated}
      review={(kept) => <ChosenDraft topics={topics} document={kept} />}
    >
      <ReturnedWishes topics={topics} />
      <Refused {...{ topics, submission }} wishes={document.wishes} />
      <Form id={formId} validationErrors={submission.errors} onSubmit={() => void submission.submit()}>
        <div className={styles.formColumns}>
          <div className={styles.type}>
            <TypeChoice {...{ topics, draft }} />
          </div>
          <div className={styles.main}>
            <WaysToChoose {...{ topics, draft }} errors={submission.errors ?? {}} />
            {isOwn && isWide && <div className={styles.acts}>{actions}</div>}
          </div>
          <aside className={isOwn ? styles.beside : styles.besideFirst} aria-label="我的选题">
            <div className={styles.stays}>
              {isOwn ? (
                <LatePiece
                  of={ownMargin}
                  fallback={<Loading what="题目的要求">{null}</Loading>}
                  topics={topics}
                  custom={document.custom}
                />
              ) : (
                <div>
                  <WishList {...{ topics, draft }} full={submission.full} />
                  <div className={styles.acts}>{actions}</div>
                </div>
              )}
              {/* Below the rules of a title: both are read before it is handed in. */}
              {isOwn && !isWide && actions}
              <div>
                <RuleRead rule={topics.rule} />
                <DraftSaved draft={draft} />
              </div>
            </div>
          </aside>
        </div>
      </Form>
    </DraftedForm>
  );
}

/** 从题库选 and 自拟题目 as tabs. */
function WaysToChoose({ topics, draft, errors }: Pick<OwnTitleProps, 'topics' | 'draft' | 'errors'>) {
  const { mode, custom } = draft.document;
  const hasOwn = Object.values(custom).some((text) => text !== '');
  return (
    <Tabs
      label="怎样选题"
      selected={mode}
      onSelect={(next) => draft.edit('mode', next === 'CUSTOM' ? 'CUSTOM' : 'BANK')}
      items={[
        {
          ...{ id: 'BANK', label: '从题库选', note: `${topics.list.length} 题` },
          content: <TopicBank {...{ topics, draft }} />,
        },
        {
          ...{ id: 'CUSTOM', label: '自拟题目' },
          ...(hasOwn && { note: mode === 'CUSTOM' ? '草稿' : '有草稿' }),
          content: (
            <LatePiece
              of={ownTitle}
              fallback={<Loading what="自拟题目">{null}</Loading>}
              {...{ topics, draft, errors }}
              lacks={ownLacks(custom)}
            />
          ),
        },
      ]}
    />
  );
}

/** A submission that was refused: of a full wish the way on with the others, which stay. */
function Refused({
  topics,
  submission,
  wishes,
}: {
  topics: ThesisTopics;
  submission: TopicSubmission;
  wishes: readonly string[];
}) {
  const { problem, full, isMerged, pending, submit } = submission;
  if (isMerged)
    return (
      <Banner tone="info" live="polite" title="另一台设备刚改过选题。">
        已合并到这里，请看过再提交。
      </Banner>
    );
  if (problem === null || Object.keys(problem.fieldErrors).length > 0) return null;
  const titles = topics.list
    .filter(({ topicId }) => full.includes(topicId))
    .map(({ title }) => `《${title}》`);
  const rest = wishes.filter((topicId) => !full.includes(topicId));
  return (
    <RefusedBanner
      problem={problem}
      tone="warning"
      title={titles.length === 0 ? '没有提交。' : `${titles.join('、')}名额已满，没有提交。`}
      action={
        titles.length > 0 &&
        rest.length > 0 && (
          <Button size="small" pending={pending} onPress={() => void submit(rest)}>
            去掉已满的，提交其余 {rest.length} 个
          </Button>
        )
      }
    >
      {titles.length === 0 ? <WhyRefused problem={problem} /> : '名额已更新，其余志愿都在。'}
    </RefusedBanner>
  );
}

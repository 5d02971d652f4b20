import type { ThesisTopics, TopicDraft } from '@qianwei/api/contract/thesis/topic';
import { listDay, timeWords } from '@qianwei/api/time/words';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import { TextButton } from '@qianwei/ui/TextButton';
import type { DraftView } from '../../../shared/draft/draft-view.ts';
import { FilterBar } from '../../../shared/filter/FilterBar.tsx';
import { useFilter } from '../../../shared/filter/use-filter.ts';
import { TopicRow } from './TopicRow.tsx';
import * as styles from './topic.css.ts';
import { filteredTopics, topicFields, topicFilter } from './topic-filter.ts';

interface TopicBankProps {
  topics: ThesisTopics;
  draft: Pick<DraftView<TopicDraft>, 'document' | 'edit'>;
}

/** 题库: the topics of the batch with their places, filtered by the address. */
export function TopicBank({ topics, draft }: TopicBankProps) {
  const filter = useFilter(topicFilter, topicFields(topics));
  const found = filteredTopics(topics.list, filter.values);
  const { serverTime, limits, basis } = topics;
  return (
    <>
      <div className={styles.filter}>
        <FilterBar filter={filter} noun="题">
          <span className={styles.aside} role="status">
            {filter.count === 0 ? '' : `找到 ${found.length} 题`}
          </span>
        </FilterBar>
      </div>
      {found.length === 0 ? (
        <EmptyState
          drawing="search"
          title={topics.list.length === 0 ? '题库还没有公布' : '没有符合条件的题目'}
          why={
            topics.list.length === 0
              ? '本批次本专业的题库公布后会显示在这里；也可以自拟题目。'
              : '可以放宽条件，或者自拟题目。'
          }
          action={filter.count > 0 && <TextButton onPress={filter.clear}>看全部题目</TextButton>}
        />
      ) : (
        <ul className={styles.topics} aria-label="题目">
          {found.map((topic) => (
            <TopicRow key={topic.topicId} {...{ topic, topics, draft }} />
          ))}
        </ul>
      )}
      <p className={styles.footnote}>
        名额 {timeWords(serverTime)} 更新。同一题目每批次不超过 {limits.maxPerTopic} 人，每位导师不超过{' '}
        {limits.maxPerAdvisor} 人
        {basis && (
          <>
            ，依据 <BasisLink basis={basis} />
          </>
        )}
      </p>
    </>
  );
}

function BasisLink({ basis: { title, date, path } }: { basis: NonNullable<ThesisTopics['basis']> }) {
  return (
    <>
      {path === null ? (
        title
      ) : (
        <Link href={path} variant="underlined">
          {title}
        </Link>
      )}
      ，{listDay(date)}
    </>
  );
}

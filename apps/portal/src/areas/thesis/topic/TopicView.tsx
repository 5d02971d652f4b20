import { DateRuler } from '@qianwei/ui/DateRuler';
import { LatePiece, late } from '@qianwei/ui/late';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { Loading } from '../../../shared/query/Loading.tsx';
import { useNow } from '../../../shared/time/use-now.ts';
import { ManualLink } from '../shared/ManualLink.tsx';
import { majorWords } from '../shared/thesis-words.ts';
import type { TopicFormProps } from './TopicForm.tsx';
import type { TopicStateProps } from './TopicState.tsx';
import * as styles from './topic.css.ts';
import { topicRuler } from './topic-ruler.ts';

// Draft, fields and wishes are a good part of the page's code: the window and what is in the way are read before they come.
const topicForm = late<TopicFormProps>(() => import('./TopicForm.tsx'));
const topicState = late<TopicStateProps>(() => import('./TopicState.tsx'));

/** The page with its data: the form while a topic can be chosen, else how things stand. */
export function TopicView({ topics, onOutdated }: TopicFormProps) {
  const now = useNow();
  const { planName, topicStatus, obstacle, timeline } = topics;
  return (
    <div className={styles.page}>
      <PageHeader
        title="论文选题"
        lede={`${planName} · ${majorWords(topics)}`}
        actions={<ManualLink anchor="topic">怎样选题</ManualLink>}
      />
      <div className={styles.ruler}>
        <DateRuler label="选题的日程" folds {...topicRuler(topics, now)} />
      </div>
      {obstacle === null ? (
        <LatePiece
          of={topicForm}
          fallback={
            <Loading what="选题">
              <SkeletonLines shares={[0.3, 0.8, 0.6, 0.7, 0.8]} />
            </Loading>
          }
          // Each return and each withdrawal is a draft of its own.
          key={`${topicStatus} ${timeline?.events.length ?? 0}`}
          {...{ topics, onOutdated }}
        />
      ) : (
        <LatePiece of={topicState} fallback={<Loading what="选题">{null}</Loading>} topics={topics} />
      )}
    </div>
  );
}

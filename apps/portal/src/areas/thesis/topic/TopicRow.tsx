import { thesisKindTitles } from '@qianwei/api/contract/academic/exam-period';
import {
  type ThesisTopics,
  type Topic,
  type TopicDraft,
  waitForThesisTopic,
} from '@qianwei/api/contract/thesis/topic';
import { nearMomentWords } from '@qianwei/api/time/words';
import { Button } from '@qianwei/ui/Button';
import { Menu } from '@qianwei/ui/Menu';
import { TextButton } from '@qianwei/ui/TextButton';
import { unbroken } from '@qianwei/ui/theme/text.css';
import type { DraftView } from '../../../shared/draft/draft-view.ts';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import * as styles from './topic.css.ts';
import { guideWords, placesWords } from './topic-words.ts';
import { replaced, wishNumber } from './wish-order.ts';

/** 名额简: a slip for each place, filled when it is taken. The number stands beside it in words. */
function PlaceSlips({ max, taken }: { max: number; taken: number }) {
  return (
    <svg className={styles.slips} width={max * 10 - 2.5} height="18" aria-hidden="true">
      {Array.from({ length: max }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: slips are alike and never move.
          key={index}
          className={index < taken ? styles.takenSlip : styles.freeSlip}
          {...{ x: index * 10 + 0.75, y: 0.75, width: 5.5, height: 16.5, rx: 1 }}
        />
      ))}
    </svg>
  );
}

interface TopicRowProps {
  topic: Topic;
  topics: ThesisTopics;
  draft: Pick<DraftView<TopicDraft>, 'document' | 'edit'>;
}

/** A topic of the bank with its places, and what can be done with it. */
export function TopicRow({ topic, topics, draft }: TopicRowProps) {
  const { title, direction, thesisKind, difficulty, brief, requirements, advisorId, max, left } = topic;
  const advisor = topics.advisors.find((candidate) => candidate.advisorId === advisorId);
  const isFull = left === 0;
  const facts = [thesisKindTitles[thesisKind], direction, difficulty].filter((fact) => fact !== '');
  return (
    <li className={styles.topic}>
      <div className={styles.words}>
        <h2 className={isFull ? styles.fullTitle : styles.topicTitle} data-authored="">
          {title}
        </h2>
        <p className={styles.meta}>
          {facts.join(' · ')}
          {advisor && ' · '}
          {advisor &&
            guideWords(advisor).map((words) => (
              <span key={words} className={unbroken}>
                {words}
              </span>
            ))}
        </p>
        {brief !== '' && (
          <p className={styles.brief} data-authored="">
            {brief}
          </p>
        )}
        {requirements.length > 0 && (
          <details className={styles.requirements}>
            <summary>要求 {requirements.length} 条</summary>
            <ul data-authored="">
              {requirements.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className={styles.places}>
        <PlaceSlips max={max} taken={max - Math.min(left, max)} />
        {isFull ? (
          <span className={styles.meta}>名额已满</span>
        ) : (
          <span className={unbroken}>{placesWords(topic)}</span>
        )}
        <div className={styles.act}>
          <TopicAct {...{ topic, topics, draft }} />
        </div>
      </div>
    </li>
  );
}

function TopicAct({ topic, topics, draft }: TopicRowProps) {
  const { topicId, title, left, waiting } = topic;
  const { wishes } = draft.document;
  const order = wishes.indexOf(topicId) + 1;
  if (order > 0) return <span className={styles.chosen}>{wishNumber(order)} 已选</span>;
  if (left === 0 || waiting !== null)
    return (
      <>
        {left > 0 && <Choose {...{ topic, topics, draft }} />}
        <Waiting {...{ topic, topics }} />
      </>
    );
  return <Choose key={title} {...{ topic, topics, draft }} />;
}

/** 选这题, and with all wishes used 换成这题 with the question which of them goes. */
function Choose({ topic: { topicId, title }, topics: { limits, list }, draft }: TopicRowProps) {
  const { wishes } = draft.document;
  if (wishes.length < limits.maxWishes)
    return (
      <Button
        size="small"
        aria-label={`选这题：${title}`}
        onPress={() => draft.edit('wishes', [...wishes, topicId])}
      >
        选这题
      </Button>
    );
  return (
    <Menu
      items={wishes.map((wish, index) => ({
        id: wish,
        label: `换掉 ${wishNumber(index + 1)} ${list.find((other) => other.topicId === wish)?.title ?? ''}`,
        onAction: () => draft.edit('wishes', replaced(wishes, wish, topicId)),
      }))}
      trigger={
        <Button size="small" aria-label={`换成这题：${title}`}>
          换成这题
        </Button>
      }
    />
  );
}

/** 有空位时告诉我: the place in the queue, or until when a place is kept. */
function Waiting({
  topic: { topicId, title, waiting },
  topics: { studentPlanId },
}: Pick<TopicRowProps, 'topic' | 'topics'>) {
  const now = useNow();
  const { send, pending, problem } = useMutationCall(waitForThesisTopic);
  const wait = (waits: boolean) => void send({ studentPlanId, topicId, waits });
  return (
    <>
      {waiting && (
        <span className={styles.scarce}>
          {waiting.heldUntil === null
            ? `等候第 ${waiting.place} 位`
            : `为你保留到 ${nearMomentWords(waiting.heldUntil, now, 'end')}`}
        </span>
      )}
      <TextButton
        aria-label={`${waiting ? '不等了' : '有空位时告诉我'}：${title}`}
        isPending={pending}
        onPress={() => wait(waiting === null)}
      >
        {waiting ? '不等了' : '有空位时告诉我'}
      </TextButton>
      {problem && (
        <span role="alert" className={styles.fullNote}>
          {problem.message}
        </span>
      )}
    </>
  );
}

import type { ThesisTopics, Topic, TopicDraft } from '@qianwei/api/contract/thesis/topic';
import { MarginPart } from '@qianwei/ui/MarginPart';
import { TextButton } from '@qianwei/ui/TextButton';
import { unbroken, visuallyHidden } from '@qianwei/ui/theme/text.css';
import { useEffect, useRef, useState } from 'react';
import type { DraftView } from '../../../shared/draft/draft-view.ts';
import * as styles from './topic.css.ts';
import { placesWords } from './topic-words.ts';
import { useWishDrag } from './use-wish-drag.ts';
import { movedTo, wishNumber } from './wish-order.ts';

export interface WishListProps {
  topics: Pick<ThesisTopics, 'list' | 'advisors' | 'limits'>;
  draft: Pick<DraftView<TopicDraft>, 'document' | 'edit'>;
  /** Wishes that were full at the last try. */
  full: readonly string[];
}

/** 我的志愿 in their order, by buttons first and by dragging; each change is read out. */
export function WishList({ topics: { list, advisors, limits }, draft, full }: WishListProps) {
  const { wishes } = draft.document;
  const [said, say] = useState('');
  const rows = useRef<HTMLOListElement>(null);
  // The button that was pressed may be gone where the wish is now: focus stays in its row.
  const [moved, setMoved] = useState<string | null>(null);
  useEffect(() => {
    if (moved === null) return;
    const row = rows.current?.querySelector(`[data-wish="${CSS.escape(moved)}"]`);
    if (row && !row.contains(document.activeElement)) row.querySelector('button')?.focus();
    setMoved(null);
  }, [moved]);
  const titleOf = (id: string) => list.find(({ topicId }) => topicId === id)?.title ?? '已下架的题目';
  const move = (topicId: string, place: number) => {
    const next = movedTo(wishes, topicId, place);
    draft.edit('wishes', next);
    say(`《${titleOf(topicId)}》现在是第 ${next.indexOf(topicId) + 1} 志愿。`);
    setMoved(topicId);
  };
  const remove = (topicId: string) => {
    draft.edit(
      'wishes',
      wishes.filter((wish) => wish !== topicId),
    );
    say(`《${titleOf(topicId)}》已移出，还有 ${wishes.length - 1} 个志愿。`);
    rows.current?.focus();
  };
  const drag = useWishDrag(rows, move);
  return (
    <MarginPart
      title={
        <span className={styles.partTitle}>
          我的志愿 <span className={styles.aside}>按顺序录取</span>
        </span>
      }
    >
      <ol ref={rows} className={styles.wishes} tabIndex={-1} aria-label="我的志愿">
        {wishes.map((topicId, index) => (
          <WishRow
            key={topicId}
            topic={list.find((topic) => topic.topicId === topicId)}
            {...{ topicId, advisors, index, move, remove, drag }}
            title={titleOf(topicId)}
            count={wishes.length}
            isFull={full.includes(topicId)}
          />
        ))}
      </ol>
      {wishes.length === 0 && (
        <p className={styles.meta}>点“选这题”，最多 {limits.maxWishes} 个，第一个就是第一志愿。</p>
      )}
      <p role="status" className={visuallyHidden}>
        {said}
      </p>
      <p className={styles.meta}>
        第一志愿不成，自动看第二、第三志愿。导师同意以前可以撤回，选题通过后题目固定。
      </p>
    </MarginPart>
  );
}

interface WishRowProps {
  topicId: string;
  /** Undefined for one that is no longer in the bank. */
  topic: Topic | undefined;
  title: string;
  advisors: WishListProps['topics']['advisors'];
  /** Place among `count` wishes, from 0. */
  index: number;
  count: number;
  /** It was full at the last try. */
  isFull: boolean;
  drag: ReturnType<typeof useWishDrag>;
  move(topicId: string, place: number): void;
  remove(topicId: string): void;
}

function WishRow(props: WishRowProps) {
  const { topicId, topic, title, advisors, index, count, drag, move, remove } = props;
  const advisor = advisors.find(({ advisorId }) => advisorId === topic?.advisorId);
  const isFull = props.isFull || topic?.left === 0;
  return (
    <li data-wish={topicId} className={drag.dragged === topicId ? styles.draggedWish : styles.wish}>
      <span className={styles.order} aria-hidden="true">
        {wishNumber(index + 1)}
      </span>
      <div>
        <p className={styles.wishTitle}>{title}</p>
        <p className={styles.meta}>
          {advisor && <span className={unbroken}>{`${advisor.name} ${advisor.title}`}</span>}
          {advisor && topic && '，'}
          {topic && <span className={unbroken}>{placesWords(topic)}</span>}
        </p>
        {isFull && <p className={styles.fullNote}>名额已满，请换一题</p>}
        {!isFull && topic?.left === 1 && <p className={styles.scarce}>只剩 1 个，以提交时为准</p>}
        <div className={styles.moves}>
          {index === 0 ? (
            <span>已是第一</span>
          ) : (
            <TextButton aria-label={`上移《${title}》`} onPress={() => move(topicId, index - 1)}>
              上移
            </TextButton>
          )}
          {index < count - 1 && (
            <TextButton aria-label={`下移《${title}》`} onPress={() => move(topicId, index + 1)}>
              下移
            </TextButton>
          )}
          <TextButton aria-label={`移出《${title}》`} onPress={() => remove(topicId)}>
            移出
          </TextButton>
        </div>
      </div>
      {count > 1 && (
        <span className={styles.handle} aria-hidden="true" {...drag.handleOf(topicId)}>
          ⠿
        </span>
      )}
    </li>
  );
}

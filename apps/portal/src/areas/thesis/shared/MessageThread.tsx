import type { ThesisDirectory } from '@qianwei/api/contract/thesis/directory';
import { getThesisMessage, type ThesisMessages } from '@qianwei/api/contract/thesis/message';
import { late, useLate } from '@qianwei/ui/late';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { TextButton } from '@qianwei/ui/TextButton';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import type { MessageComposerProps } from './MessageComposer.tsx';
import { MessageEntry } from './MessageEntry.tsx';
import * as styles from './MessageThread.css.ts';
import { isThesisOver, thesisPayloadOf } from './thesis-payload.ts';
import { UrgePart } from './UrgePart.tsx';

export interface MessageThreadProps {
  thesis: Pick<ThesisDirectory, 'studentPlanId' | 'roundNo' | 'advisor' | 'overall' | 'urge'>;
  /** The student came to write: the field for a message opens and has the focus. Default false. */
  comesToWrite?: boolean;
  /** Called once the student is where it is written, or may not be. */
  onCame?: () => void;
}

/** Messages that are shown before 全部 is pressed. */
const shownAtFirst = 3;

const messageComposer = late<MessageComposerProps>(() => import('./MessageComposer.tsx'));

/** The reason why nobody can be written to; null where the composer is. */
function closedWords({ advisor, overall }: MessageThreadProps['thesis']): string | null {
  if (isThesisOver(overall)) return '这篇论文的流程已经结束，不能再留言。';
  return advisor === null ? '选题通过、确定导师以后，可以在这里给导师留言。' : null;
}

/**
 * 论文互动: the messages between student and teacher, the newest last, with 写留言 and 催一下. Its answer is outdated by what is sent
 * and by the events of the thesis, so that new messages appear by themselves.
 */
export function MessageThread({ thesis, comesToWrite = false, onCame }: MessageThreadProps) {
  const id = useId();
  const messages = useCall(getThesisMessage, thesisPayloadOf(thesis));
  const [isWhole, setWhole] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const { Component: MessageComposer, open } = useLate(messageComposer);
  const closed = closedWords(thesis);
  const section = useRef<HTMLElement>(null);
  const come = useEffectEvent(() => {
    section.current?.scrollIntoView({ block: 'nearest' });
    if (closed === null)
      open(() => {
        // Already there it has no first focus of its own.
        section.current?.querySelector('textarea')?.focus();
        setWriting(true);
      });
    onCame?.();
  });
  useEffect(() => {
    if (comesToWrite) come();
  }, [comesToWrite]);
  const count = messages.data?.list.length ?? 0;
  return (
    <section ref={section} className={styles.thread} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          与导师的留言
        </h2>
        {count > shownAtFirst && !isWhole && (
          <TextButton onPress={() => setWhole(true)}>全部 {count} 条</TextButton>
        )}
      </div>
      <QueryView query={messages} name="留言" skeleton={<SkeletonLines shares={[0.9, 0.4]} />}>
        {/* A log of its own when it is whole: earlier messages are not read out as new. */}
        {(data) => <Messages key={String(isWhole)} {...{ data, isWhole }} canWrite={closed === null} />}
      </QueryView>
      {closed !== null && <p className={styles.none}>{closed}</p>}
      {closed === null && !isWriting && (
        <div>
          <TextButton onPress={() => open(() => setWriting(true))}>写留言</TextButton>
        </div>
      )}
      {closed === null && isWriting && MessageComposer && <MessageComposer thesis={thesis} />}
      {!isThesisOver(thesis.overall) && <UrgePart thesis={thesis} />}
    </section>
  );
}

/** A log: a screen reader says what is added at its end, when it has said everything else. */
function Messages({
  data: { list, hasEarlier },
  isWhole,
  canWrite,
}: {
  data: ThesisMessages;
  isWhole: boolean;
  canWrite: boolean;
}) {
  const shown = isWhole ? list : list.slice(-shownAtFirst);
  return (
    <div role="log" aria-label="留言">
      {isWhole && hasEarlier && <p className={styles.none}>只显示最近 {list.length} 条。</p>}
      {list.length === 0 ? (
        canWrite && <p className={styles.none}>还没有留言。导师一般在 5 个工作日内答复，答复后会通知你。</p>
      ) : (
        <ul className={styles.messages}>
          {shown.map((message) => (
            <MessageEntry key={message.messageId} message={message} />
          ))}
        </ul>
      )}
    </div>
  );
}

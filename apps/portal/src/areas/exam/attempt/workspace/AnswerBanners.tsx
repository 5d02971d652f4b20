import type { TestPaper } from '@qianwei/api/contract/exam/attempt';
import { Banner } from '@qianwei/ui/Banner';
import { TextButton } from '@qianwei/ui/TextButton';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { questionsOf, timeOf, troubleOf } from '../attempt-text.ts';
import type { AttemptView } from '../runtime/attempt-view.ts';
import * as styles from './AnswerWorkspace.css.ts';
import type { Answering } from './use-answering.ts';
import { useAttemptTime } from './use-attempt-time.ts';

interface AnswerBannersProps {
  view: AttemptView;
  paper: TestPaper;
  answering: Answering;
  clock: () => number;
  /** A banner disappears with the button that has focus. */
  onGone: () => void;
}

/**
 * News that the student must see: answers at risk, no network, little time. It is above the foot, so that it does not
 * move the question; on a phone it stays visible with the foot.
 */
export function AnswerBanners({ view, paper, answering, clock, onGone }: AnswerBannersProps) {
  const time = useAttemptTime(clock, paper);
  const isFailed = view.saving.state === 'failed' || answering.atRisk.length > 0;
  const isCut = !isFailed && (view.connection !== 'working' || view.saving.state === 'local');
  const isLate = time.urgency !== 'plain';
  if (!isFailed && !isCut && !isLate && view.problem === null) return null;
  return (
    <div className={styles.notices} data-narrow={(isCut && !isLate && view.problem === null) || undefined}>
      {view.problem && (
        <Banner tone="danger" live="assertive" title={`没有交卷（${view.problem.message}）。`}>
          答案都还在，可以继续作答，然后再交。
        </Banner>
      )}
      {isFailed && <NotSaved view={view} answering={answering} onGone={onGone} />}
      {isCut && (
        <div className={styles.narrowOnly}>
          <Kept view={view} />
        </div>
      )}
      {isLate && (
        <Banner tone={time.urgency === 'warning' ? 'warning' : 'danger'} title={time.words}>
          {time.end} 到时自动交卷，已答的都算数。
        </Banner>
      )}
    </div>
  );
}

/** The place of the answers while they cannot be sent; on a wide page the head says it. */
function Kept({ view: { saving, connection } }: Pick<AnswerBannersProps, 'view'>) {
  const trouble = troubleOf(connection);
  const title = trouble ? `${trouble.cause}。` : undefined;
  if (saving.state === 'saved')
    return (
      <Banner tone="info" title={title}>
        已答的都已保存，可以继续作答，{trouble?.after}自动补传。
      </Banner>
    );
  return (
    <Banner tone="warning" title={title}>
      {saving.at === null ? '答案已存本机' : `答案 ${timeOf(saving.at)} 已存本机`}，
      {trouble ? `${trouble.after}自动补传，可以继续作答。` : '正在补传。'}
    </Banner>
  );
}

function NotSaved({ view, answering, onGone }: Pick<AnswerBannersProps, 'view' | 'answering' | 'onGone'>) {
  const ways = useRef<HTMLSpanElement>(null);
  const reportGone = useEffectEvent(onGone);
  useLayoutEffect(() => {
    const buttons = ways.current;
    return () => {
      if (buttons?.contains(document.activeElement)) reportGone();
    };
  }, []);
  const { atRisk } = answering;
  const trouble = troubleOf(view.connection);
  const what = atRisk.length > 0 ? questionsOf(atRisk) : view.unsaved > 0 ? `${view.unsaved} 题` : '答案';
  return (
    <Banner
      tone="danger"
      live="assertive"
      title={`${trouble ? `${trouble.cause}，` : ''}${what}没有保存。`}
      action={
        <span ref={ways} className={styles.ways}>
          <TextButton onPress={view.retry}>立即重试</TextButton>
          <TextButton onPress={view.download}>下载答案备份</TextButton>
        </span>
      }
    >
      正在自动重试，请不要关闭或刷新本页。
    </Banner>
  );
}

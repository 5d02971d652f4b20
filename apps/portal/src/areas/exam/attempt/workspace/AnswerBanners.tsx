import type { TestPaper } from '@qianwei/api/contract/exam/attempt';
import { Banner } from '@qianwei/ui/Banner';
import { TextButton } from '@qianwei/ui/TextButton';
import { questionsOf, timeOf } from '../attempt-text.ts';
import type { AttemptView } from '../runtime/attempt-view.ts';
import * as styles from './AnswerWorkspace.css.ts';
import type { Answering } from './use-answering.ts';
import { useAttemptTime } from './use-attempt-time.ts';

interface AnswerBannersProps {
  view: AttemptView;
  paper: TestPaper;
  answering: Answering;
  clock: () => number;
}

/**
 * What the student must not overlook: answers at risk, no network, little time. It is above the foot, where it does not
 * move the question; on a phone it stays visible with the foot.
 */
export function AnswerBanners({ view, paper, answering, clock }: AnswerBannersProps) {
  const time = useAttemptTime(clock, paper);
  const isFailed = view.saving.state === 'failed' || answering.atRisk.length > 0;
  const isLocal = !isFailed && (view.isOffline || view.saving.state === 'local');
  const isLate = time.urgency !== 'plain';
  if (!isFailed && !isLocal && !isLate && view.problem === null) return null;
  return (
    <div className={styles.notices} data-narrow={(isLocal && !isLate && view.problem === null) || undefined}>
      {view.problem && (
        <Banner tone="danger" live="assertive" title={`没有交卷（${view.problem.message}）。`}>
          答案都还在，可以继续作答，然后再交。
        </Banner>
      )}
      {isFailed && <NotSaved view={view} answering={answering} />}
      {isLocal && (
        <div className={styles.narrowOnly}>
          <Banner tone="warning" title={view.isOffline ? '网络中断。' : '服务器暂时没有回应。'}>
            {view.saving.at === null ? '答案已存本机' : `答案 ${timeOf(view.saving.at)} 已存本机`}，
            {view.isOffline ? '联网后' : ''}自动补传，可以继续作答。
          </Banner>
        </div>
      )}
      {isLate && (
        <Banner tone={time.urgency === 'warning' ? 'warning' : 'danger'} title={time.words}>
          {timeOf(paper.endsAt)} 到时自动交卷，已答的都算数。
        </Banner>
      )}
    </div>
  );
}

function NotSaved({ view, answering }: Pick<AnswerBannersProps, 'view' | 'answering'>) {
  const { atRisk } = answering;
  const what = atRisk.length > 0 ? questionsOf(atRisk) : view.unsaved > 0 ? `${view.unsaved} 题` : '答案';
  return (
    <Banner
      tone="danger"
      live="assertive"
      title={`${what}没有保存。`}
      action={
        <span className={styles.ways}>
          <TextButton onPress={view.retry}>立即重试</TextButton>
          <TextButton onPress={view.download}>下载答案备份</TextButton>
        </span>
      }
    >
      正在自动重试，请不要关闭或刷新本页。
    </Banner>
  );
}

import type { TestPaper } from '@qianwei/api/contract/exam/attempt';
import { Button } from '@qianwei/ui/Button';
import { Countdown } from '@qianwei/ui/Countdown';
import { IconButton } from '@qianwei/ui/IconButton';
import { SaveState } from '@qianwei/ui/SaveState';
import { timeOf, troubleOf } from '../attempt-text.ts';
import type { AttemptView } from '../runtime/attempt-view.ts';
import * as styles from './AnswerHeader.css.ts';
import { hideTimer, isTimerHidden } from './page-memory.ts';
import { useAttemptTime } from './use-attempt-time.ts';

/** The countdown announces nothing itself: the attempt warns when time is short, once, also over a reload. */
const noMoments: number[] = [];

interface AnswerHeaderProps {
  view: AttemptView;
  paper: TestPaper;
  /** How many numbers the answer sheet has. */
  count: number;
  /** Epoch ms by the server's clock. */
  clock: () => number;
  onLeave: () => void;
  onHandIn: () => void;
}

/** The test's name, whether its answers are saved, and the time left, also as a line that shortens. */
export function AnswerHeader({ view, paper, count, clock, onLeave, onHandIn }: AnswerHeaderProps) {
  const { state, at } = view.saving;
  const time = at === null ? '' : timeOf(at);
  const trouble = troubleOf(view.connection);
  const saving = {
    state: trouble && state === 'saved' ? ('offline' as const) : state,
    time,
    onRetry: view.retry,
  };
  const kept = (at: string) => (at === '' ? '答案存在本机' : `${at} 已存本机`);
  const saved = (at: string) => (time === '' ? '' : `已保存 ${at}`.trim());
  return (
    <header className={styles.head}>
      <div className={styles.back}>
        <IconButton icon="chevron" turn="half" size="large" label="暂离，不停表" onPress={onLeave} />
      </div>
      <div className={styles.name}>
        <h1 className={styles.title}>{paper.name}</h1>
        <span className={styles.facts}>
          {paper.practice ? '练习' : `第 ${paper.tryNo} 次`}，共 {count} 题，{paper.totalScore} 分
        </span>
      </div>
      <div className={styles.saving}>
        <div className={styles.long}>
          <SaveState
            {...saving}
            texts={{
              saved: '已保存',
              offline: (at) => [trouble?.cause, saved(at), '可以继续作答'].filter(Boolean).join('，'),
              local: (at) =>
                trouble ? `${trouble.cause}，${kept(at)}，${trouble.after}自动补传` : `${kept(at)}，正在补传`,
              failed: '没有保存',
            }}
          />
        </div>
        <div className={styles.short}>
          <SaveState
            {...saving}
            onRetry={undefined}
            texts={{
              offline: (at) => saved(at) || trouble?.cause || '',
              local: '已存本机',
              failed: '没有保存',
            }}
          />
        </div>
      </div>
      <div className={styles.clock}>
        <Countdown
          look="clock"
          until={paper.endsAt}
          clock={clock}
          announceAt={noMoments}
          hideable
          defaultHidden={isTimerHidden()}
          onHiddenChange={hideTimer}
          texts={{ left: '剩余', hidden: '时间已隐藏' }}
        />
      </div>
      <div className={styles.handIn}>
        <Button onPress={onHandIn}>交卷</Button>
      </div>
      <Lapse paper={paper} clock={clock} />
    </header>
  );
}

function Lapse({ paper, clock }: Pick<AnswerHeaderProps, 'paper' | 'clock'>) {
  const { share, urgency } = useAttemptTime(clock, paper);
  return (
    <span
      className={styles.lapse[urgency]}
      style={{ transform: `scaleX(${share.toFixed(4)})` }}
      aria-hidden="true"
    />
  );
}

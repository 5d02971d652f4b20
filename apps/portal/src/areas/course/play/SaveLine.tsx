import { placeWords } from '@qianwei/studies';
import { Phrases } from '@qianwei/ui/Phrases';
import { SaveState, type SavingState } from '@qianwei/ui/SaveState';
import * as styles from './Player.css.ts';

interface SaveLineProps {
  state: SavingState;
  /** When progress was saved last, as it is shown: 20:14:21; empty before. */
  time: string;
  /** The furthest second that was watched, and how many seconds beyond it can be sought; null when the lesson can be sought freely. */
  limit: { furthest: number; ahead: number } | null;
  /** False: the limit keeps its room, and is not shown yet. Default true. */
  isLimitKnown?: boolean;
  onRetry?: () => void;
}

const clock = (second: number) => placeWords(second);

const texts = {
  saving: '正在保存进度',
  saved: '进度已保存',
  offline: '网络断了，进度已保存',
  local: '进度暂存于本机，联网后自动补传',
  failed: '进度没有保存',
};

/** Save state of the progress, and how far the lesson can be sought. */
export function SaveLine({ state, time, limit, isLimitKnown = true, onRetry }: SaveLineProps) {
  return (
    <div className={styles.under}>
      <p className={isLimitKnown ? undefined : styles.notYet}>
        {limit !== null && (
          <>
            <span className={styles.wideOnly}>
              <Phrases>{`第一遍可拖到最远处 ${clock(limit.furthest)} 之后 ${limit.ahead} 秒，看完 90% 后随意拖动`}</Phrases>
            </span>
            <span className={styles.narrowOnly}>
              <Phrases>{`第一遍可拖到 ${clock(limit.furthest + limit.ahead)}，看完 90% 后随意拖动`}</Phrases>
            </span>
          </>
        )}
      </p>
      <SaveState state={state} time={time} onRetry={onRetry} texts={texts} />
    </div>
  );
}

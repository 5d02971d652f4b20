import { Button } from '@qianwei/ui/Button';
import { Icon } from '@qianwei/ui/Icon';
import { IconButton } from '@qianwei/ui/IconButton';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import * as styles from './AnswerNavigation.css.ts';
import { choicesOf, letterOf, type SheetItem } from './sheet-items.ts';
import type { Answering } from './use-answering.ts';

interface AnswerNavigationProps {
  answering: Answering;
  item: SheetItem;
  onSheet: () => void;
  onHandIn: () => void;
}

/** 上一题 and 下一题; on a phone also 标记 and the answer sheet, within reach of the thumb. */
export function AnswerNavigation({ answering, item, onSheet, onHandIn }: AnswerNavigationProps) {
  const { current, items, goTo, unfinished, isFlagged } = answering;
  const back = () => goTo(current - 1);
  const isFirst = current === 0;
  const answered = items.length - unfinished.length;
  const choices = item.material === null ? choicesOf(item.questions[0]).length : 0;
  return (
    <div className={styles.foot} data-pair={item.material !== null || undefined}>
      <button
        type="button"
        className={styles.tool}
        aria-pressed={isFlagged}
        data-flagged={isFlagged || undefined}
        onClick={answering.flag}
      >
        <Icon name="flag" />
        标记
      </button>
      <button type="button" className={styles.tool} onClick={onSheet}>
        <Icon name="sheet" />
        <span>
          <span className={visuallyHidden}>答题卡，已答 </span>
          {answered} / {items.length}
        </span>
      </button>
      <div className={styles.wideBack} data-first={isFirst || undefined}>
        <Button onPress={back}>上一题</Button>
      </div>
      <div className={styles.narrowBack} data-first={isFirst || undefined}>
        <IconButton
          icon="chevron"
          turn="half"
          size="large"
          label="上一题"
          className={styles.arrow}
          onPress={back}
        />
      </div>
      <p className={styles.keys}>{choices > 0 && <Keys count={choices} />}</p>
      <div className={styles.next}>
        <Button variant="primary" block {...nextOf({ answering, onHandIn })} />
      </div>
    </div>
  );
}

/** The next step: the next question, the skipped ones, or the submission. */
function nextOf({ answering, onHandIn }: Pick<AnswerNavigationProps, 'answering' | 'onHandIn'>) {
  const { current, items, unfinished, goTo } = answering;
  if (current < items.length - 1) return { children: '下一题', onPress: () => goTo(current + 1) };
  const [first] = unfinished.filter((index) => index !== current);
  if (first !== undefined) return { children: '检查未答的题', onPress: () => goTo(first) };
  return { children: '交卷', onPress: onHandIn };
}

function Keys({ count }: { count: number }) {
  return (
    <>
      <kbd>A</kbd> – <kbd>{letterOf(Math.min(count, 6) - 1)}</kbd> 选择，<kbd>←</kbd> <kbd>→</kbd> 翻题，
      <kbd>M</kbd> 标记
    </>
  );
}

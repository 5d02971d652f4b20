import { Icon } from '@qianwei/ui/Icon';
import type { Answering } from '../workspace/use-answering.ts';
import * as styles from './Question.css.ts';

/** 清空本题, and beside it whether this answer is in danger: the line is there from the start, so nothing moves. */
export function QuestionEnd({ answering }: { answering: Answering }) {
  const isAtRisk = answering.atRisk.includes(answering.current);
  return (
    <div className={styles.end}>
      <button type="button" className={styles.clear} onClick={answering.clear}>
        清空本题
      </button>
      {isAtRisk && (
        <strong className={styles.danger}>
          <Icon name="error" size="small" />
          本题没有保存
        </strong>
      )}
    </div>
  );
}

import type { ApiError } from '@qianwei/api/errors';
import { Button } from '@qianwei/ui/Button';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { useEffect, useId, useRef } from 'react';
import * as styles from './RowQuestion.css.ts';
import { WhyRefused } from './WhyNot.tsx';

interface RowQuestionProps {
  /** 撤销 13015 计算机系统原理？ */
  title: string;
  /** Its consequence. */
  consequence: string;
  /** The answer that changes nothing: 不撤了. */
  keep: string;
  /** The other one: 撤销报考. */
  act: string;
  /** The call is under way: Escape no longer takes the question back. */
  pending: boolean;
  problem: Pick<ApiError, 'message' | 'data'> | null;
  /** The act that did not happen when there is a problem: 没有撤销. */
  undone: string;
  onKeep: () => void;
  onAct: () => void;
}

/**
 * The question in or below the row of what is taken back, instead of a dialog above it. Focus is on the answer that
 * changes nothing; Escape gives it, too.
 */
export function RowQuestion({
  title,
  consequence,
  keep,
  act,
  pending,
  problem,
  undone,
  onKeep,
  onAct,
}: RowQuestionProps) {
  const titleId = useId();
  const keepButton = useRef<HTMLButtonElement>(null);
  useEffect(() => keepButton.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, which cannot be laid out
    <div
      role="group"
      aria-labelledby={titleId}
      className={styles.question}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !pending) onKeep();
      }}
    >
      <div className={styles.words}>
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        <p>
          <WholeDates>{consequence}</WholeDates>
        </p>
      </div>
      <div className={styles.answers}>
        <Button ref={keepButton} size="small" onPress={onKeep}>
          {keep}
        </Button>
        <Button variant="danger" size="small" pending={pending} onPress={onAct}>
          {act}
        </Button>
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {undone}：
          <WhyRefused problem={problem} />
        </p>
      )}
    </div>
  );
}

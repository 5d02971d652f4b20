import type { ReactNode, Ref } from 'react';
import { visuallyHidden } from '../../theme/text.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { StateSymbol } from '../StateMark/Mark.tsx';
import * as styles from './Steps.css.ts';

/** The state of a step. `returned` is `now` with something to correct; `returnedBefore` was returned once. */
export type StepState = 'done' | 'now' | 'returned' | 'returnedBefore' | 'waiting';

/** The names of the states; read out by a screen reader. */
export type StepsTexts = Record<StepState, string>;

const stepsTexts: StepsTexts = {
  done: '已完成',
  now: '进行中',
  returned: '已退回',
  returnedBefore: '退回过',
  waiting: '待办',
};

/** One step. */
export interface Step {
  id: string;
  /** The office or the task: 主考院校. */
  label: string;
  state: StepState;
  /** When, and the outcome: 11-19 退回，等你补正. */
  note?: ReactNode;
}

export interface StepsProps {
  steps: readonly Step[];
  /** Names the list for a screen reader where no heading does. */
  label?: string;
  /** `horizontal` is a row where each step has 96 px, and vertical below that. Default `horizontal`. */
  direction?: 'horizontal' | 'vertical';
  /** `numbers` in circles, or the small `marks` ✓ ▲ ○ of a margin. Marks are always vertical. Default `numbers`. */
  look?: 'numbers' | 'marks';
  /**
   * In a container as narrow as a phone the numbers stay in a row, and these words of the current step are below:
   * 第 3 步，共 4 步：照片. Default: the steps become vertical there.
   */
  folded?: string;
  texts?: Partial<StepsTexts>;
  ref?: Ref<HTMLDivElement>;
}

const marks = {
  done: 'check',
  now: 'half',
  returned: 'triangle',
  returnedBefore: 'triangle',
  waiting: 'open',
} as const;

/** The steps of a process, and its current one. */
export function Steps({
  steps,
  label,
  direction = 'horizontal',
  look = 'numbers',
  folded,
  texts,
  ref,
}: StepsProps) {
  const words = { ...stepsTexts, ...texts };
  const lying = direction === 'horizontal' && look === 'numbers' && steps.length <= 6;
  return (
    <div ref={ref} className={styles.frame}>
      <ol
        aria-label={label}
        className={styles.steps({ lying, look, folds: folded !== undefined })}
        style={lying ? { gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))` } : undefined}
      >
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={styles.step({ state: step.state, look })}
            aria-current={step.state === 'now' || step.state === 'returned' ? 'step' : undefined}
          >
            <span
              className={look === 'numbers' ? styles.number({ state: step.state }) : styles.mark}
              aria-hidden="true"
            >
              {look === 'marks' ? (
                <StateSymbol shape={marks[step.state]} />
              ) : step.state === 'done' ? (
                <Icon name="check" className={styles.check} />
              ) : (
                index + 1
              )}
            </span>
            <span className={styles.words}>
              <span className={styles.label({ state: step.state, look })}>{step.label}</span>
              <span className={visuallyHidden}>{words[step.state]}</span>
              {step.note && <small className={styles.note({ state: step.state, look })}>{step.note}</small>}
            </span>
          </li>
        ))}
      </ol>
      {folded !== undefined && (
        <p className={styles.folded} aria-hidden="true">
          {folded}
        </p>
      )}
    </div>
  );
}

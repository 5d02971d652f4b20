import { Button } from '@qianwei/ui/Button';
import { Steps } from '@qianwei/ui/Steps';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import * as styles from './StepForm.css.ts';

/** A step of a form. */
export interface FormStep {
  readonly id: string;
  /** 课程. */
  readonly label: string;
  /** Its content so far, or its purpose. */
  readonly note?: ReactNode;
  /** Nothing is missing in it: it has its tick, also before it is reached. Default: the steps before the current one have theirs. */
  readonly isDone?: boolean;
}

interface StepFormProps {
  /** Names the steps for a screen reader: 报名步骤. */
  label: string;
  steps: readonly FormStep[];
  /** The id of the current step; those before it are done. */
  current: string;
  /** It comes in place of what was just pressed, which had the focus: its first step takes the focus, too. */
  takesFocus?: boolean;
  /** Beside the form, below it on a phone: what is chosen so far and what comes next. */
  margin?: ReactNode;
  /** The fields of the step, and `FormActions` at their end. */
  children: ReactNode;
}

/** A long form in steps: where the student is, the fields of one step, and a margin. Each further step takes the focus. */
export function StepForm({ label, steps, current, takesFocus = false, margin, children }: StepFormProps) {
  const index = steps.findIndex(({ id }) => id === current);
  const step = useRef<HTMLDivElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    // A tab that shows the form again keeps the focus.
    if (takesFocus && document.activeElement === document.body) step.current?.focus();
  }, [takesFocus]);
  // Before the student can reach anything in the step: later it would take the focus from there.
  useLayoutEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    step.current?.focus({ preventScroll: true });
    step.current?.scrollIntoView({ block: 'nearest' });
    scrollTo({ top: 0 });
  }, [current]);
  return (
    <>
      <div className={styles.steps}>
        <Steps
          label={label}
          steps={steps.map(({ isDone, ...entry }, at) => ({
            ...entry,
            state: at === index ? 'now' : (isDone ?? at < index) ? 'done' : 'waiting',
          }))}
          folded={`第 ${index + 1} 步，共 ${steps.length} 步：${steps[index]?.label ?? ''}`}
        />
      </div>
      <div className={styles.columns}>
        <div ref={step} tabIndex={-1} className={styles.step}>
          {children}
        </div>
        {margin && <aside className={styles.margin}>{margin}</aside>}
      </div>
    </>
  );
}

interface StepActionsProps {
  /** Leads to the step before; none in the first. */
  onBack?: (() => void) | undefined;
  /** The button that leads on. */
  children: ReactNode;
  /** Beside it on a desk: the sum so far. */
  note?: ReactNode;
}

/** The buttons of a step: at the end of its fields, and on a phone at the lower edge of the screen. */
export function FormActions({ onBack, children, note }: StepActionsProps) {
  return (
    <div className={styles.actions}>
      {onBack && (
        <Button size="large" onPress={onBack}>
          上一步
        </Button>
      )}
      <div className={styles.next}>{children}</div>
      {note && <span className={styles.note}>{note}</span>}
    </div>
  );
}

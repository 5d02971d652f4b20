import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { Ref } from 'react';
import { ProgressBar as AriaProgressBar, Label } from 'react-aria-components';
import * as styles from './ProgressBar.css.ts';

type Look = NonNullable<RecipeVariants<typeof styles.bar>>;

export interface ProgressBarProps {
  /** The task that is running: 正在上传 身份证.jpg. */
  label: string;
  /** 0 to 1, clamped. Leave it out while the progress is unknown. */
  value?: number;
  /** The value in words: 5 / 12 份. Default the whole percent; nothing while the value is unknown. */
  valueText?: string;
  /** Default `brand`. */
  tone?: Look['tone'];
  /** 4 px (`small`, the default) or 8 px. */
  size?: NonNullable<RecipeVariants<typeof styles.track>>['size'];
  /** The label is read out but not shown, where the surrounding text says the same. Default false. */
  labelHidden?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Progress as a bar. A screen reader reads label and value on request, not at every step. Without motion an unknown
 * value is hatched instead of moving.
 */
export function ProgressBar({
  label,
  value,
  valueText,
  tone,
  size,
  labelHidden = false,
  ref,
}: ProgressBarProps) {
  const isEndless = value === undefined;
  const percent = Math.round(Math.min(1, Math.max(0, value || 0)) * 100);
  const words = valueText ?? (isEndless ? undefined : `${percent}%`);
  return (
    <AriaProgressBar
      ref={ref}
      className={styles.bar({ tone, labelHidden })}
      aria-label={labelHidden ? label : undefined}
      value={percent}
      isIndeterminate={isEndless}
      valueLabel={words}
    >
      {!labelHidden && (
        <span className={styles.line}>
          <Label className={styles.label}>{label}</Label>
          {words && <span className={styles.value}>{words}</span>}
        </span>
      )}
      <span className={styles.track({ size })}>
        <span
          className={styles.done({ endless: isEndless })}
          style={assignInlineVars({ [styles.reach]: `${percent}%` })}
        />
      </span>
      {labelHidden && words && <span className={styles.value}>{words}</span>}
    </AriaProgressBar>
  );
}

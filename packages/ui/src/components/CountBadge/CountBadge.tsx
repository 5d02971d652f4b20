import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { Ref } from 'react';
import { countBadge } from './CountBadge.css.ts';

export type CountBadgeProps = NonNullable<RecipeVariants<typeof countBadge>> & {
  /** The count, rounded down. Nothing is shown below 1 and for NaN. */
  count: number;
  /** Above this it says `99+`. Default 99. */
  max?: number;
  /** Words that a screen reader announces instead of the bare figure, such as 3 条未读. Without it the figure is read. */
  label?: string;
  className?: string;
  ref?: Ref<HTMLSpanElement>;
};

/** A count on a red ground (or another tone): 3, 99+. A word instead of a count is a `Tag`. */
export function CountBadge({ count, max = 99, label, tone, corner, className = '', ref }: CountBadgeProps) {
  if (!(count >= 1)) return null;
  const text = count > max ? `${max}+` : String(Math.floor(count));
  return (
    <span
      ref={ref}
      className={`${countBadge({ tone, corner })} ${className}`}
      {...(label && { role: 'img', 'aria-label': label })}
    >
      {text}
    </span>
  );
}

import type { RecipeVariants } from '@vanilla-extract/recipes';
import { badge } from './Badge.css.ts';

export type BadgeProps = NonNullable<RecipeVariants<typeof badge>> & {
  /** How many; nothing is shown for 0 or less. */
  count: number;
  /** Above this it says `99+`. Default 99. */
  max?: number;
  /** What a screen reader hears instead of the bare figure, such as 3 条未读. Without it the figure is read. */
  label?: string;
  className?: string;
};

/** A count on a red ground (or another tone): 3, 99+. */
export function Badge({ count, max = 99, label, tone, corner, className = '' }: BadgeProps) {
  if (count <= 0) return null;
  const text = count > max ? `${max}+` : String(count);
  return (
    <span
      className={`${badge({ tone, corner })} ${className}`}
      {...(label && { role: 'img', 'aria-label': label })}
    >
      {text}
    </span>
  );
}

import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode, Ref } from 'react';
import { type StateShape, StateSymbol } from '../StateMark/Mark.tsx';
import { statusTag } from './StatusTag.css.ts';

export type StatusTagProps = NonNullable<RecipeVariants<typeof statusTag>> & {
  /** ○ `open`, ◐ `half`, ● `full`, ✓ `check`, ▲ `triangle`, ✕ `cross`, — `dash`, ◌ `dotted`. */
  shape: StateShape;
  /** The state in words. */
  children: ReactNode;
  ref?: Ref<HTMLSpanElement>;
};

/**
 * The state of a whole thing on a ground of its colour, once, beside the thing's title. Within a line or a table,
 * where there are many, a state is a `StateMark`; a kind, such as 专升本, is a `Tag`; a number a `CountBadge`.
 */
export function StatusTag({ shape, tone, children, ref }: StatusTagProps) {
  return (
    <span ref={ref} className={statusTag({ tone })}>
      <StateSymbol shape={shape} />
      <span>{children}</span>
    </span>
  );
}

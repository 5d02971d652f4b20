import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode, Ref } from 'react';
import { WholeDates } from '../WholeDates/WholeDates.tsx';
import { type StateShape, StateSymbol } from './Mark.tsx';
import { stateMark } from './StateMark.css.ts';

export { StateSymbol } from './Mark.tsx';

export type StateMarkProps = NonNullable<RecipeVariants<typeof stateMark>> & {
  /** ○ `open`, ◐ `half`, ● `full`, ✓ `check`, ▲ `triangle`, ✕ `cross`, — `dash`, ◌ `dotted`. */
  shape: StateShape;
  /** The state in words: shape first, colour second, and neither without the word. */
  children: ReactNode;
  ref?: Ref<HTMLSpanElement>;
};

/** A state as a shape and a word, within a line or a table; no ground. Beside a title it is a `StatusTag`. */
export function StateMark({ shape, tone, children, ref }: StateMarkProps) {
  return (
    <span ref={ref} className={stateMark({ tone })}>
      <StateSymbol shape={shape} />
      <span>
        <WholeDates>{children}</WholeDates>
      </span>
    </span>
  );
}

import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { Ref } from 'react';
import { tag } from './Tag.css.ts';

export type TagProps = NonNullable<RecipeVariants<typeof tag>> & {
  children: string;
  ref?: Ref<HTMLSpanElement>;
};

/** A kind or a property, such as 专升本; one line, cut where it does not fit. A state is a `StateMark` or a `StatusTag`. */
export function Tag({ tone, children, ref }: TagProps) {
  return (
    <span ref={ref} className={tag({ tone })} title={children}>
      {children}
    </span>
  );
}

import type { RecipeVariants } from '@vanilla-extract/recipes';
import { tag } from './Tag.css.ts';

export type TagProps = NonNullable<RecipeVariants<typeof tag>> & { children: string };

/** A kind or a property, such as 专升本. A state is a `StateMark`. */
export function Tag({ tone, children }: TagProps) {
  return <span className={tag({ tone })}>{children}</span>;
}

import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ComponentProps } from 'react';
import { card } from './Card.css.ts';

export type CardProps = ComponentProps<'div'> & NonNullable<RecipeVariants<typeof card>>;

/** Something apart from the page. Hairlines before boxes: no card within a card. */
export function Card({ edge, pad, className = '', ...props }: CardProps) {
  return <div {...props} className={`${card({ edge, pad })} ${className}`} />;
}

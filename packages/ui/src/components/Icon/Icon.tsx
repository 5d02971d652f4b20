import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { Ref } from 'react';
import { icon } from './Icon.css.ts';
import { type IconName, paths } from './paths.ts';

export type IconProps = NonNullable<RecipeVariants<typeof icon>> & {
  name: IconName;
  /** Name for a screen reader. Without it the icon is decoration and is hidden from it. */
  label?: string;
  className?: string;
  ref?: Ref<SVGSVGElement>;
};

/** One icon of the set, in the colour of the text around it (ROUTE-11). */
export function Icon({ name, label, size, turn, className = '', ref }: IconProps) {
  return (
    <svg
      ref={ref}
      viewBox="0 0 20 20"
      className={`${icon({ size, turn })} ${className}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={paths[name]} />
    </svg>
  );
}

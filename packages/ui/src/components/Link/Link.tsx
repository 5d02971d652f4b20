import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { WholeDates } from '../WholeDates/WholeDates.tsx';
import { link } from './Link.css.ts';

export type LinkProps = Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'isDisabled' | 'href'> &
  NonNullable<RecipeVariants<typeof link>> & {
    href: string;
    children: ReactNode;
    className?: string;
    ref?: Ref<HTMLAnchorElement>;
  };

/** A link. Under a `RouterProvider` of React Aria it changes the page without a reload. */
export function Link({ variant, size, className = '', children, ...props }: LinkProps) {
  return (
    <AriaLink {...props} className={`${link({ variant, size })} ${className}`}>
      <WholeDates>{children}</WholeDates>
    </AriaLink>
  );
}

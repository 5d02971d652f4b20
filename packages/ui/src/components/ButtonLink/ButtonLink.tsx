import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { button } from '../Button/Button.css.ts';
import type { ButtonProps } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';

export type ButtonLinkProps = Omit<
  AriaLinkProps,
  'className' | 'style' | 'children' | 'isDisabled' | 'href'
> &
  Pick<ButtonProps, 'variant' | 'size' | 'block' | 'icon'> & {
    href: string;
    children: ReactNode;
    ref?: Ref<HTMLAnchorElement>;
  };

/** A link that looks like a button: the page's one way on, when that way is another page. */
export function ButtonLink({ variant, size, block, icon, children, ...props }: ButtonLinkProps) {
  return (
    <AriaLink {...props} className={button({ variant, size, block })}>
      {icon && <Icon name={icon} />}
      {children}
    </AriaLink>
  );
}

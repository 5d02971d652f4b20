import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import { iconButton } from './IconButton.css.ts';

export type IconButtonProps = Omit<
  AriaButtonProps,
  'className' | 'style' | 'children' | 'isPending' | 'isDisabled' | 'aria-label'
> & {
  icon: IconName;
  /** The action; the only text for a screen reader. */
  label: string;
  /** 32, 36 or 44 px; never below the 24 px that a finger needs. Default `medium`. */
  size?: NonNullable<RecipeVariants<typeof iconButton>>['size'];
  turn?: 'quarter' | 'half';
  /** A badge at the corner; say its number in `label` too. */
  children?: ReactNode;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** A button that is only an icon. */
export function IconButton({ icon, label, size, turn, children, className = '', ...props }: IconButtonProps) {
  return (
    <AriaButton {...props} aria-label={label} className={`${iconButton({ size })} ${className}`}>
      <Icon name={icon} size={size === 'small' ? 'small' : 'medium'} turn={turn} />
      {children}
    </AriaButton>
  );
}

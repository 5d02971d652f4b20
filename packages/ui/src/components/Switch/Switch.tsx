import type { ReactNode, Ref } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components';
import { root, track } from './Switch.css.ts';

export type SwitchProps = Omit<
  AriaSwitchProps,
  'className' | 'style' | 'children' | 'isDisabled' | 'ref' | 'inputRef'
> & {
  /** What is on while it is on. */
  children: ReactNode;
  ref?: Ref<HTMLLabelElement>;
};

/** Turns something on at once, without a form to submit; in a form use `Checkbox`. */
export function Switch({ children, ...props }: SwitchProps) {
  return (
    <AriaSwitch {...props} className={root}>
      <span className={track} />
      {children}
    </AriaSwitch>
  );
}

import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { textButton } from './TextButton.css.ts';

export type TextButtonProps = Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'isDisabled'> & {
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/** A button as small as a link within a line, such as 换一张 or 重新加载. To go somewhere use `Link`. */
export function TextButton(props: TextButtonProps) {
  return <AriaButton {...props} className={textButton} />;
}

import type { ReactNode, Ref } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
} from 'react-aria-components';
import { box, field, input } from '../Field/Field.css.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { line } from './TextField.css.ts';

export type TextFieldProps = Omit<
  AriaTextFieldProps,
  'className' | 'style' | 'children' | 'isInvalid' | 'isDisabled' | 'validate' | 'validationBehavior'
> &
  FieldTexts & {
    placeholder?: string;
    /** Inside the edge, before and after what is typed. */
    prefix?: ReactNode;
    suffix?: ReactNode;
    /** Outside the edge, on the same line, such as the button that sends a code. */
    beside?: ReactNode;
    ref?: Ref<HTMLInputElement>;
  };

/**
 * One line of text. A field that is read only is dashed and carries a lock. `aria-required` and the Chinese
 * error come from the page; the browser's own messages are never shown.
 */
export function TextField({
  label,
  labelAction,
  hint,
  error,
  placeholder,
  prefix,
  suffix,
  beside,
  ref,
  ...props
}: TextFieldProps) {
  const edge = (
    <div className={box}>
      {prefix}
      <Input ref={ref} className={input} placeholder={placeholder} />
      {suffix}
      {props.isReadOnly && <Icon name="lock" size="small" />}
    </div>
  );
  return (
    <AriaTextField
      {...props}
      className={field}
      isInvalid={error ? true : undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} labelAction={labelAction} />
      {beside ? (
        <div className={line}>
          {edge}
          {beside}
        </div>
      ) : (
        edge
      )}
      <FieldHelp hint={hint} error={error} />
    </AriaTextField>
  );
}

import type { ReactNode, Ref } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
} from 'react-aria-components';
import { box, field, input, line } from '../Field/Field.css.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';

export type TextFieldProps = Omit<
  AriaTextFieldProps,
  'className' | 'style' | 'children' | 'isInvalid' | 'isDisabled' | 'validate' | 'validationBehavior'
> &
  FieldTexts & {
    placeholder?: string;
    /** Inside the edge, before what is typed, such as +86 or an icon. */
    lead?: ReactNode;
    /** Inside the edge, after what is typed, such as a unit or a button. */
    tail?: ReactNode;
    /** Outside the edge, on the same line, such as the button that sends a code. */
    beside?: ReactNode;
    ref?: Ref<HTMLInputElement>;
  };

/**
 * One line of text. A field that is read only is dashed, carries a lock and can still be focused and copied.
 * `aria-required` and the Chinese error come from the page; the browser's own messages are never shown.
 */
export function TextField({
  label,
  labelAction,
  hint,
  error,
  disabledReason,
  placeholder,
  lead,
  tail,
  beside,
  ref,
  ...props
}: TextFieldProps) {
  const edge = (
    <div className={box}>
      {lead}
      <Input ref={ref} className={input} placeholder={placeholder} />
      {tail}
      {(props.isReadOnly || disabledReason) && <Icon name="lock" size="small" />}
    </div>
  );
  return (
    <AriaTextField
      {...props}
      className={field}
      isInvalid={error ? true : undefined}
      isDisabled={disabledReason ? true : undefined}
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
      <FieldHelp hint={hint} error={error} disabledReason={disabledReason} />
    </AriaTextField>
  );
}

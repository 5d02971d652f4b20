import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type Ref, useId, useState } from 'react';
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { visuallyHidden } from '../../theme/text.css.ts';
import { box, field } from '../Field/Field.css.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field/Field.tsx';
import { useComposition, useSettled } from '../Field/useComposition.ts';
import { Icon } from '../Icon/Icon.tsx';
import { announcement, countCharacters } from './length.ts';
import * as styles from './TextArea.css.ts';
import { type TextAreaTexts, textAreaTexts } from './TextArea.texts.ts';

export type TextAreaProps = Omit<
  AriaTextFieldProps,
  | 'className'
  | 'style'
  | 'children'
  | 'isInvalid'
  | 'isDisabled'
  | 'validate'
  | 'validationBehavior'
  | 'type'
  | 'pattern'
> &
  FieldTexts & {
    placeholder?: string;
    /** In characters. Nothing is ever cut: a longer text stays, with an error. */
    maxLength?: number;
    /** In characters; checked when the field has been left with a text. */
    minLength?: number;
    /** Lines that are there from the start. Default 3. */
    rows?: number;
    /** The field grows with its text, up to `maxRows`. Default true; without it the student can drag it. */
    autoGrow?: boolean;
    /** Default 12. */
    maxRows?: number;
    texts?: Partial<TextAreaTexts>;
    ref?: Ref<HTMLTextAreaElement>;
  };

/**
 * Several lines of text. With `maxLength` there is a counter under it; it counts characters as a student sees them,
 * waits for the end of a composition, and is read out only near the limit and at it.
 */
export function TextArea({
  label,
  labelAction,
  hint,
  error,
  disabledReason,
  placeholder,
  maxLength,
  minLength,
  rows = 3,
  autoGrow = true,
  maxRows = 12,
  texts,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  ref,
  ...props
}: TextAreaProps) {
  const [kept, setKept] = useState(defaultValue);
  const [left, setLeft] = useState(false);
  const { composing, handlers } = useComposition();
  const counterId = useId();
  const words = { ...textAreaTexts, ...texts };
  const text = value ?? kept;
  const count = countCharacters(useSettled(text, composing));
  const over = maxLength !== undefined && count > maxLength;
  const short = left && count > 0 && minLength !== undefined && count < minLength;
  const problem =
    (over ? words.tooLong(count - maxLength) : undefined) ??
    error ??
    (short ? words.tooShort(minLength, count) : undefined);

  return (
    <AriaTextField
      {...props}
      className={field}
      value={text}
      onChange={(next) => {
        setKept(next);
        setLeft(false);
        onChange?.(next);
      }}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
      isInvalid={problem ? true : undefined}
      isDisabled={disabledReason ? true : undefined}
      validationBehavior="aria"
      aria-describedby={maxLength === undefined ? undefined : counterId}
    >
      <FieldLabel label={label} labelAction={labelAction} />
      <div
        className={`${box} ${styles.area} ${autoGrow ? styles.growing : ''}`}
        {...handlers}
        data-text={autoGrow ? text : undefined}
        style={assignInlineVars({ '--rows': String(rows), '--max-rows': String(Math.max(rows, maxRows)) })}
      >
        <AriaTextArea ref={ref} className={styles.text} rows={rows} placeholder={placeholder} />
        {(props.isReadOnly || disabledReason) && <Icon name="lock" size="small" className={styles.lock} />}
      </div>
      <div className={styles.under}>
        <div className={styles.help}>
          <FieldHelp hint={hint} error={problem} disabledReason={disabledReason} />
        </div>
        {maxLength !== undefined && (
          <span id={counterId} className={styles.counter} data-over={over || undefined}>
            {words.counter(count, maxLength)}
          </span>
        )}
      </div>
      <span role="status" className={visuallyHidden}>
        {announcement(count, maxLength, words)}
      </span>
    </AriaTextField>
  );
}

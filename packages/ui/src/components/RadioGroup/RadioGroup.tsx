import type { ReactNode, Ref } from 'react';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  RadioButton,
  RadioField,
  Text,
} from 'react-aria-components';
import { field } from '../Field/Field.css.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field/Field.tsx';
import { WholeDates } from '../WholeDates/WholeDates.tsx';
import * as styles from './RadioGroup.css.ts';

/** One choice and, under it, its consequence. */
export type RadioOption = {
  value: string;
  label: string;
  /** A picture of it, between the circle and the words; decoration. */
  picture?: ReactNode;
  /** At the other end of the label's line, part of the choice's name: 3 学分, a mark. */
  aside?: ReactNode;
  hint?: string;
  /** More content under `hint`: a list or a paragraph, read with the choice. */
  detail?: ReactNode;
  /** Why it cannot be chosen. */
  reason?: string;
};

export type RadioGroupProps = Omit<
  AriaRadioGroupProps,
  'className' | 'style' | 'children' | 'isInvalid' | 'isDisabled' | 'validate' | 'validationBehavior'
> &
  FieldTexts & {
    options: RadioOption[];
    /** A heading above says the same: the label is only read out. */
    labelHidden?: boolean;
    /** Separates the choices by hairlines, for long consequences. */
    ruled?: boolean;
    /** Side by side between hairlines, one below the other where it is narrow: two or three choices to be compared. */
    compared?: boolean;
    /** Each in a column of the same width, between hairlines: below the columns of a table that it is about. */
    inColumns?: boolean;
    /** The group. */
    ref?: Ref<HTMLDivElement>;
  };

/**
 * One of a few choices, all visible. Arrow keys move the choice. The value `''` is none of them, as `null` is. Default orientation
 * `vertical`.
 */
export function RadioGroup({
  label,
  labelAction,
  hint,
  error,
  disabledReason,
  options,
  labelHidden = false,
  ruled = false,
  compared = false,
  inColumns = false,
  value,
  ...props
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      {...props}
      // With '' a choice would count as made, and the Tab key would pass by the group.
      {...(value !== undefined && { value: value || null })}
      aria-label={labelHidden ? label : props['aria-label']}
      className={field}
      isInvalid={error ? true : undefined}
      isDisabled={disabledReason ? true : undefined}
      validationBehavior="aria"
    >
      {!labelHidden && <FieldLabel label={label} labelAction={labelAction} />}
      <div className={styles.options({ orientation: props.orientation, ruled, compared, inColumns })}>
        {options.map((option) => (
          <RadioField
            key={option.value}
            value={option.value}
            isDisabled={Boolean(option.reason)}
            className={option.picture ? styles.pictured : styles.option}
          >
            <RadioButton className={styles.target}>
              <span className={styles.circle} />
              {option.picture && (
                <span className={styles.picture} aria-hidden="true">
                  {option.picture}
                </span>
              )}
              <span className={option.hint || option.detail ? styles.strong : undefined}>{option.label}</span>
              {option.aside && <span className={styles.aside}> {option.aside}</span>}
            </RadioButton>
            {(option.hint || option.reason || option.detail) && (
              <Text slot="description" elementType="div" className={styles.optionHint}>
                <WholeDates>{[option.hint, option.reason].filter(Boolean).join('；')}</WholeDates>
                {option.detail}
              </Text>
            )}
          </RadioField>
        ))}
      </div>
      <FieldHelp hint={hint} error={error} disabledReason={disabledReason} />
    </AriaRadioGroup>
  );
}

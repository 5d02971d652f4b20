import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  Radio,
} from 'react-aria-components';
import { field } from '../Field/Field.css.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field/Field.tsx';
import { circle, option, optionHint, options as optionsStyle } from './RadioGroup.css.ts';

/** One choice and, under it, what follows from it. */
export type RadioOption = { value: string; label: string; hint?: string };

export type RadioGroupProps = Omit<
  AriaRadioGroupProps,
  'className' | 'style' | 'children' | 'isInvalid' | 'isDisabled' | 'validate' | 'validationBehavior'
> &
  FieldTexts & { options: RadioOption[] };

/** One of a few, all in sight. Arrow keys move the choice. Default orientation `vertical`. */
export function RadioGroup({ label, labelAction, hint, error, options, ...props }: RadioGroupProps) {
  return (
    <AriaRadioGroup
      {...props}
      className={field}
      isInvalid={error ? true : undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} labelAction={labelAction} />
      <div className={optionsStyle({ orientation: props.orientation })}>
        {options.map((one) => (
          <Radio key={one.value} value={one.value} className={option}>
            <span className={circle} />
            <span>
              {one.label}
              {one.hint && <span className={optionHint}>{one.hint}</span>}
            </span>
          </Radio>
        ))}
      </div>
      <FieldHelp hint={hint} error={error} />
    </AriaRadioGroup>
  );
}

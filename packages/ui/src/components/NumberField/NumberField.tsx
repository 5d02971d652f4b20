import { type Ref, use, useId, useImperativeHandle, useRef } from 'react';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Button,
  Group,
  Input,
  useLocale,
} from 'react-aria-components';
import { affix, box, field, input } from '../Field/Field.css.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field/Field.tsx';
import { ForgetError } from '../Form/ForgetError.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useHalfWidth } from './halfWidth.ts';
import { edge, stepper } from './NumberField.css.ts';

/** The words of a `NumberField`. */
export type NumberFieldTexts = {
  increase: string;
  decrease: string;
  /** The number is below the minimum; both limits come formatted. */
  tooSmall: (min: string) => string;
  /** The number is above the maximum. */
  tooLarge: (max: string) => string;
  /** The number is between two steps. */
  betweenSteps: (step: string) => string;
};

const numberFieldTexts: NumberFieldTexts = {
  increase: '增加',
  decrease: '减少',
  tooSmall: (min) => `不能小于 ${min}，请重新填写`,
  tooLarge: (max) => `不能大于 ${max}，请重新填写`,
  betweenSteps: (step) => `应为 ${step} 的整数倍，请重新填写`,
};

export type NumberFieldProps = Omit<
  AriaNumberFieldProps,
  | 'className'
  | 'style'
  | 'children'
  | 'isInvalid'
  | 'isDisabled'
  | 'validate'
  | 'validationBehavior'
  | 'commitBehavior'
  | 'incrementAriaLabel'
  | 'decrementAriaLabel'
  | 'value'
  | 'onChange'
> &
  FieldTexts & {
    /** `null` when it is empty. Leave it out (with `defaultValue`) to let the field keep it. */
    value?: number | null;
    /** Called when the field is left, at Enter and at each step; `null` when it was emptied. */
    onChange?: (value: number | null) => void;
    /** The unit after the figures, such as 分 or 学分, read with the field. */
    unit?: string;
    placeholder?: string;
    texts?: Partial<NumberFieldTexts>;
    ref?: Ref<HTMLInputElement>;
  };

const whole = { maximumFractionDigits: 0 };

/**
 * A number, typed or stepped. Full-width figures are accepted too. Arrow keys step by `step` (default 1, whole
 * numbers only; 0.01 for percentages), Home and End go to `minValue` and `maxValue`. A number out of range or
 * between two steps stays as typed and is reported as an error.
 */
export function NumberField({
  label,
  labelAction,
  hint,
  error,
  disabledReason,
  value,
  onChange,
  unit,
  placeholder,
  texts,
  ref,
  ...props
}: NumberFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const unitId = useId();
  const forgetError = use(ForgetError);
  const { locale } = useLocale();
  const words = { ...numberFieldTexts, ...texts };
  const { minValue, maxValue, name } = props;
  const step = props.step ?? (props.formatOptions?.style === 'percent' ? 0.01 : 1);
  const formatOptions = props.formatOptions ?? (props.step === undefined ? whole : undefined);
  useImperativeHandle(ref, () => own.current as HTMLInputElement, []);
  useHalfWidth(own);

  const forget = () => {
    if (name) forgetError(name);
  };

  return (
    <AriaNumberField
      {...props}
      className={field}
      value={value === null ? Number.NaN : value}
      onChange={(number) => {
        forget();
        onChange?.(Number.isNaN(number) ? null : number);
      }}
      onInput={forget}
      isInvalid={error ? true : undefined}
      isDisabled={disabledReason ? true : undefined}
      step={step}
      formatOptions={formatOptions}
      validate={(number) =>
        outOfRange(number, { minValue, maxValue, step }, words, (limit) =>
          new Intl.NumberFormat(locale, formatOptions).format(limit),
        )
      }
      validationBehavior="aria"
      commitBehavior="validate"
      incrementAriaLabel={`${words.increase} ${label}`}
      decrementAriaLabel={`${words.decrease} ${label}`}
      aria-describedby={unit ? unitId : undefined}
    >
      <FieldLabel label={label} labelAction={labelAction} />
      <Group className={`${box} ${edge}`}>
        <Input ref={own} className={input} placeholder={placeholder} />
        {unit && (
          <span id={unitId} className={affix}>
            {unit}
          </span>
        )}
        {props.isReadOnly || disabledReason ? (
          <Icon name="lock" size="small" />
        ) : (
          <>
            <Button slot="decrement" className={stepper}>
              <Icon name="minus" />
            </Button>
            <Button slot="increment" className={stepper}>
              <Icon name="plus" />
            </Button>
          </>
        )}
      </Group>
      <FieldHelp hint={hint} error={error} disabledReason={disabledReason} />
    </AriaNumberField>
  );
}

/** The limits of a number. */
type Range = { minValue?: number; maxValue?: number; step: number };

/** The error of a number, or null. Steps are counted from `minValue`, or from 0. */
function outOfRange(
  number: number,
  { minValue, maxValue, step }: Range,
  texts: NumberFieldTexts,
  format: (number: number) => string,
): string | null {
  if (minValue !== undefined && number < minValue) return texts.tooSmall(format(minValue));
  if (maxValue !== undefined && number > maxValue) return texts.tooLarge(format(maxValue));
  const steps = (number - (minValue ?? 0)) / step;
  // 0.3 / 0.1 is not 3 in binary fractions.
  return Math.abs(steps - Math.round(steps)) > 1e-6 ? texts.betweenSteps(format(step)) : null;
}

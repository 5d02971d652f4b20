import { type ReactNode, type Ref, useId } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components';
import { FieldHelp, type FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { WholeDates } from '../WholeDates/WholeDates.tsx';
import { box, checkbox, target } from './Checkbox.css.ts';

/** The props that checkbox and switch share: React Aria's own, without those of look and words. */
export type ToggleProps<AriaProps> = Omit<
  AriaProps,
  | 'className'
  | 'style'
  | 'children'
  | 'isInvalid'
  | 'isDisabled'
  | 'validate'
  | 'validationBehavior'
  | 'inputRef'
  | 'ref'
> &
  Pick<FieldTexts, 'hint' | 'error' | 'disabledReason'> & {
    ref?: Ref<HTMLInputElement>;
  };

export type CheckboxProps = ToggleProps<CheckboxFieldProps> & {
  /** The choice or the agreement, in words. With `isIndeterminate` only a part of it is chosen. */
  children: ReactNode;
  /** Links at the end of the sentence, such as 《用户服务协议》: read as part of its name, but outside its target. */
  links?: ReactNode;
};

/** A checkbox. Read only, it keeps its tick, with a dashed edge. */
export function Checkbox({ children, links, hint, error, disabledReason, ref, ...props }: CheckboxProps) {
  const id = useId();
  return (
    <CheckboxField
      {...props}
      inputRef={ref as never}
      className={checkbox}
      isInvalid={error ? true : undefined}
      isDisabled={disabledReason ? true : undefined}
      validationBehavior="aria"
      aria-labelledby={links ? `${id}-text ${id}-links` : undefined}
    >
      <CheckboxButton className={target}>
        {({ isIndeterminate }) => (
          <>
            <span className={box}>
              <Icon name={isIndeterminate ? 'minus' : 'check'} size="small" />
            </span>
            <span id={`${id}-text`}>
              <WholeDates>{children}</WholeDates>
            </span>
          </>
        )}
      </CheckboxButton>
      {links && <span id={`${id}-links`}>{links}</span>}
      <FieldHelp hint={hint} error={error} disabledReason={disabledReason} />
    </CheckboxField>
  );
}

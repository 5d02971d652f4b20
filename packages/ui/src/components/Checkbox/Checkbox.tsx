import { type ReactNode, type Ref, useId } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components';
import { FieldHelp } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { box, checkbox, target } from './Checkbox.css.ts';

export type CheckboxProps = Omit<
  CheckboxFieldProps,
  | 'className'
  | 'style'
  | 'children'
  | 'isInvalid'
  | 'isDisabled'
  | 'validate'
  | 'validationBehavior'
  | 'inputRef'
  | 'ref'
> & {
  /** What is agreed to or chosen. */
  children: ReactNode;
  /** Links that end the sentence, such as 《用户服务协议》: read as part of its name, but no part of its target. */
  links?: ReactNode;
  error?: string;
  ref?: Ref<HTMLInputElement>;
};

/** One thing to tick. */
export function Checkbox({ children, links, error, ref, ...props }: CheckboxProps) {
  const id = useId();
  return (
    <CheckboxField
      {...props}
      inputRef={ref as never}
      className={checkbox}
      isInvalid={error ? true : undefined}
      validationBehavior="aria"
      aria-labelledby={links ? `${id}-text ${id}-links` : undefined}
    >
      <CheckboxButton className={target}>
        <span className={box}>
          <Icon name="check" size="small" />
        </span>
        <span id={`${id}-text`}>{children}</span>
      </CheckboxButton>
      {links && <span id={`${id}-links`}>{links}</span>}
      <FieldHelp error={error} />
    </CheckboxField>
  );
}

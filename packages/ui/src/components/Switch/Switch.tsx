import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components';
import type { ToggleProps } from '../Checkbox/Checkbox.tsx';
import { FieldHelp } from '../Field/Field.tsx';
import { help, root, target, track } from './Switch.css.ts';

export type SwitchProps = ToggleProps<SwitchFieldProps> & {
  /** The setting that it turns on. */
  children: ReactNode;
};

/** Turns a setting on at once, without a form to submit; in a form use `Checkbox`. `error`: the change failed. */
export function Switch({ children, hint, error, disabledReason, ref, ...props }: SwitchProps) {
  return (
    <SwitchField
      {...props}
      inputRef={ref as never}
      className={root}
      isInvalid={error ? true : undefined}
      isDisabled={disabledReason ? true : undefined}
      validationBehavior="aria"
    >
      <SwitchButton className={target}>
        <span className={track} />
        <span>{children}</span>
      </SwitchButton>
      <div className={help}>
        <FieldHelp hint={hint} error={error} disabledReason={disabledReason} />
      </div>
    </SwitchField>
  );
}

import type { Ref } from 'react';
import type { SelectProps as AriaSelectProps } from 'react-aria-components';
import type { FieldTexts } from '../Field/Field.tsx';

/** One choice; `reason`, shown beside it, says why it cannot be chosen. */
export type SelectOption = { id: string; label: string; description?: string; reason?: string };

export type SelectProps = FieldTexts & {
  options: SelectOption[];
  /** The chosen `id`, or `null` for none yet. Leave it out (with `defaultValue`) to let the field keep it. */
  value?: string | null;
  defaultValue?: string;
  onChange?: (id: string) => void;
  name?: string;
  /** Default 请选择. */
  placeholder?: string;
  isRequired?: boolean;
  /** The choice is shown, dashed and with a lock; it can be focused and read, but the list does not open. */
  isReadOnly?: boolean;
  autoFocus?: boolean;
  autoComplete?: AriaSelectProps<SelectOption>['autoComplete'];
  ref?: Ref<HTMLButtonElement>;
};

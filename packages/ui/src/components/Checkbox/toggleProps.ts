import type { Ref } from 'react';
import type { FieldTexts } from '../Field/Field.tsx';

/** What a checkbox and a switch are both given: React Aria's own, less what their look and their words decide. */
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

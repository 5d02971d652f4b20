import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Field.css.ts';

/** The words of a field. */
export type FieldTexts = {
  label: string;
  /** At the right end of the label's line, such as a link 忘记密码. */
  labelAction?: ReactNode;
  /** Under the field, always: what to write and in which form. */
  hint?: ReactNode;
  /** What is wrong and what to do, at the field (FORM-3). Without it the form's own error for this name shows. */
  error?: string;
};

/** The line above a control. */
export function FieldLabel({ label, labelAction }: Pick<FieldTexts, 'label' | 'labelAction'>) {
  return (
    <div className={styles.labelLine}>
      <Label className={styles.label}>{label}</Label>
      {labelAction}
    </div>
  );
}

/** What stands under a control: the hint, and the error when there is one. Both are read with the field. */
export function FieldHelp({ hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      )}
      <FieldError className={styles.error}>
        {({ validationErrors }) => (
          <>
            <Icon name="error" size="small" />
            <span>{error ?? validationErrors.join('')}</span>
          </>
        )}
      </FieldError>
    </>
  );
}

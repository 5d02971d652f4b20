import { type ReactNode, type Ref, useId } from 'react';
import { ButtonContext, FieldError, Label, Text } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import { WholeDates } from '../WholeDates/WholeDates.tsx';
import * as styles from './Field.css.ts';

/** The words of a field. */
export type FieldTexts = {
  label: string;
  /** At the right end of the label's line, such as a link 忘记密码. */
  labelAction?: ReactNode;
  /** Under the field, always: what to write and in which form. */
  hint?: ReactNode;
  /** The error and what to do, at the field (FORM-3). Without it the form's own error for this name shows. */
  error?: string;
  /** Why nothing can be entered yet, and the way out. The field is then disabled with the reason under it. */
  disabledReason?: ReactNode;
};

export type FieldProps = FieldTexts & {
  /** Controls that belong together under one label and are no field themselves. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** The frame of a field around a group of controls: label above, help and error under them, read with the group. */
export function Field({ label, labelAction, hint, error, disabledReason, children, ref }: FieldProps) {
  const id = useId();
  const helped = Boolean(hint || disabledReason);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own look and its legend cannot share a line.
    <div
      ref={ref}
      role="group"
      className={styles.field}
      aria-labelledby={`${id}-label`}
      aria-describedby={
        [helped && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
      }
      data-invalid={error ? true : undefined}
      data-disabled={disabledReason ? true : undefined}
    >
      <div className={styles.labelLine}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {labelAction}
      </div>
      {children}
      {helped && (
        <span id={`${id}-help`} className={styles.description}>
          <Help hint={hint} disabledReason={disabledReason} />
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className={styles.error}>
          <Wrong>{error}</Wrong>
        </span>
      )}
    </div>
  );
}

/** The line above a control. */
export function FieldLabel({ label, labelAction }: Pick<FieldTexts, 'label' | 'labelAction'>) {
  return (
    <div className={styles.labelLine}>
      <Label className={styles.label}>{label}</Label>
      <Apart>{labelAction}</Apart>
    </div>
  );
}

/** The hint under a control, and the error when there is one. Both are read with the field. */
export function FieldHelp({
  hint,
  error,
  disabledReason,
}: Pick<FieldTexts, 'hint' | 'error' | 'disabledReason'>) {
  return (
    <>
      {(hint || disabledReason) && (
        <Text slot="description" className={styles.description}>
          <Apart>
            <Help hint={hint} disabledReason={disabledReason} />
          </Apart>
        </Text>
      )}
      <FieldError className={styles.error}>
        {({ validationErrors }) => <Wrong>{error ?? validationErrors.join('')}</Wrong>}
      </FieldError>
    </>
  );
}

/** Isolates buttons from the contexts of the field, such as the one that opens its list. */
export function Apart({ children }: { children: ReactNode }) {
  return <ButtonContext value={null}>{children}</ButtonContext>;
}

function Help({ hint, disabledReason }: Pick<FieldTexts, 'hint' | 'disabledReason'>) {
  return (
    <>
      {hint && (
        <span className={styles.hint}>
          <WholeDates>{hint}</WholeDates>
        </span>
      )}
      {disabledReason && (
        <span className={styles.reason}>
          <Icon name="alert" size="small" />
          <span>
            <WholeDates>{disabledReason}</WholeDates>
          </span>
        </span>
      )}
    </>
  );
}

function Wrong({ children }: { children: ReactNode }) {
  return (
    <>
      <Icon name="error" size="small" />
      <span>
        <WholeDates>{children}</WholeDates>
      </span>
    </>
  );
}

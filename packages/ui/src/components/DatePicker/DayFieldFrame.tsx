import type { ClipboardEvent, ReactNode, Ref } from 'react';
import { DateInput, type DateInputProps, DateSegment, Group } from 'react-aria-components';
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './DatePicker.css.ts';

export type DayFieldFrameProps = Pick<
  FieldTexts,
  'label' | 'labelAction' | 'hint' | 'error' | 'disabledReason'
> & {
  isReadOnly?: boolean;
  /** Names the button that opens the calendar. */
  openLabel: string;
  /** The element around the segments. */
  typing: Ref<HTMLDivElement>;
  onPaste: (event: ClipboardEvent) => void;
  /** Fetches the calendar's code ahead. */
  prepare: () => void;
  /** The segments. */
  children: ReactNode;
  /** The button that opens the calendar. */
  ref?: Ref<HTMLButtonElement>;
};

/** A closed field for days: label, the edge with segments and button, help. */
export function DayFieldFrame({
  label,
  labelAction,
  hint,
  error,
  disabledReason,
  isReadOnly,
  openLabel,
  typing,
  onPaste,
  prepare,
  children,
  ref,
}: DayFieldFrameProps) {
  return (
    <>
      <FieldLabel label={label} labelAction={labelAction} />
      <Group className={styles.edge} isReadOnly={isReadOnly} isDisabled={Boolean(disabledReason)}>
        <div ref={typing} className={styles.typing} onPasteCapture={onPaste}>
          {children}
        </div>
        {isReadOnly || disabledReason ? (
          <Icon name="lock" size="small" />
        ) : (
          <IconButton ref={ref} icon="calendar" label={openLabel} onHoverStart={prepare} onFocus={prepare} />
        )}
      </Group>
      <FieldHelp hint={hint} error={error} disabledReason={disabledReason} />
    </>
  );
}

/** Year, month and day, each typed for itself. */
export function DateSegments(props: Pick<DateInputProps, 'slot'>) {
  return (
    <DateInput {...props} className={styles.segments}>
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  );
}

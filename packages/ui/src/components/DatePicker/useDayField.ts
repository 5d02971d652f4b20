import { type ClipboardEvent, type Ref, use, useEffect, useRef, useState } from 'react';
import { useControlledState } from '../../hooks/useControlledState.ts';
import type { Late } from '../../late/piece.ts';
import { useLate } from '../../late/useLate.ts';
import type { FieldTexts } from '../Field/Field.tsx';
import { ForgetError } from '../Form/ForgetError.ts';
import type { DayBounds } from './bounds.ts';
import type { DatePickerTexts } from './DatePicker.texts.ts';
import { beijingDay, daysIn, readDay } from './day.ts';

/** The props that a field for a day and one for a range share. Days are `yyyy-MM-dd`. */
export type DayFieldProps<Value, Texts> = FieldTexts &
  DayBounds & {
    /** The value, or null for none. Leave it out (with `defaultValue`) to let the field keep it. */
    value?: Value | null;
    defaultValue?: Value | null;
    /** Called with each whole value that was typed, pasted or chosen, and with null when it is cleared. */
    onChange?: (value: Value | null) => void;
    /** Which day is marked as today, `yyyy-MM-dd`. Default: today in Beijing. */
    today?: string;
    isRequired?: boolean;
    isReadOnly?: boolean;
    autoFocus?: boolean;
    defaultOpen?: boolean;
    texts?: Partial<Texts>;
    /** The button that opens the calendar. */
    ref?: Ref<HTMLButtonElement>;
  };

/** How a field for a day and a field for a range differ. */
export interface DayFieldKind<Value, Texts, PanelProps> {
  /** The opened calendar. */
  panel: Late<PanelProps>;
  /** The Chinese of the field. */
  texts: Texts;
  /** The error of a value, for the field; undefined when it may be chosen. */
  problemOf: (value: Value | null, bounds: DayBounds, texts: Texts) => string | undefined;
  /** The value in the days of a pasted text, if they are enough for one. */
  fromDays: (days: readonly string[]) => Value | undefined;
}

/**
 * The state of a field for days: its value, whether somebody types, its error, whether its calendar is open.
 * `names` are those of its values in the form. `picker` is for React Aria's picker, `frame` for `DayFieldFrame`.
 */
export function useDayField<
  Value,
  Texts extends DatePickerTexts,
  PanelProps,
  Props extends DayFieldProps<Value, Texts>,
>(
  kind: DayFieldKind<Value, Texts, PanelProps>,
  props: Props & DayFieldProps<Value, Texts>,
  names: readonly (string | undefined)[],
) {
  const {
    label,
    labelAction,
    hint,
    error,
    disabledReason,
    value: held,
    defaultValue = null,
    onChange,
    min,
    max,
    isDateUnavailable,
    today = beijingDay(Date.now()),
    defaultOpen = false,
    texts,
    ref,
    ...others
  } = props;
  const words: Texts = { ...kind.texts, ...texts };
  const bounds = { min, max, isDateUnavailable };
  const forgetError = use(ForgetError);
  const typing = useRef<HTMLDivElement>(null);
  const [isTyping, setTyping] = useState(false);
  const [isHalf, setHalf] = useState(false);
  const [isOpen, setOpen] = useState(defaultOpen);
  const { Component: Panel, prepare, open } = useLate(kind.panel);
  const [value, setValue] = useControlledState<Value | null>(held, defaultValue, (next) => {
    for (const name of names) if (name) forgetError(name);
    onChange?.(next);
  });
  const problem = isTyping
    ? undefined
    : (kind.problemOf(value, bounds, words) ?? (isHalf ? words.incomplete : undefined));
  const shown = error ?? problem;
  useEffect(() => {
    if (defaultOpen) open(() => {});
  }, [defaultOpen, open]);
  const take = (next: Value | null) => {
    setTyping(false);
    setHalf(false);
    setValue(next);
  };
  return {
    value,
    today,
    bounds,
    words,
    /** Null until the code of the calendar has come. */
    Panel,
    /** Takes the typed value; it is checked when the field is left. */
    type: (next: Value | null) => {
      setTyping(true);
      setValue(next);
    },
    /** Takes the value chosen in the calendar and closes it. */
    choose: (next: Value | null) => {
      take(next);
      setOpen(false);
    },
    picker: {
      ...others,
      placeholderValue: readDay(today),
      onFocusChange: (isFocused: boolean) => {
        setTyping(isFocused);
        setHalf(!isFocused && isHalfTyped(typing.current));
      },
      isOpen,
      onOpenChange: (next: boolean) => (next ? open(() => setOpen(true)) : setOpen(false)),
      isDisabled: disabledReason ? true : undefined,
      isInvalid: shown ? true : undefined,
      validationBehavior: 'aria' as const,
      shouldForceLeadingZeros: true,
    },
    frame: {
      label,
      labelAction,
      hint,
      error: shown,
      disabledReason,
      isReadOnly: props.isReadOnly,
      openLabel: words.open,
      typing,
      onPaste: (event: ClipboardEvent) => {
        const pasted = kind.fromDays(daysIn(event.clipboardData.getData('text')));
        event.preventDefault();
        if (pasted && !props.isReadOnly) take(pasted);
      },
      prepare,
      ref,
    },
  };
}

/** Some parts of a date are typed and some are not. `node` holds the segments of one date. */
function isHalfTyped(node: Element | null): boolean {
  const parts = [...(node?.querySelectorAll('[role="spinbutton"]') ?? [])];
  const open = parts.filter((part) => part.hasAttribute('data-placeholder'));
  return open.length > 0 && open.length < parts.length;
}

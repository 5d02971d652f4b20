import { use, useId, useImperativeHandle, useRef, useState } from 'react';
import {
  Button,
  ButtonContext,
  FieldErrorContext,
  FormValidationContext,
  type KeyboardEvent,
  LabelContext,
  type PressEvent,
  Provider,
  TextContext,
} from 'react-aria-components';
import { useControlledState } from '../../hooks/useControlledState.ts';
import { late, useLatePanel } from '../../late/late.ts';
import { box, field } from '../Field/Field.css.ts';
import { FieldHelp, FieldLabel } from '../Field/Field.tsx';
import { ForgetError } from '../Form/ForgetError.ts';
import { Icon } from '../Icon/Icon.tsx';
import { optionBeside, optionByLetters } from './closed-keys.ts';
import { HiddenSelect } from './HiddenSelect.tsx';
import { fixed, trigger, value as valueStyle } from './Select.css.ts';
import type { SelectProps } from './Select.props.ts';

/** `FieldError` shows only the texts. */
const validationDetails = {} as ValidityState;

const popover = late(() => import('./SelectPopover.tsx'), { prefetch: 'idle' });

export type { SelectOption, SelectProps } from './Select.props.ts';

/**
 * One of a list too long to show at once; up to five choices read better as a `RadioGroup`. Its list is fetched when the
 * page is idle, or when it opens.
 */
export function Select({
  label,
  labelAction,
  hint,
  error,
  disabledReason,
  options,
  value,
  defaultValue,
  onChange,
  name,
  placeholder = '请选择',
  isRequired,
  isReadOnly = false,
  autoFocus,
  autoComplete,
  ref,
}: SelectProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, []);
  const forgetError = use(ForgetError);
  const formErrors = use(FormValidationContext)?.[name ?? ''] ?? [];
  const validationErrors = error ? [] : [formErrors].flat();
  const isInvalid = Boolean(error) || validationErrors.length > 0;
  const [chosen, setChosen] = useControlledState<string | null>(value, defaultValue ?? null, (next) => {
    if (next !== null) onChange?.(next);
  });
  const [isOpen, setOpen] = useState(false);
  const [focus, setFocus] = useState<'first' | 'last' | null>(null);
  const [byLetters] = useState(optionByLetters);
  const SelectPopover = useLatePanel(popover, isOpen, () => setOpen(false));
  const isDisabled = Boolean(disabledReason);
  const locked = isReadOnly || isDisabled;
  const choose = (next: string | null) => {
    if (name) forgetError(name);
    setChosen(next);
  };
  const show = (first: typeof focus) => {
    if (locked) return;
    setFocus(first);
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      return show(key === 'ArrowDown' ? 'first' : 'last');
    }
    const next = locked ? undefined : closedChoice(event);
    // React Aria keeps every key to itself where it is listened for; the page has keys of its own.
    if (next === undefined) return event.continuePropagation();
    event.preventDefault();
    if (next.id !== chosen) choose(next.id);
  };
  /** The option that a key chooses while the list is closed. */
  const closedChoice = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (key === 'ArrowLeft') return optionBeside(options, chosen, -1);
    if (key === 'ArrowRight') return optionBeside(options, chosen, 1);
    if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return undefined;
    return byLetters(options, key);
  };
  const describedBy = [(hint || disabledReason) && `${id}help`, isInvalid && `${id}error`];
  const shown = options.find((option) => option.id === chosen);
  return (
    <div
      className={field}
      data-select
      data-open={isOpen || undefined}
      data-disabled={isDisabled || undefined}
      data-invalid={isInvalid || undefined}
      data-required={isRequired || undefined}
    >
      <Provider
        values={[
          [
            LabelContext,
            { id: `${id}label`, elementType: 'span', onClick: () => isDisabled || button.current?.focus() },
          ],
          [TextContext, { slots: { description: { id: `${id}help` }, errorMessage: { id: `${id}error` } } }],
          [ButtonContext, { isPressed: isOpen }],
          [FieldErrorContext, { isInvalid, validationErrors, validationDetails }],
        ]}
      >
        <FieldLabel label={label} labelAction={labelAction} />
        <Button
          ref={button}
          className={`${box} ${trigger} ${isReadOnly ? fixed : ''}`}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={isOpen && SelectPopover ? `${id}list` : undefined}
          aria-labelledby={`${id}value ${id}label`}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          aria-disabled={isReadOnly || undefined}
          isDisabled={isDisabled}
          autoFocus={autoFocus}
          onPress={({ pointerType }: PressEvent) =>
            show(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : null)
          }
          onKeyDown={onKeyDown}
        >
          <span id={`${id}value`} className={valueStyle} data-placeholder={shown ? undefined : true}>
            {shown?.label ?? placeholder}
          </span>
          {locked ? <Icon name="lock" size="small" /> : <Icon name="chevron" size="small" turn="quarter" />}
        </Button>
        <FieldHelp hint={hint} error={error} disabledReason={disabledReason} />
        <HiddenSelect
          label={label}
          name={name}
          autoComplete={autoComplete}
          options={options}
          value={chosen}
          isDisabled={isDisabled}
          onChange={choose}
          onReset={() => choose(defaultValue ?? null)}
        />
      </Provider>
      {SelectPopover && (
        <SelectPopover
          trigger={button}
          labelledBy={`${id}label`}
          id={`${id}list`}
          options={options}
          value={chosen}
          isOpen={isOpen && !locked}
          focus={focus}
          onChange={choose}
          onOpenChange={setOpen}
        />
      )}
    </div>
  );
}

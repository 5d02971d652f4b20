import { type Ref, use, useState } from 'react';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components';
import { box, field } from '../Field/Field.css.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field/Field.tsx';
import { ForgetError } from '../Form/ForgetError.ts';
import { Icon } from '../Icon/Icon.tsx';
import { OptionWords } from './OptionWords.tsx';
import { fixed, list, option, popover, trigger, value as valueStyle } from './Select.css.ts';

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

/** One of a list too long to show at once; up to five choices read better as a `RadioGroup`. */
export function Select({
  label,
  labelAction,
  hint,
  error,
  disabledReason,
  options,
  onChange,
  placeholder = '请选择',
  isReadOnly = false,
  ref,
  ...props
}: SelectProps) {
  const forgetError = use(ForgetError);
  const [isOpen, setOpen] = useState(false);
  const locked = isReadOnly || Boolean(disabledReason);
  return (
    <AriaSelect
      {...props}
      className={field}
      placeholder={placeholder}
      isOpen={isOpen && !locked}
      onOpenChange={setOpen}
      isInvalid={error ? true : undefined}
      isDisabled={disabledReason ? true : undefined}
      validationBehavior="aria"
      disabledKeys={options.filter(({ id, reason }) => reason || (isReadOnly && id)).map(({ id }) => id)}
      onChange={(key) => {
        if (props.name) forgetError(props.name);
        if (key !== null) onChange?.(String(key));
      }}
    >
      <FieldLabel label={label} labelAction={labelAction} />
      <Button
        ref={ref}
        className={`${box} ${trigger} ${isReadOnly ? fixed : ''}`}
        aria-disabled={isReadOnly || undefined}
      >
        <SelectValue className={valueStyle}>
          {({ selectedItem, defaultChildren }) =>
            (selectedItem as SelectOption | null)?.label ?? defaultChildren
          }
        </SelectValue>
        {locked ? <Icon name="lock" size="small" /> : <Icon name="chevron" size="small" turn="quarter" />}
      </Button>
      <FieldHelp hint={hint} error={error} disabledReason={disabledReason} />
      <Popover className={popover}>
        <ListBox items={options} className={list}>
          {(item) => (
            <ListBoxItem id={item.id} textValue={item.label} className={option}>
              {({ isSelected }) => (
                <OptionWords
                  name={item.label}
                  description={item.description}
                  reason={item.reason}
                  isSelected={isSelected}
                />
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

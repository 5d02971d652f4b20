import { type Ref, use } from 'react';
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
import { list, option, popover, trigger, value as valueStyle } from './Select.css.ts';

/** One choice; `reason` says why it cannot be taken, and stands beside it. */
export type SelectOption = { id: string; label: string; reason?: string };

export type SelectProps = FieldTexts & {
  options: SelectOption[];
  /** The chosen `id`, or `null` for none yet. Leave it out (with `defaultValue`) to let the field keep it. */
  value?: string | null;
  defaultValue?: string;
  onChange?: (id: string) => void;
  name?: string;
  placeholder?: string;
  autoComplete?: AriaSelectProps<SelectOption>['autoComplete'];
  ref?: Ref<HTMLButtonElement>;
};

/** One of a list that is too long to lay open; up to five choices read better as a `RadioGroup`. */
export function Select({ label, labelAction, hint, error, options, onChange, ref, ...props }: SelectProps) {
  const forgetError = use(ForgetError);
  return (
    <AriaSelect
      {...props}
      className={field}
      isInvalid={error ? true : undefined}
      validationBehavior="aria"
      disabledKeys={options.filter(({ reason }) => reason).map(({ id }) => id)}
      onChange={(key) => {
        if (props.name) forgetError(props.name);
        if (key !== null) onChange?.(String(key));
      }}
    >
      <FieldLabel label={label} labelAction={labelAction} />
      <Button ref={ref} className={`${box} ${trigger}`}>
        <SelectValue className={valueStyle} />
        <Icon name="chevron" size="small" turn="quarter" />
      </Button>
      <FieldHelp hint={hint} error={error} />
      <Popover className={popover}>
        <ListBox items={options} className={list}>
          {(item) => (
            <ListBoxItem id={item.id} textValue={item.label} className={option}>
              {({ isSelected }) => (
                <>
                  <span>{item.reason ? `${item.label}（${item.reason}）` : item.label}</span>
                  {isSelected && <Icon name="check" size="small" />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

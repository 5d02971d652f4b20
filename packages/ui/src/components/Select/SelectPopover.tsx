import type { RefObject } from 'react';
import { ListBox, ListBoxItem, Popover, Select } from 'react-aria-components';
import { OptionWords } from './OptionWords.tsx';
import { list, option, popover, withoutBox } from './Select.css.ts';
import type { SelectOption } from './Select.props.ts';

export interface SelectPopoverProps {
  trigger: RefObject<HTMLElement | null>;
  /** The id of what names the list. */
  labelledBy: string;
  /** The id of the list. */
  id: string;
  options: readonly SelectOption[];
  value: string | null;
  isOpen: boolean;
  /** The option that has focus at first where none is chosen; null leaves focus on the list, as after a click. */
  focus: 'first' | 'last' | null;
  onChange: (id: string) => void;
  onOpenChange: (isOpen: boolean) => void;
}

/** The opened half of `Select`, loaded on demand. */
export default function SelectPopover({
  trigger,
  labelledBy,
  id,
  options,
  value,
  isOpen,
  focus,
  onChange,
  onOpenChange,
}: SelectPopoverProps) {
  return (
    <Select
      className={withoutBox}
      aria-labelledby={labelledBy}
      value={value}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      disabledKeys={options.filter(({ reason }) => reason).map((disabled) => disabled.id)}
      onChange={(key) => key !== null && onChange(String(key))}
    >
      <Popover className={popover} triggerRef={trigger}>
        <ListBox
          id={id}
          items={options}
          className={list}
          aria-labelledby={labelledBy}
          autoFocus={focus ?? true}
        >
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
    </Select>
  );
}

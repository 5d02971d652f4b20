import { type ReactNode, type Ref, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { ButtonContext, type KeyboardEvent, type PopoverProps, type PressEvent } from 'react-aria-components';
import { late } from '../../late/piece.ts';
import { useLate } from '../../late/useLate.ts';
import type { MenuEntry } from './MenuPopover.tsx';

const popover = late(() => import('./MenuPopover.tsx'));

export interface MenuProps {
  /** The button that opens it and names it: `Button`, `IconButton` or any React Aria button. */
  trigger: ReactNode;
  items: readonly MenuEntry[];
  /**
   * The id of the entry in force: each entry is then a choice, and this one has a tick. A list of ids lets several be
   * ticked: the `onAction` of an entry switches it, and the menu stays open.
   */
  selected?: string | readonly string[];
  /** Default `bottom end`. */
  placement?: PopoverProps['placement'];
  /** Opens as soon as its list has come. Default false. */
  defaultOpen?: boolean;
  /** The list's panel, while it is open. */
  ref?: Ref<HTMLElement>;
}

/**
 * A menu button: Enter, Space and ↓ open it, arrows and first letters move, Escape closes and focus returns. Its
 * list is fetched when the button is pointed at, focused or pressed.
 */
export function Menu({
  trigger,
  items,
  selected,
  placement = 'bottom end',
  defaultOpen = false,
  ref,
}: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [focus, setFocus] = useState<'first' | 'last' | null>(null);
  const { Component: MenuPopover, prepare, open } = useLate(popover);
  const show = (first: typeof focus) =>
    open(() => {
      setFocus(first);
      setOpen(true);
    });
  const showAtOnce = useEffectEvent(() => defaultOpen && show(null));
  useEffect(() => void showAtOnce(), []);
  const handlers = {
    onHoverStart: prepare,
    onFocus: prepare,
    onPressStart: prepare,
    onPress: ({ pointerType }: PressEvent) =>
      show(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : null),
    onKeyDown: (event: KeyboardEvent) => {
      // React Aria keeps every key to itself where it is listened for; the page has keys of its own.
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return event.continuePropagation();
      event.preventDefault();
      show(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  };
  return (
    <>
      <ButtonContext
        value={{
          ...handlers,
          ref: button,
          id,
          'aria-haspopup': 'menu',
          'aria-expanded': isOpen,
          isPressed: isOpen,
        }}
      >
        {trigger}
      </ButtonContext>
      {MenuPopover && (
        <MenuPopover
          ref={ref}
          trigger={button}
          labelledBy={id}
          items={items}
          selected={selected}
          placement={placement}
          isOpen={isOpen}
          focus={focus}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

import type { ReactElement } from 'react';
import { DialogTrigger } from 'react-aria-components';
import { PopoverPanel, type PopoverPanelProps } from './PopoverPanel.tsx';

export interface PopoverProps extends Omit<PopoverPanelProps, 'anchor'> {
  /** The button that opens and closes it: `Button` or `IconButton`. */
  trigger: ReactElement;
  defaultOpen?: boolean;
}

/**
 * Something to read or to set, beside the button that opens it. Not modal: the page behind stays readable and can
 * be used, which closes it. Focus goes in, and back to the button on Escape. A question that must be answered is a
 * `Dialog`.
 */
export function Popover({ trigger, isOpen, defaultOpen, onOpenChange, ...panel }: PopoverProps) {
  return (
    <DialogTrigger isOpen={isOpen} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger}
      <PopoverPanel {...panel} />
    </DialogTrigger>
  );
}

import type { ReactElement, ReactNode, Ref } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components';
import { tip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words more: a shortcut, a full name. Never the only place of an information. */
  text: ReactNode;
  /** The element it explains: one `Button`, `IconButton` or `Link`, which must be clear without it on touch screens. */
  children: ReactElement;
  /** Default `top`; it flips where there is no room. */
  placement?: AriaTooltipProps['placement'];
  /** Milliseconds of hovering before it shows; with the keyboard it shows at once. Default 600. */
  delay?: number;
  /** It repeats the name of the element, and is not read a second time. */
  decorative?: boolean;
  /** Opens it from outside, for a story or a first hint. */
  isOpen?: boolean;
  defaultOpen?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A word beside a control, on hover and on keyboard focus; Escape, a press or leaving hides it. It describes the
 * control for a screen reader (`aria-describedby`). It stays while the pointer is on it (WCAG 1.4.13).
 */
export function Tooltip({
  text,
  children,
  placement = 'top',
  delay = 600,
  decorative,
  isOpen,
  defaultOpen,
  ref,
}: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={120} isOpen={isOpen} defaultOpen={defaultOpen}>
      {children}
      <AriaTooltip
        ref={ref}
        className={tip}
        placement={placement}
        offset={6}
        aria-hidden={decorative || undefined}
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

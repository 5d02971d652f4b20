import { type KeyboardEvent, type Ref, useRef } from 'react';
import { Toolbar as AriaToolbar, Button } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import { Menu } from '../Menu/Menu.tsx';
import * as styles from './Toolbar.css.ts';
import { useFitting } from './useFitting.ts';

/** One tool. */
export interface Tool {
  id: string;
  /** The action; with `iconOnly` only for screen readers. */
  label: string;
  icon?: IconName;
  /** Shows the icon alone. */
  iconOnly?: boolean;
  onAction: () => void;
  /** Makes it a toggle that is on or off. */
  pressed?: boolean;
  /** It cannot be used now; it stays reachable, so that it can be found. */
  unavailable?: boolean;
  /** A line before it: another kind of thing begins. */
  apart?: boolean;
}

export interface ToolbarProps {
  /** Names the bar: 论文批注. */
  label: string;
  tools: readonly Tool[];
  moreLabel?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Tools in a row: one Tab stop, arrows, Home and End move between them. Those that have no room are in a menu at
 * the end, so nothing is lost on a phone and nothing scrolls sideways.
 */
export function Toolbar({ label, tools, moreLabel = '更多', ref }: ToolbarProps) {
  const row = useRef<HTMLDivElement>(null);
  const fitting = useFitting(row, tools.length);
  const over = tools.slice(fitting);
  return (
    <AriaToolbar ref={ref} aria-label={label} className={styles.bar}>
      {/* The trigger of a menu stops its key events, so they are handled in the capture phase. */}
      <div role="presentation" className={styles.keys} onKeyDownCapture={toEnds}>
        <div ref={row} className={styles.tools}>
          {tools.map((tool, index) => (
            <span key={tool.id} className={styles.slot} data-hidden={index >= fitting || undefined}>
              {tool.apart && index > 0 && <span className={styles.line} aria-hidden="true" />}
              <ToolButton {...tool} />
            </span>
          ))}
        </div>
        {over.length > 0 && (
          <Menu
            trigger={
              <Button className={styles.tool} aria-label={moreLabel}>
                <Icon name="menu" />
              </Button>
            }
            items={over.map(({ id, label: name, icon, onAction, apart, pressed, unavailable }, index) => ({
              id,
              label: name,
              icon: pressed ? 'check' : icon,
              apart: apart && index > 0,
              onAction: unavailable ? undefined : onAction,
            }))}
          />
        )}
      </div>
    </AriaToolbar>
  );
}

function ToolButton({ label, icon, iconOnly, onAction, pressed, unavailable }: Tool) {
  return (
    <Button
      className={styles.tool}
      aria-label={iconOnly ? label : undefined}
      aria-pressed={pressed}
      aria-disabled={unavailable || undefined}
      onPress={unavailable ? undefined : onAction}
    >
      {icon && <Icon name={icon} />}
      {!iconOnly && label}
    </Button>
  );
}

/** Home and End, which React Aria's toolbar leaves out. */
function toEnds(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Home' && event.key !== 'End') return;
  // The menu's own keys pass through here too, though it is elsewhere in the document.
  if (!event.currentTarget.contains(event.target as Node)) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')].filter((button) =>
    button.checkVisibility({ visibilityProperty: true }),
  );
  event.preventDefault();
  buttons.at(event.key === 'Home' ? 0 : -1)?.focus();
}

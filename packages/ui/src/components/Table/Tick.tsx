import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './parts.css.ts';

export interface TickProps {
  label: string;
  /** One of several: a circle instead of a box. */
  group?: string;
  checked: boolean | 'some';
  /** `range`: Shift was held. */
  onChange: (range: boolean) => void;
}

/** The box at the start of a row. It is a plain input: thousands of rows pass through the window while scrolling. */
export function RowTick({ label, group, checked, onChange }: TickProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = checked === 'some';
  }, [checked]);
  return (
    <label className={styles.tick}>
      <input
        ref={input}
        type={group ? 'radio' : 'checkbox'}
        name={group}
        data-tick
        aria-label={label}
        checked={checked === true}
        onChange={({ nativeEvent }) => onChange('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
        className={styles.tickInput}
      />
      <span className={group ? styles.tickRound : styles.tickBox}>
        <Icon name={checked === 'some' ? 'minus' : 'check'} size="small" />
      </span>
    </label>
  );
}

import { useState } from 'react';

/** A value that the page holds (`value`, also null) or, without it, the field itself. */
export function useValue<Value>(
  value: Value | undefined,
  initial: Value,
  onChange?: (value: Value) => void,
): readonly [Value, (next: Value) => void] {
  const [own, setOwn] = useState(initial);
  const set = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, set];
}

import { useState } from 'react';

/**
 * A state that is controlled by the caller (`controlled` is not undefined; null is a value) or kept by the component,
 * beginning with `initial`. Either way `onChange` receives each new value.
 */
export function useControlledState<Value>(
  controlled: Value | undefined,
  initial: Value,
  onChange?: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const change = (value: Value) => {
    if (controlled === undefined) setOwn(value);
    onChange?.(value);
  };
  return [controlled === undefined ? own : controlled, change];
}

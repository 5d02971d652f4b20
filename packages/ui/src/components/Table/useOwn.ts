import { useState } from 'react';

/** A state that the caller keeps (`given` is not undefined) or the component itself. */
export function useOwn<Value>(
  given: Value | undefined,
  initial: Value,
  onChange?: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const change = (value: Value) => {
    if (given === undefined) setOwn(value);
    onChange?.(value);
  };
  return [given === undefined ? own : given, change];
}

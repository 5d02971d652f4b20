import { useState } from 'react';
import { useHydrated } from '../page/use-hydrated.ts';

/**
 * State that begins with what this device keeps. Without a browser, and while a page from a server hydrates, it is
 * `without`: a server does not know the device.
 */
export function useDeviceState<Value>(read: () => Value, without: Value): [Value, (next: Value) => void] {
  const isHydrated = useHydrated();
  const [kept, setKept] = useState(() => (isHydrated ? { value: read() } : null));
  const shown = kept ?? { value: isHydrated ? read() : without };
  if (isHydrated && kept === null) setKept(shown);
  return [shown.value, (value) => setKept({ value })];
}

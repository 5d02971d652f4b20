import { useEffect, useRef, useState } from 'react';
import type { ToastItem } from './Toast.tsx';

/**
 * What to say politely of toasts that were repeated: each with its text, for a bare count says nothing to someone
 * who does not see beside what it stands.
 */
export function useRepeats(toasts: readonly ToastItem[], repeated: (count: number) => string): string {
  const counts = useRef(new Map<string, number>());
  const [said, setSaid] = useState('');
  useEffect(() => {
    const more = toasts.filter(({ id, count }) => count > 1 && count !== counts.current.get(id));
    counts.current = new Map(toasts.map(({ id, count }) => [id, count]));
    if (toasts.length === 0) setSaid('');
    else if (more.length > 0) setSaid(more.map(({ text, count }) => `${text} ${repeated(count)}`).join(' '));
  }, [toasts, repeated]);
  return said;
}

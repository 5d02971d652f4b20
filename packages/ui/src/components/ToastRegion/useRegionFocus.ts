import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ToastItem } from './Toast.tsx';

const focusedToast = () => document.activeElement?.closest<HTMLElement>('[data-toast]')?.dataset.toast;

/**
 * The region's keyboard: F6 and Alt+T go to it and back, Escape closes the focused toast or else the newest
 * (TOAST-2). When the toast with focus goes, its neighbour takes focus, after the last one what had it before.
 */
export function useRegionFocus(
  region: RefObject<HTMLElement | null>,
  toasts: readonly ToastItem[],
  onClose: (id: string) => void,
) {
  const cameFrom = useRef<Element | null>(null);
  const last = useRef<{ id: string; index: number }>(undefined);

  useEffect(() => {
    const goBack = () => {
      if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (toasts.length === 0 || event.defaultPrevented || event.isComposing) return;
      if (event.key === 'Escape') {
        const id = focusedToast() ?? toasts.at(-1)?.id;
        if (id) onClose(id);
      } else if (event.key === 'F6' || (event.altKey && event.code === 'KeyT')) {
        event.preventDefault();
        if (region.current?.contains(document.activeElement)) goBack();
        else region.current?.focus();
      }
    };
    const onFocusIn = (event: FocusEvent) => {
      const inside = region.current?.contains(event.target as Node) ?? false;
      const from = event.relatedTarget as Element | null;
      if (!inside) cameFrom.current = null;
      else if (from && !region.current?.contains(from)) cameFrom.current = from;
      const id = inside ? focusedToast() : undefined;
      last.current = id ? { id, index: toasts.findIndex((toast) => toast.id === id) } : undefined;
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [region, toasts, onClose]);

  useLayoutEffect(() => {
    const lost = last.current;
    if (!lost || toasts.some((toast) => toast.id === lost.id)) return;
    last.current = undefined;
    const closers = region.current?.querySelectorAll<HTMLElement>('[data-toast] > button:last-of-type') ?? [];
    const next = closers[Math.min(lost.index, closers.length - 1)];
    if (next) next.focus();
    else if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }, [region, toasts]);
}

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { UploadFile } from './upload-file.ts';

/**
 * Keeps the focus near when the focused element is removed: after the removal of a file it is on the next one, or else
 * on the last one, or else on the button that chooses (`data-choose`); when the list is full and that button has
 * gone, on the last file. Focus that is elsewhere stays there.
 */
export function useFocusInList(root: RefObject<HTMLElement | null>, files: readonly UploadFile[]) {
  const held = useRef<{ element: Element; row: number } | null>(null);
  useEffect(() => {
    const node = root.current;
    const note = () => {
      const element = document.activeElement;
      held.current = element && { element, row: rowsOf(node).findIndex((row) => row.contains(element)) };
    };
    node?.addEventListener('focusin', note);
    return () => node?.removeEventListener('focusin', note);
  }, [root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed list is when something may have gone
  useLayoutEffect(() => {
    if (!held.current || held.current.element.isConnected) return;
    const { row } = held.current;
    held.current = null;
    if (document.activeElement !== document.body) return;
    const rows = rowsOf(root.current);
    const place = rows[row] ?? rows.at(-1) ?? root.current?.querySelector<HTMLElement>('[data-choose]');
    place?.focus();
  }, [root, files]);
}

function rowsOf(node: HTMLElement | null): HTMLElement[] {
  return [...(node?.querySelectorAll<HTMLElement>('li') ?? [])];
}

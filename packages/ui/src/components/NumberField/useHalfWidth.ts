import { type RefObject, useEffect } from 'react';
import { hasFullWidth, toHalfWidth } from './halfWidth.ts';

/**
 * Lets full-width figures be typed, composed and pasted into an input that takes a number. It listens before
 * React does, because the number field of React Aria refuses such figures.
 */
export function useHalfWidth(ref: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const input = ref.current;
    if (!input) return;
    const before = (event: InputEvent) => {
      if (event.data && hasFullWidth(event.data)) event.stopImmediatePropagation();
    };
    const typed = () => narrow(input);
    const pasted = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain').trim() ?? '';
      if (!hasFullWidth(text)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      input.setRangeText(toHalfWidth(text), input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    input.addEventListener('beforeinput', before, { capture: true });
    input.addEventListener('input', typed, { capture: true });
    input.addEventListener('compositionend', typed, { capture: true });
    input.addEventListener('paste', pasted, { capture: true });
    return () => {
      input.removeEventListener('beforeinput', before, { capture: true });
      input.removeEventListener('input', typed, { capture: true });
      input.removeEventListener('compositionend', typed, { capture: true });
      input.removeEventListener('paste', pasted, { capture: true });
    };
  }, [ref]);
}

function narrow(input: HTMLInputElement) {
  const { value, selectionEnd } = input;
  if (!hasFullWidth(value)) return;
  // Not through `value`: React would not notice that it changed. Each sign stays one sign, so the caret stays too.
  input.setRangeText(toHalfWidth(value), 0, value.length, 'end');
  input.setSelectionRange(selectionEnd, selectionEnd);
}

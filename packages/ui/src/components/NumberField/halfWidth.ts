import { type RefObject, useEffect } from 'react';

const fullWidth = /[\uff01-\uff5e。]/;

/** True when an input method in its full-width mode wrote this: １２．５. */
export function hasFullWidth(text: string): boolean {
  return fullWidth.test(text);
}

/** The same text in the figures and signs that a number is read from: １２．５ → 12.5, also 12。5. */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/。/g, '.');
}

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

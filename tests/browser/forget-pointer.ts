/**
 * React Aria remembers for the whole page whether pointer or keyboard was used last, and shows what is focused by code only after the
 * keyboard: what an earlier test pressed must not hide a focus ring from this one. No key that does anything.
 */
export function forgetPointer(): void {
  for (const type of ['keydown', 'keyup'])
    document.dispatchEvent(new KeyboardEvent(type, { key: 'Unidentified' }));
}

/** The day that has the focus in the open calendar. */
export const focusedDay = () => document.activeElement?.getAttribute('aria-label');

/** Pastes `text` at `target`, as a keyboard would. */
export function paste(target: Element, text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

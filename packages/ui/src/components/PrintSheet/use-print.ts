import { type RefCallback, useCallback, useRef } from 'react';
import { isPrinted, isPrinting } from './PrintSheet.css.ts';

/** Prints one sheet. */
export interface Print {
  /** Goes to the `ref` of the `PrintSheet`. */
  sheetRef: RefCallback<HTMLElement>;
  /** Opens the browser's print dialog with the sheet alone. Nothing happens while there is no sheet. */
  print(): void;
}

/** For a print button: prints the sheet and nothing of the page around it. */
export function usePrint(): Print {
  const sheet = useRef<HTMLElement>(null);
  const sheetRef = useCallback((element: HTMLElement | null) => {
    sheet.current = element;
  }, []);
  const print = useCallback(() => {
    const printed = sheet.current;
    if (printed === null) return;
    const page = document.documentElement;
    page.classList.add(isPrinting);
    printed.classList.add(isPrinted);
    const restore = () => {
      page.classList.remove(isPrinting);
      printed.classList.remove(isPrinted);
    };
    window.addEventListener('afterprint', restore, { once: true });
    window.print();
  }, []);
  return { sheetRef, print };
}

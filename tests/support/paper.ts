import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright';

/** A4 in points, as `pdfinfo` (poppler) says it. */
const a4 = /^Page size:\s+59[45](\.\d+)? x 84[12](\.\d+)? pts/m;

/** The sizes of a PDF's pages that are not A4. */
export function otherThanA4(pdf: Buffer): string[] {
  const info = execFileSync('pdfinfo', ['-'], { input: pdf, encoding: 'utf8' });
  return a4.test(info) ? [] : [info];
}

/**
 * Presses a button that prints, and answers what comes out as PDF, with the page's own size. The page must have been opened
 * after `keepPrintDialog`.
 */
export async function printBy(page: Page, button: string): Promise<Buffer> {
  await page.getByRole('button', { name: button }).click();
  await page.waitForFunction(() => (window as unknown as { dialogs?: number }).dialogs === 1);
  return page.pdf({ preferCSSPageSize: true });
}

/** Keeps the print dialog from opening in pages that are opened from now on: the document stays on the page. */
export const keepPrintDialog = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.print = () => {
      Object.assign(window, { dialogs: 1 });
    };
  });

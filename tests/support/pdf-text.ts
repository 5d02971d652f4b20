import { execFileSync } from 'node:child_process';

/**
 * The text of each page of a PDF as `pdftotext` (poppler) reads it, in the order in which it is drawn, without white space.
 * Throws when it is no PDF.
 */
export function pdfPages(pdf: Buffer): string[] {
  const text = execFileSync('pdftotext', ['-raw', '-enc', 'UTF-8', '-', '-'], {
    input: pdf,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  // Each page ends with a form feed.
  return text
    .split('\f')
    .slice(0, -1)
    .map((page) => page.replaceAll(/\s/g, ''));
}

import { extensionOf } from './file-name.ts';
import type { FileCheck } from './upload-file.ts';

/** Refuses with `text` files without one of the `extensions` (lower case, no dot). */
export function checkKind(extensions: readonly string[], text: string): FileCheck {
  return ({ name }) => (extensions.includes(extensionOf(name)) ? null : text);
}

/** The size of a file, bytes; both ends are allowed. Without `min` one byte is enough. */
export interface SizeRange {
  min?: number;
  max: number;
}

/** Refuses with `text` files of another size, and with `empty` (default `text`) files without content. */
export function checkSize({ min = 1, max }: SizeRange, text: string, empty = text): FileCheck {
  return ({ size }) => {
    if (size === 0) return empty;
    return size < min || size > max ? text : null;
  };
}

const kilobyte = 1024;

/** A file size in words, by 1024 as Windows and phones show it: 512 B, 20 KB, 1.5 MB. Empty for negative and unknown sizes. */
export function sizeWords(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return '';
  if (bytes < kilobyte) return `${Math.round(bytes)} B`;
  const units = ['KB', 'MB', 'GB', 'TB'];
  let value = bytes / kilobyte;
  let unit = 0;
  while (Math.round(value) >= kilobyte && unit < units.length - 1) {
    value /= kilobyte;
    unit += 1;
  }
  const digits = unit === 0 || value >= 100 ? 0 : 1;
  return `${value.toFixed(digits).replace(/\.0$/, '')} ${units[unit]}`;
}

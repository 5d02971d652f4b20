import type { FileCheck } from './upload-file.ts';

/** What a file may weigh, in bytes; both ends are allowed. Without `min` one byte is enough. */
export interface SizeRange {
  min?: number;
  max: number;
}

/** Refuses with `text` what weighs less or more, and with `empty` (default `text`) what has no content at all. */
export function checkSize({ min = 1, max }: SizeRange, text: string, empty = text): FileCheck {
  return ({ size }) => {
    if (size === 0) return empty;
    return size < min || size > max ? text : null;
  };
}

const kilobyte = 1024;

/** A number of bytes as students read it: 512 B, 20 KB, 1.5 MB. Negative and unknown sizes give an empty text. */
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

/** A file's size in words: `842 B`, `36 KB`, `1.4 MB`. `bytes` is never negative. */
export function fileSizeWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

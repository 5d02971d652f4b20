/** Each entry of the package in `folder` with its source file, sorted by name. */
export function entriesOf(
  folder: string,
  manifest: { exports: Record<string, string | null> },
): [entry: string, source: string][];

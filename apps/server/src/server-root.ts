import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The nearest folder above this file that holds `migrations`: the package when run from source, `dist` when bundled. */
export function serverRoot(from: string = dirname(fileURLToPath(import.meta.url))): string {
  if (existsSync(join(from, 'migrations', 'meta', '_journal.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('The folder migrations was not found beside the server');
  return serverRoot(parent);
}

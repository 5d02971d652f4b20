import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { MigrationConfig } from 'drizzle-orm/migrator';

/** The nearest folder above this file that holds `migrations`: the package when run from source, `dist` when bundled. */
export function serverRoot(from: string = dirname(fileURLToPath(import.meta.url))): string {
  if (existsSync(join(from, 'migrations', 'meta', '_journal.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('The folder migrations was not found beside the server');
  return serverRoot(parent);
}

/** Folder of the migrations, for Drizzle's migrators. */
export function migrations(): MigrationConfig {
  return { migrationsFolder: join(serverRoot(), 'migrations') };
}

/** The texts of the demo institution: in the source, or in `dist` where the build copies them. */
export function contentFolder(): URL {
  const root = serverRoot();
  const source = join(root, 'src', 'demo', 'content');
  return pathToFileURL(`${existsSync(source) ? source : join(root, 'demo', 'content')}/`);
}

/** The sample pictures of materials; the build copies them to `dist`. */
export const samplesFolder = (): string => join(serverRoot(), 'samples');

/** The clips of lessons and lives; the build copies them to `dist`. */
export const mediaFolder = (): string => join(serverRoot(), 'media');

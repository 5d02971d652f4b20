import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrations } from '../server-root.ts';
import { formatDay } from '../time.ts';

/** Contents of a test database when its suite begins. */
export type Contents = 'empty' | 'demo';

const dayMs = 24 * 60 * 60_000;
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Folders that a dump is made from; what the demo shows may be worked out anywhere in the server, as scores are. */
const sources: Readonly<Record<Contents, readonly string[]>> = {
  empty: [migrations().migrationsFolder],
  demo: [migrations().migrationsFolder, folder('..'), folder('../../../../packages/api/src')],
};

function filesIn(path: string): string[] {
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return paths.filter((file) => !file.endsWith('.test.ts')).sort();
}

const dayName = (moment: Date) => formatDay(moment).replaceAll('-', '');

/** The name of today's dump: another one as soon as a file changes that it is made from, those in `also` included. */
export function dumpName(contents: Contents, also: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const file of [...sources[contents].flatMap(filesIn), ...also]) hash.update(readFileSync(file));
  return `qianwei_${contents}_${dayName(new Date())}_${hash.digest('hex').slice(0, 16)}`;
}

/** True for a dump older than yesterday, which no run uses any more. */
export function isOutdatedDump(name: string): boolean {
  const day = /^qianwei_(?:empty|demo)_(\d{8})_/.exec(name)?.[1];
  return day !== undefined && day < dayName(new Date(Date.now() - dayMs));
}

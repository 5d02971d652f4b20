import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../components', import.meta.url));

/** A folder of the library; `<name>/<name>.tsx` is what other institutions import. */
export type Room = { name: string; files: string[]; read: (file: string) => string };

/** Every component of the library, by name. */
export const rooms: Room[] = readdirSync(root).map((name) => ({
  name,
  files: readdirSync(`${root}/${name}`),
  read: (file) => readFileSync(`${root}/${name}/${file}`, 'utf8'),
}));

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serverRoot } from '../server-root.ts';

/** The texts of the demo institution: in the source, or in `dist` where the build copies them. */
export function contentFolder(): URL {
  const root = serverRoot();
  const source = join(root, 'src', 'demo', 'content');
  return pathToFileURL(`${existsSync(source) ? source : join(root, 'demo', 'content')}/`);
}

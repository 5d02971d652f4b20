import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentAddresses, type KeptVersion } from '../src/app/offline/kept-version.ts';
import { inlineScript } from './inline.ts';

/** The documents of a build in the order of `documentAddresses`. */
const documentFiles = ['index.html', 'login.html', 'answer.html'];

const source = fileURLToPath(new URL('../src/app/offline/service-worker.ts', import.meta.url));

const hash = (content: Buffer | string) => createHash('sha256').update(content).digest('base64');

/**
 * The files that the worker of the build in `folder` keeps: its documents and all its scripts and style sheets, so that
 * no page of one version ever needs a file of another. Fonts of formulas, pictures and clips are left to the network.
 */
export async function keptVersionOf(folder: string, apiBase: string): Promise<KeptVersion> {
  const assets = await readdir(join(folder, 'assets'));
  const files = assets
    .filter((name) => /\.(?:js|css)$/.test(name))
    .sort()
    .map((name) => `/assets/${name}`);
  const documents = await Promise.all(
    documentFiles.map(async (file, index) => ({
      address: documentAddresses[index] ?? '/',
      integrity: `sha256-${hash(await readFile(join(folder, file)))}`,
    })),
  );
  const version = hash(JSON.stringify([documents, files]))
    .replace(/\W/g, '')
    .slice(0, 12);
  return { version, documents, files, apiBase };
}

/** The code of `sw.js` for the build in `folder`. `apiBase` is where calls are answered: a path, or an address. */
export const workerScript = async (folder: string, apiBase: string): Promise<string> =>
  inlineScript(source, {
    'import.meta.env.KEPT_VERSION': JSON.stringify(await keptVersionOf(folder, apiBase)),
  });

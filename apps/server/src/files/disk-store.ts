import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { FileStore } from './file-store.ts';

async function flushed(
  path: string,
  write: (handle: Awaited<ReturnType<typeof open>>) => Promise<void>,
  flags: string,
) {
  const handle = await open(path, flags, 0o600);
  try {
    await write(handle);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes beside the place and moves there, so that a crash leaves the whole content or none. */
async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await flushed(draft, (handle) => handle.writeFile(content), 'wx');
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await flushed(dirname(path), async () => undefined, 'r');
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Keeps files in a folder, by checksum: `ab/abcdef…`. */
export function createDiskStore(folder: string): FileStore {
  const root = resolve(folder);
  const place = (path: string) => {
    const full = resolve(root, path);
    if (!full.startsWith(root + sep)) throw new RangeError('A path outside the file store');
    return full;
  };
  return {
    async save(content) {
      const sha256 = createHash('sha256').update(content).digest('hex');
      const path = join(sha256.slice(0, 2), sha256);
      await mkdir(dirname(place(path)), { recursive: true, mode: 0o700 });
      if (!(await exists(place(path)))) await writeWhole(place(path), content);
      return { path, sha256 };
    },
    async read(path) {
      try {
        return await readFile(place(path));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
  };
}

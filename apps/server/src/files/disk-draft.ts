import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Draft } from './file-store.ts';

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Path, below the root of a disk store, of the content with this checksum: `ab/abcdef…`. */
const placeOf = (sha256: string) => join(sha256.slice(0, 2), sha256);

/** Begins a content in a file of `root`/drafts. It is moved to its place when it is kept, so that a crash leaves the whole content or none. */
export async function openDiskDraft(root: string, drafts: string): Promise<Draft> {
  await mkdir(drafts, { recursive: true, mode: 0o700 });
  const draft = join(drafts, randomUUID());
  const handle = await open(draft, 'wx+', 0o600);
  const hash = createHash('sha256');
  let size = 0;
  let flushed = -1;
  let over = false;

  const flush = async () => {
    if (flushed === size) return;
    await handle.sync();
    flushed = size;
  };
  return {
    get size() {
      return size;
    },
    async write(chunk) {
      await handle.writeFile(chunk);
      hash.update(chunk);
      size += chunk.length;
    },
    async read(from, length) {
      const buffer = Buffer.allocUnsafeSlow(Math.max(0, Math.min(length, size - from)));
      let filled = 0;
      while (filled < buffer.length) {
        const { bytesRead } = await handle.read(buffer, filled, buffer.length - filled, from + filled);
        if (bytesRead === 0) break;
        filled += bytesRead;
      }
      return buffer.subarray(0, filled);
    },
    flush,
    async keep() {
      await flush();
      const sha256 = hash.digest('hex');
      const path = placeOf(sha256);
      const folder = dirname(join(root, path));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Over an equal content that may be there.
      await rename(draft, join(root, path));
      over = true;
      await handle.close();
      await syncFolder(folder);
      return { path, sha256 };
    },
    async discard() {
      if (over) return;
      over = true;
      await handle.close();
      await rm(draft, { force: true });
    },
  };
}

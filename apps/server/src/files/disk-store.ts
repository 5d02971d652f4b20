import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { openDiskContent } from './disk-content.ts';
import { openDiskDraft } from './disk-draft.ts';
import type { FileStore } from './file-store.ts';

/** An upload is over after ten minutes. */
const abandonedMs = 15 * 60_000;

/** The time by the clock of the file system, whose moments are compared with it. */
async function fileSystemTime(folder: string): Promise<number> {
  const probe = join(folder, randomUUID());
  await writeFile(probe, '');
  const { mtimeMs } = await stat(probe);
  await rm(probe);
  return mtimeMs;
}

/** Keeps files in a folder, by checksum: `ab/abcdef…`. Several processes may share it. */
export function createDiskStore(folder: string): FileStore {
  const root = resolve(folder);
  const drafts = join(root, 'drafts');
  const place = (path: string) => {
    const full = resolve(root, path);
    if (!full.startsWith(root + sep)) throw new RangeError('A path outside the file store');
    return full;
  };
  return {
    draft: () => openDiskDraft(root, drafts),
    async save(content) {
      const draft = await openDiskDraft(root, drafts);
      try {
        await draft.write(content);
        return await draft.keep();
      } finally {
        await draft.discard();
      }
    },
    open: (path) => openDiskContent(place(path)),
    async removeAbandoned() {
      await mkdir(drafts, { recursive: true, mode: 0o700 });
      const now = await fileSystemTime(drafts);
      for (const name of await readdir(drafts)) {
        const path = join(drafts, name);
        // Another process may remove it at this moment.
        const found = await stat(path).catch(() => null);
        if (found !== null && now - found.mtimeMs > abandonedMs) await rm(path, { force: true });
      }
    },
  };
}

import { type FileHandle, open, stat } from 'node:fs/promises';
import type { OpenContent } from './file-store.ts';

const step = 64 * 1024;

/** A file that is read as fast as its reader takes it, 64 KB at a time; null when it is not there. */
export async function openDiskContent(path: string): Promise<OpenContent | null> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (found === null) return null;
  let handle: FileHandle | null = null;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        handle ??= await open(path, 'r');
        const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafeSlow(step), 0, step, null);
        if (bytesRead > 0) {
          controller.enqueue(buffer.subarray(0, bytesRead));
          return;
        }
        await handle.close();
        controller.close();
      },
      cancel: () => handle?.close(),
    },
    // Nothing is opened for an answer whose body nobody reads, such as that to HEAD.
    { highWaterMark: 0 },
  );
  return { size: found.size, body };
}

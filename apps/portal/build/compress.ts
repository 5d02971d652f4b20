import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(?:js|css|html|svg|json|txt)$/;

/**
 * Writes the compressed copies that the server sends, `.gz` and `.br`, beside each text file of a folder. Hidden
 * folders are left out.
 */
export async function compressFolder(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!compressible.test(file) || file.startsWith('.')) continue;
    const bytes = await readFile(join(folder, file));
    await writeFile(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }));
    const quality = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    await writeFile(join(folder, `${file}.br`), brotliCompressSync(bytes, { params: quality }));
  }
}

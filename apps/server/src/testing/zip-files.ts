import { bytesInMemory } from '../files/byte-source.ts';
import { openZip } from '../files/zip-archive.ts';

/** The files in an archive by their names. Throws when it is no archive. */
export async function zipFiles(archive: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await openZip(bytesInMemory(archive));
  if (zip === null) throw new Error('Not an archive');
  const files = new Map<string, Buffer>();
  for (const entry of zip.entries) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry.unpack()) chunks.push(chunk);
    files.set(entry.name, Buffer.concat(chunks));
  }
  zip.close();
  return files;
}

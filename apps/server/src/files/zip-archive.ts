import { type Entry, fromRandomAccessReaderPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import type { ByteSource } from './byte-source.ts';
import { ZipReader } from './zip-reader.ts';

/** One entry of an archive. Sizes are what its directory claims. */
export interface ZipEntry {
  readonly name: string;
  /** The bytes of the name, one character each: what an unpacker makes of them when it reads no UTF-8. */
  readonly rawName: string;
  /** Bytes when unpacked. */
  readonly size: number;
  readonly encrypted: boolean;
  /** A link to another path of the machine that unpacks it. */
  readonly link: boolean;
  /**
   * Unpacks it. Throws when the archive is damaged, when another name or another number of bytes comes out than was
   * claimed, or when it was packed in a way that few programs know.
   */
  unpack(): AsyncIterable<Buffer>;
}

/** An archive whose directory has been read. */
export interface ZipArchive {
  /** Number of entries, as claimed. */
  readonly count: number;
  /** Empty when there are more than `maxEntries`. */
  readonly entries: readonly ZipEntry[];
  close(): void;
}

/** Entries that an archive may have. */
export const maxEntries = 5_000;

/** A name, or what is written beside it, of more bytes than any path has. */
const maxNameBytes = 1024;

const linkType = 0o120000;
const typeMask = 0o170000;

async function* unpack(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  const { fileName } = await zip.readLocalFileHeaderPromise(entry);
  if (!fileName.equals(entry.fileNameRaw)) throw new Error('Two names for one entry');
  yield* await zip.openReadStreamPromise(entry);
}

function readEntry(zip: ZipFile, entry: Entry): ZipEntry {
  const { fileNameRaw, extraFieldLength, fileCommentLength, generalPurposeBitFlag } = entry;
  if (fileNameRaw.length > maxNameBytes || extraFieldLength + fileCommentLength > maxNameBytes)
    throw new Error('An entry with an endless head');
  return {
    name: getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, entry.extraFields, true),
    rawName: fileNameRaw.toString('latin1'),
    size: entry.uncompressedSize,
    encrypted: entry.isEncrypted(),
    link: ((entry.externalFileAttributes >>> 16) & typeMask) === linkType,
    unpack: () => unpack(zip, entry),
  };
}

async function listEntries(zip: ZipFile): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  if (zip.entryCount > maxEntries) return entries;
  for await (const entry of zip.eachEntry()) entries.push(readEntry(zip, entry));
  return entries;
}

/** Reads the directory of an archive; null when it has none or it is damaged. Must be closed. */
export async function openZip(content: ByteSource): Promise<ZipArchive | null> {
  const options = { autoClose: false, decodeStrings: false };
  let zip: ZipFile | null = null;
  try {
    zip = await fromRandomAccessReaderPromise(new ZipReader(content), content.size, options);
    const opened = zip;
    return { count: zip.entryCount, entries: await listEntries(zip), close: () => opened.close() };
  } catch {
    zip?.close();
    return null;
  }
}

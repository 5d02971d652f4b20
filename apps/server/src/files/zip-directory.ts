/** One entry of an archive, as its central directory names it. */
export interface ZipEntry {
  readonly name: string;
  /** Bytes. */
  readonly compressedSize: number;
  /** Bytes. */
  readonly size: number;
  readonly encrypted: boolean;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const entryLength = 46;
const longestComment = 0xffff;
// A size that is written elsewhere (ZIP64): no file of at most 35 MB needs that.
const elsewhere = 0xffffffff;

function findEnd(buffer: Buffer): number | null {
  const lowest = Math.max(0, buffer.length - endLength - longestComment);
  for (let at = buffer.length - endLength; at >= lowest; at -= 1) {
    if (buffer.readUInt32LE(at) === endSignature) return at;
  }
  return null;
}

function readEntry(buffer: Buffer, at: number): { entry: ZipEntry; next: number } | null {
  if (at + entryLength > buffer.length || buffer.readUInt32LE(at) !== entrySignature) return null;
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
    buffer.readUInt16LE(at + offset),
  );
  const nameEnd = at + entryLength + (nameLength ?? 0);
  const [compressedSize, size] = [buffer.readUInt32LE(at + 20), buffer.readUInt32LE(at + 24)];
  if (nameEnd > buffer.length || compressedSize === elsewhere || size === elsewhere) return null;
  const name = buffer.toString('utf8', at + entryLength, nameEnd);
  const encrypted = (buffer.readUInt16LE(at + 8) & 1) === 1;
  return {
    entry: { name, compressedSize, size, encrypted },
    next: nameEnd + (extraLength ?? 0) + (commentLength ?? 0),
  };
}

/** Whether the content begins like an archive. */
export const looksLikeZip = (content: Uint8Array) =>
  content[0] === 0x50 && content[1] === 0x4b && content[2] === 3 && content[3] === 4;

/** The entries of an archive without unpacking it; null when its directory can't be read. */
export function zipEntries(content: Uint8Array): ZipEntry[] | null {
  const buffer = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const end = buffer.length < endLength ? null : findEnd(buffer);
  if (end === null) return null;
  const count = buffer.readUInt16LE(end + 10);
  const entries: ZipEntry[] = [];
  let at = buffer.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    const read = readEntry(buffer, at);
    if (read === null) return null;
    entries.push(read.entry);
    at = read.next;
  }
  return entries;
}

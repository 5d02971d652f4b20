/** The end-of-directory record is 22 bytes and may be followed by a comment of up to 65 535. */
const endLength = 22;
const tailLength = endLength + 0xffff;
const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const entryLength = 46;
/** Of a directory beyond this many bytes no more is read; documents have a few kilobytes. */
const directoryLimit = 4 * 1024 * 1024;

/** The names of the files in a ZIP archive (DOCX and PPTX are such), or null when it is none or is broken. */
export async function zipNames(file: Blob): Promise<string[] | null> {
  const tail = await viewOf(file, Math.max(0, file.size - tailLength), file.size);
  const end = lastMark(tail);
  if (end === null) return null;
  const length = tail.getUint32(end + 12, true);
  const start = tail.getUint32(end + 16, true);
  if (start + length > file.size || length > directoryLimit) return null;
  return namesIn(await viewOf(file, start, start + length));
}

async function viewOf(file: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await file.slice(from, to).arrayBuffer());
}

function lastMark(tail: DataView): number | null {
  for (let at = tail.byteLength - endLength; at >= 0; at -= 1)
    if (tail.getUint32(at, true) === endMark) return at;
  return null;
}

function namesIn(directory: DataView): string[] | null {
  const names: string[] = [];
  const decoder = new TextDecoder();
  let at = 0;
  while (at + entryLength <= directory.byteLength) {
    if (directory.getUint32(at, true) !== entryMark) return null;
    const length = directory.getUint16(at + 28, true);
    const from = directory.byteOffset + at + entryLength;
    if (at + entryLength + length > directory.byteLength) return null;
    names.push(decoder.decode(new Uint8Array(directory.buffer, from, length)));
    at += entryLength + length + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  }
  return names;
}

import type { FileType } from '@qianwei/api/contract/upload-scenes';
import type { ByteSource } from './byte-source.ts';

/** Bytes that are read at once. */
const step = 64 * 1024;

/**
 * Segments of a JPEG that are followed: a photo has some dozens, and with colours described in 255 pieces not three hundred.
 * Each is a read of its own, and the search behind a scan another.
 */
const maxSegments = 400;

/**
 * The position of the marker that ends the compressed data which begins at `from`, or null when there is none. A 0xff in
 * the data is followed by 0, or by a marker that only restarts it.
 */
async function markerAfter(content: ByteSource, from: number): Promise<number | null> {
  for (let at = from; at < content.size; at += step) {
    // A byte more, so that a marker is whole.
    const part = await content.read(at, step + 1);
    for (let index = part.indexOf(0xff); index >= 0 && index < step; index = part.indexOf(0xff, index + 1)) {
      const kind = part[index + 1];
      const isData = kind === undefined || kind === 0 || kind === 0xff || (kind >= 0xd0 && kind <= 0xd7);
      if (!isData) return at + index;
    }
  }
  return null;
}

/**
 * True when a JPEG goes on to its end marker. Goes from segment to segment, so that the preview inside a photo is not
 * taken for its end, and what a phone writes behind the picture is not looked at.
 */
async function isWholeJpeg(content: ByteSource): Promise<boolean> {
  let at = 2;
  for (let segment = 0; segment < maxSegments; segment += 1) {
    const head = await content.read(at, 4);
    if (head[0] !== 0xff || head.length < 2) return false;
    const kind = head[1] ?? 0;
    if (kind === 0xd9) return true;
    if (kind === 0xff) {
      at += 1;
      continue;
    }
    if (head.length < 4) return false;
    at += 2 + head.readUInt16BE(2);
    if (kind !== 0xda) continue;
    const next = await markerAfter(content, at);
    if (next === null) return false;
    at = next;
  }
  return false;
}

/**
 * The position behind the last chunk of a PNG, or null when it is cut off. Goes from chunk to chunk, so that what looks like an
 * end in the data, or behind the picture, is not taken for it.
 */
export async function endOfPng(content: ByteSource): Promise<number | null> {
  let [at, from, part] = [8, 0, await content.read(0, step)];
  while (at + 12 <= content.size) {
    if (at + 8 > from + part.length) [from, part] = [at, await content.read(at, step)];
    const chunk = part.subarray(at - from, at - from + 8);
    at += 12 + chunk.readUInt32BE(0);
    if (chunk.toString('latin1', 4) === 'IEND') return at <= content.size ? at : null;
  }
  return null;
}

/** The bytes of a WebP as its head says: those after the first eight. */
async function isWholeWebp(content: ByteSource): Promise<boolean> {
  const head = await content.read(0, 8);
  return head.length === 8 && head.readUInt32LE(4) + 8 <= content.size;
}

/** Zeros that a program fills up with may follow the end of a GIF. */
async function isWholeGif(content: ByteSource): Promise<boolean> {
  const end = await content.read(Math.max(0, content.size - step), step);
  let at = end.length - 1;
  while (at > 0 && end[at] === 0) at -= 1;
  return end[at] === 0x3b;
}

/** True when a picture has its end: one that was cut off on its way has a size, and cannot be looked at. */
export async function isWholePicture(content: ByteSource, type: FileType): Promise<boolean> {
  if (type === 'jpg') return isWholeJpeg(content);
  if (type === 'png') return (await endOfPng(content)) !== null;
  return type === 'gif' ? isWholeGif(content) : isWholeWebp(content);
}

import type { FileType } from '@qianwei/api/contract/upload-scenes';
import type { ByteSource } from './byte-source.ts';
import type { ZipEntry } from './zip-archive.ts';

const starts: readonly (readonly [FileType, readonly number[]])[] = [
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['ppt', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
];

const zipStart = [0x50, 0x4b, 3, 4];
const begins = (content: Buffer, bytes: readonly number[]) =>
  bytes.every((byte, index) => content[index] === byte);

// An old Office file is a small file system; a presentation names its main stream in UTF-16.
const presentation = Buffer.from('PowerPoint Document', 'utf16le');
const step = 64 * 1024;

async function isPresentation(content: ByteSource): Promise<boolean> {
  for (let from = 0; from < content.size; from += step) {
    if ((await content.read(from, step + presentation.length)).includes(presentation)) return true;
  }
  return false;
}

/** A table of objects, or the object that is one; whitespace before it is tolerated. */
const table = /^\s*(?:xref\s|\d+\s+\d+\s+obj\b)/;

/**
 * True when a PDF has its two ends: a version at the start and, in its last 2 KB, `%%EOF` with the place of its table
 * before, where a table is. A page behind the letters `%PDF-`, or a file that is cut off, has not. Nothing may come
 * before `%PDF-`: a page could.
 */
export async function isWholePdf(content: ByteSource): Promise<boolean> {
  const start = (await content.read(0, 16)).toString('latin1');
  const end = (await content.read(Math.max(0, content.size - 2048), 2048)).toString('latin1');
  const place = Number([...end.matchAll(/startxref\s+(\d+)\s+%%EOF/g)].at(-1)?.[1] ?? 0);
  if (!/^%PDF-[12]\.\d\s/.test(start) || place === 0 || place >= content.size) return false;
  return table.test((await content.read(place, 64)).toString('latin1'));
}

/** True when the content begins like an archive. */
export const looksLikeZip = async (content: ByteSource): Promise<boolean> =>
  begins(await content.read(0, 4), zipStart);

/** Type of an archive, by its entries. */
export function archiveType(entries: readonly ZipEntry[]): FileType {
  const names = new Set(entries.map(({ name }) => name));
  if (!names.has('[Content_Types].xml')) return 'zip';
  if (names.has('word/document.xml')) return 'docx';
  return names.has('ppt/presentation.xml') ? 'pptx' : 'zip';
}

/** The type that the content of a file that is no archive shows; null when it is of no known type. */
export async function contentType(content: ByteSource): Promise<FileType | null> {
  const start = await content.read(0, 16);
  if (start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  const found = starts.find(([, bytes]) => begins(start, bytes))?.[0] ?? null;
  return found === 'ppt' && !(await isPresentation(content)) ? null : found;
}

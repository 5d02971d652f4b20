import type { ZipEntry } from './zip-directory.ts';

/** A type found in the content, whatever the name says. */
export type ContentType = 'jpg' | 'png' | 'webp' | 'gif' | 'pdf' | 'docx' | 'pptx' | 'zip' | 'ppt';

/** MIME type of each content type. */
export const mimes: Readonly<Record<ContentType, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  zip: 'application/zip',
  ppt: 'application/vnd.ms-powerpoint',
};

/** Endings of a name that go with each content type. */
export const endings: Readonly<Record<ContentType, readonly string[]>> = {
  jpg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  gif: ['gif'],
  pdf: ['pdf'],
  docx: ['docx'],
  pptx: ['pptx'],
  zip: ['zip'],
  ppt: ['ppt'],
};

const starts: readonly (readonly [ContentType, readonly number[]])[] = [
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['ppt', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
];

const ascii = (content: Uint8Array, from: number, to: number) =>
  Buffer.from(content.subarray(from, to)).toString('latin1');

/** The type that the first bytes and, for an archive, its entries show; null when it is none that is known. */
export function contentType(content: Uint8Array, entries: readonly ZipEntry[] | null): ContentType | null {
  if (entries !== null) {
    const names = new Set(entries.map((entry) => entry.name));
    if (!names.has('[Content_Types].xml')) return 'zip';
    if (names.has('word/document.xml')) return 'docx';
    return names.has('ppt/presentation.xml') ? 'pptx' : 'zip';
  }
  if (ascii(content, 0, 4) === 'RIFF' && ascii(content, 8, 12) === 'WEBP') return 'webp';
  const found = starts.find(([, bytes]) => bytes.every((byte, index) => content[index] === byte));
  // An old Office file is a small file system; a presentation names its main stream in UTF-16.
  if (found?.[0] === 'ppt')
    return Buffer.from(content).includes(Buffer.from('PowerPoint Document', 'utf16le')) ? 'ppt' : null;
  return found?.[0] ?? null;
}

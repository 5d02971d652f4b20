import { extensionOf } from './file-name.ts';
import type { FileCheck } from './upload-file.ts';
import { zipNames } from './zip-names.ts';

/** How many bytes at the beginning identify a kind; a PDF may have up to a kilobyte of other things in front. */
const headLength = 1024;

type Kind = (head: Uint8Array, text: string) => boolean;

const starts =
  (...bytes: number[]): Kind =>
  (head) =>
    bytes.every((byte, at) => head[at] === byte);
const jpeg = starts(0xff, 0xd8, 0xff);
const compound = starts(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const zip = starts(0x50, 0x4b);

const kinds: Record<string, Kind> = {
  jpg: jpeg,
  jpeg,
  png: starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  gif: (_head, text) => text.startsWith('GIF8'),
  webp: (_head, text) => text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP',
  pdf: (_head, text) => text.includes('%PDF-'),
  doc: compound,
  ppt: compound,
  docx: zip,
  pptx: zip,
  zip,
};

/** The folder that makes an archive a document of its kind. */
const folders: Record<string, string> = { docx: 'word/', pptx: 'ppt/' };
const macros = /(^|\/)vbaProject\.bin$/i;
const programs = /\.(exe|com|scr|msi|bat|cmd|ps1|vbs|js|jse|wsf|jar|lnk|apk|sh|dll)$/i;

/** The words for a file whose content is refused. */
export interface ContentTexts {
  /** The first bytes do not match the extension: a renamed program, a broken document. */
  mismatch: string;
  /** A document with macros. */
  macros: string;
  /** An archive with programs in it. */
  programs: string;
}

/**
 * Checks the content of a file: its first bytes must match the extension; DOCX and PPTX must contain such a document
 * without macros, ZIP no programs. Other extensions pass; `checkKind` decides about extensions. The server checks
 * again; this check only saves the student the upload.
 */
export function checkContent(texts: ContentTexts): FileCheck {
  return async (file) => {
    const extension = extensionOf(file.name);
    const kind = kinds[extension];
    if (kind === undefined) return null;
    const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
    if (!kind(head, new TextDecoder('latin1').decode(head))) return texts.mismatch;
    if (kind !== zip) return null;
    const names = await zipNames(file);
    const folder = folders[extension] ?? '';
    if (names === null || !names.some((name) => name.startsWith(folder))) return texts.mismatch;
    if (names.some((name) => macros.test(name))) return texts.macros;
    return extension === 'zip' && names.some((name) => programs.test(name)) ? texts.programs : null;
  };
}

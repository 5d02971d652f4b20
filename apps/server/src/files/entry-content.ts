import type { ZipEntry } from './zip-archive.ts';
import { executableProblem, nestedProblem } from './zip-names.ts';

/** Office documents are archives themselves, and the only ones that may be in an archive. */
const office = /\.(docx|dotx|xlsx|xltx|pptx|potx|ppsx|odt|ods|odp|vsdx)$/i;
/** Pictures of Office documents that are packed by themselves. */
const packedPicture = /\.(emz|wmz|svgz)$/i;
const contentTypes = /(^|\/)\[Content_Types\]\.xml$/i;

const starts: readonly (readonly number[])[] = [
  [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07],
  [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c],
  [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00],
];
const zipStart = [0x50, 0x4b, 3, 4];
const gzipStart = [0x1f, 0x8b, 8];

const begins = (content: Buffer, bytes: readonly number[]) =>
  bytes.every((byte, index) => content[index] === byte);

function isArchive(name: string, start: Buffer): boolean {
  if (begins(start, zipStart)) return !office.test(name);
  if (begins(start, gzipStart)) return !packedPicture.test(name);
  return starts.some((bytes) => begins(start, bytes));
}

/** The first bytes of programs: Windows, Linux, macOS of both byte orders and widths. */
const programStarts: readonly (readonly number[])[] = [
  [0x4d, 0x5a],
  [0x7f, 0x45, 0x4c, 0x46],
  [0xfe, 0xed, 0xfa, 0xce],
  [0xfe, 0xed, 0xfa, 0xcf],
  [0xce, 0xfa, 0xed, 0xfe],
  [0xcf, 0xfa, 0xed, 0xfe],
];
/** A Mach-O for several processors. Java's classes begin alike, with a version of 45 or more where it has its few processors. */
const manyProcessors = [0xca, 0xfe, 0xba, 0xbe, 0, 0, 0];
const minJavaVersion = 45;
const scriptStart = [0x23, 0x21];
/** A student's own program may name its interpreter. */
const ownProgram = /\.py$/i;

function isProgram(name: string, start: Buffer): boolean {
  if (begins(start, scriptStart)) return !ownProgram.test(name);
  if (begins(start, manyProcessors)) return (start[7] ?? 0) < minJavaVersion;
  return programStarts.some((bytes) => begins(start, bytes));
}

/** Finder of macro names: in the list of parts and, unpacked, in the directory of an inner document; else null. */
function namesMacros(name: string): ((chunk: Buffer) => boolean) | null {
  if (!contentTypes.test(name) && !office.test(name)) return null;
  let before = '';
  return (chunk) => {
    const text = before + chunk.toString('latin1').toLowerCase();
    before = text.slice(-16);
    return text.includes('vbaproject') || (!office.test(name) && text.includes('macroenabled'));
  };
}

/** Unpacks an entry and says in Chinese what is dangerous in it, or null when nothing is. Throws like `unpack`. */
export async function contentProblem(entry: ZipEntry): Promise<string | null> {
  const hasMacros = namesMacros(entry.name);
  let first = true;
  for await (const chunk of entry.unpack()) {
    if (first && isArchive(entry.name, chunk)) return nestedProblem(entry.name);
    if (first && isProgram(entry.name, chunk)) return executableProblem(entry.name);
    first = false;
    if (hasMacros?.(chunk)) return '文件含有宏，请另存为不含宏的文档后重新上传';
  }
  return null;
}

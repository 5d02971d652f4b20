import { crc32, deflateRawSync } from 'node:zlib';

const bytes = (...parts: (Buffer | string | number[])[]) =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) => (Array.isArray(part) ? Buffer.from(part) : Buffer.from(part as Buffer))),
    ),
  );

function numbers(values: readonly (readonly [value: number, size: 2 | 4])[]): Buffer {
  return Buffer.concat(
    values.map(([value, size]) => {
      const buffer = Buffer.alloc(size);
      if (size === 2) buffer.writeUInt16LE(value);
      else buffer.writeUInt32LE(value);
      return buffer;
    }),
  );
}

/** A JPEG of this size in pixels, of `length` bytes, whose scan is empty. */
export function jpeg(width: number, height: number, length: number): Uint8Array<ArrayBuffer> {
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  const head = bytes(
    [0xff, 0xd8, 0xff, 0xe0, 0, 16],
    'JFIF\0',
    [1, 1, 0, 0, 1, 0, 1, 0, 0],
    [0xff, 0xc0, 0, 11, 8, ...size, 1, 1, 0x11, 0],
    [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0],
  );
  return bytes(Buffer.from(head), Buffer.alloc(Math.max(0, length - head.length - 2)), [0xff, 0xd9]);
}

/** The head of a PNG of this size in pixels. */
export function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const header = Buffer.concat([Buffer.from('IHDR'), size, Buffer.from([8, 6, 0, 0, 0])]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(header));
  const end = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
  return bytes([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13], header, sum, end);
}

/** A small PDF. */
export function pdf() {
  const objects = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n';
  return bytes(
    `${objects}xref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R>>\nstartxref\n${objects.length}\n%%EOF`,
  );
}

/** An entry of a sample archive, stored unless it is to be packed. */
export interface SampleEntry {
  readonly name: string | Buffer;
  readonly content?: string | Uint8Array;
  readonly deflate?: boolean;
  /** The unpacked size that both heads claim, in bytes. */
  readonly claimed?: number;
  /** The name in the head before the content, when it is another. */
  readonly localName?: string;
  /** Mode of the file on Unix. */
  readonly mode?: number;
  /** Flags of the directory besides UTF-8. */
  readonly flags?: number;
}

function packed({ name, content = '', deflate = false, claimed, localName, flags = 0 }: SampleEntry) {
  const plain = Buffer.from(content as Uint8Array);
  const data = deflate ? deflateRawSync(plain) : plain;
  const central = Buffer.from(name as string);
  const local = localName === undefined ? central : Buffer.from(localName);
  const method = deflate ? 8 : 0;
  const head = (length: number) =>
    [
      [0x0800 | flags, 2],
      [method, 2],
      [0, 4],
      [crc32(plain), 4],
      [data.length, 4],
      [claimed ?? plain.length, 4],
      [length, 2],
    ] as const;
  return { central, local, data, head };
}

/** An archive with these entries, as they are, so that it may be damaged or lie. */
export function archive(entries: readonly SampleEntry[]): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { central, local, data, head } = packed(entry);
    const start = numbers([[0x04034b50, 4], [20, 2], ...head(local.length), [0, 2]]);
    const tail = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [((entry.mode ?? 0) << 16) >>> 0, 4],
      [offset, 4],
    ] as const;
    directory.push(numbers([[0x02014b50, 4], [20, 2], [20, 2], ...head(central.length), ...tail]), central);
    locals.push(start, local, data);
    offset += start.length + local.length + data.length;
  }
  const central = Buffer.concat(directory);
  const end = numbers([
    [0x06054b50, 4],
    [0, 4],
    [Math.min(entries.length, 0xffff), 2],
    [Math.min(entries.length, 0xffff), 2],
    [central.length, 4],
    [offset, 4],
    [0, 2],
  ]);
  return new Uint8Array(Buffer.concat([...locals, central, end]));
}

/** An archive with these entries, stored. */
export const zip = (entries: readonly (readonly [name: string, content: string])[]) =>
  archive(entries.map(([name, content]) => ({ name, content })));

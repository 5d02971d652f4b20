import { crc32Of } from './crc32.ts';

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

/** The head of a JPEG of this size in pixels, filled up to `length` bytes. */
export function jpeg(width: number, height: number, length: number): Uint8Array<ArrayBuffer> {
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  const head = bytes(
    [0xff, 0xd8, 0xff, 0xe0, 0, 16],
    'JFIF\0',
    [1, 1, 0, 0, 1, 0, 1, 0, 0],
    [0xff, 0xc0, 0, 11, 8, ...size, 1, 1, 0x11, 0],
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
  sum.writeUInt32BE(crc32Of(header));
  const end = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
  return bytes([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13], header, sum, end);
}

/** A small PDF. */
export const pdf = () => bytes('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

/** An archive with these entries, stored; `claimed` is the unpacked size that its directory claims, in bytes. */
export function zip(
  entries: readonly (readonly [name: string, content: string])[],
  claimed?: number,
): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of entries) {
    const [nameBytes, data] = [Buffer.from(name), Buffer.from(content)];
    const sizes = [
      [crc32Of(data), 4],
      [data.length, 4],
      [claimed ?? data.length, 4],
      [nameBytes.length, 2],
    ] as const;
    const local = Buffer.concat([
      numbers([[0x04034b50, 4], [20, 2], [0x0800, 2], [0, 2], [0, 4], ...sizes, [0, 2]]),
      nameBytes,
      data,
    ]);
    const tail = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [offset, 4],
    ] as const;
    directory.push(
      numbers([[0x02014b50, 4], [20, 2], [20, 2], [0x0800, 2], [0, 2], [0, 4], ...sizes, ...tail]),
      nameBytes,
    );
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = numbers([
    [0x06054b50, 4],
    [0, 4],
    [entries.length, 2],
    [entries.length, 2],
    [central.length, 4],
    [offset, 4],
    [0, 2],
  ]);
  return bytes(...locals, central, end);
}

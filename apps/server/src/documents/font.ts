import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** The font of documents. */
export interface DocumentFont {
  /** As an sfnt (TrueType), which is all that Typst reads. */
  readonly sfnt: Buffer;
  /** The code points that it has a glyph for. */
  readonly characters: ReadonlySet<number>;
}

interface Table {
  readonly tag: string;
  readonly checksum: number;
  readonly content: Buffer;
}

/** The tables of a WOFF 1.0 file (W3C), each of which is compressed by itself. */
function tablesOf(woff: Buffer): Table[] {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF file');
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = 44 + 20 * index;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const content = woff.subarray(offset, offset + packed);
    return {
      tag: woff.toString('latin1', at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      content: packed < length ? inflateSync(content) : content,
    };
  });
}

/** The same tables in the plain order of an sfnt, each from a multiple of four bytes on. */
function sfntOf(flavor: Buffer, tables: readonly Table[]): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.length);
  flavor.copy(head);
  const power = Math.floor(Math.log2(tables.length));
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (tables.length - 2 ** power), 10);
  const parts: Buffer[] = [head];
  let position = head.length;
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const at = 12 + 16 * index;
    head.write(tag, at, 'latin1');
    for (const [field, value] of [checksum, position, content.length].entries())
      head.writeUInt32BE(value, at + 4 * (field + 1));
    const padding = Buffer.alloc((4 - (content.length % 4)) % 4);
    parts.push(content, padding);
    position += content.length + padding.length;
  }
  return Buffer.concat(parts);
}

/** The code points to which a cmap table of format 4 gives a glyph. */
function characterSet(cmap: Buffer): ReadonlySet<number> {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + 8 * index),
  );
  const table = offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (table === undefined) throw new Error('The font names its characters in another format');
  const width = cmap.readUInt16BE(table + 6);
  const found = new Set<number>();
  for (let segment = 0; segment < width; segment += 2) {
    const [ends, starts, deltas, ranges] = [14, 16 + width, 16 + 2 * width, 16 + 3 * width].map(
      (field) => table + field + segment,
    ) as [number, number, number, number];
    const [first, last] = [cmap.readUInt16BE(starts), cmap.readUInt16BE(ends)];
    const [delta, range] = [cmap.readUInt16BE(deltas), cmap.readUInt16BE(ranges)];
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const listed = range === 0 ? code : cmap.readUInt16BE(ranges + range + 2 * (code - first));
      if (listed !== 0 && ((listed + delta) & 0xffff) !== 0) found.add(code);
    }
  }
  return found;
}

/** A name table that says only this family, in the normal style. */
function namesOf(family: string): Buffer {
  const texts = [family, 'Regular'].map((text) => Buffer.from(text, 'utf16le').swap16());
  const head = Buffer.alloc(6 + 12 * texts.length);
  head.writeUInt16BE(texts.length, 2);
  head.writeUInt16BE(head.length, 4);
  let position = 0;
  for (const [index, { length }] of texts.entries()) {
    // Windows, Unicode, English; names 1 (family) and 2 (style).
    for (const [field, value] of [3, 1, 0x0409, index + 1, length, position].entries())
      head.writeUInt16BE(value, 6 + 12 * index + 2 * field);
    position += length;
  }
  return Buffer.concat([head, ...texts]);
}

/**
 * Reads a font as npm ships it (WOFF 1.0), under a family name of its own if it has one: of two fonts with the same family
 * and weight, Typst knows only one.
 */
export function readFont(path: string, family?: string): DocumentFont {
  const woff = readFileSync(path);
  const tables = tablesOf(woff).map((table) =>
    table.tag === 'name' && family !== undefined ? { ...table, content: namesOf(family) } : table,
  );
  const cmap = tables.find(({ tag }) => tag === 'cmap');
  if (cmap === undefined) throw new Error('The font names no characters');
  return { sfnt: sfntOf(woff.subarray(4, 8), tables), characters: characterSet(cmap.content) };
}

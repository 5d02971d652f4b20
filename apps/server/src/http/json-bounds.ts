/** Limits of the structure of a JSON body. */
const bounds = { depth: 16, values: 10_000 };

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** The index of the quote that ends the text which begins before `at`. */
function endOfText(bytes: Uint8Array, at: number): number {
  let index = at;
  while (index < bytes.length && bytes[index] !== quote) index += bytes[index] === backslash ? 2 : 1;
  return index;
}

/**
 * True when a JSON text has at most 16 levels and 10,000 values, seen before it is parsed: a megabyte of brackets takes
 * a thousand times longer to parse, sign and check than a megabyte of words.
 */
export function isBounded(bytes: Uint8Array): boolean {
  let depth = 0;
  let values = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] as number;
    if (byte === quote) index = endOfText(bytes, index + 1);
    if (opening.has(byte)) depth += 1;
    if (closing.has(byte)) depth -= 1;
    if (byte === comma || opening.has(byte)) values += 1;
    if (depth > bounds.depth || values > bounds.values) return false;
  }
  return true;
}

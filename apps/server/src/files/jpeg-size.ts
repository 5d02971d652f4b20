const marker = 0xff;
/** Markers whose segment holds the size of the picture: baseline, extended and progressive. */
const frames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);

/**
 * The size in pixels of a JPEG by the beginning of its content, or null when it is not there. Goes from segment to
 * segment: image-size looks at every byte between two of them.
 */
export function jpegSize(content: Buffer): { width: number; height: number } | null {
  let at = 2;
  while (at + 9 <= content.length) {
    if (content[at] !== marker) return null;
    const kind = content[at + 1] ?? 0;
    if (kind === marker) {
      at += 1;
    } else if (frames.has(kind)) {
      return { height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) };
    } else {
      const length = content.readUInt16BE(at + 2);
      if (length < 2) return null;
      at += 2 + length;
    }
  }
  return null;
}

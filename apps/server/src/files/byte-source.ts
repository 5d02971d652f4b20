/** A content of which any part can be read, wherever it is. */
export interface ByteSource {
  /** Bytes. */
  readonly size: number;
  /** The bytes from a position on: `length` of them, or as many as there are. */
  read(from: number, length: number): Promise<Buffer>;
}

/** A content that is in memory. */
export function bytesInMemory(content: Uint8Array): ByteSource {
  const buffer = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return { size: buffer.length, read: async (from, length) => buffer.subarray(from, from + length) };
}

import { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';
import type { ByteSource } from './byte-source.ts';

const step = 64 * 1024;

async function* chunks(content: ByteSource, from: number, to: number): AsyncGenerator<Buffer> {
  for (let at = from; at < to; ) {
    const chunk = await content.read(at, Math.min(step, to - at));
    if (chunk.length === 0) return;
    at += chunk.length;
    yield chunk;
  }
}

/** Lets yauzl read a `ByteSource`. */
export class ZipReader extends RandomAccessReader {
  readonly #content: ByteSource;

  constructor(content: ByteSource) {
    super();
    this.#content = content;
  }

  override _readStreamForRange(from: number, to: number): Readable {
    return Readable.from(chunks(this.#content, from, to), { objectMode: false });
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#content.read(position, length).then((found) => {
      found.copy(buffer, offset);
      callback(found.length < length ? new Error('The archive ends too early') : null);
    }, callback);
  }
}

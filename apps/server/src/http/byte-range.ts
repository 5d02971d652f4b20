import { isHeld } from './if-none-match.ts';

/** Bytes of a file from `first` to `last`, both included. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Reads a Range header (RFC 9110, 14.2) for a file of `size` bytes: null when all of it is wanted, `unsatisfiable` for
 * what is not there, can't be read, or is more than one range: no player asks for several, and thousands cost work.
 */
function readByteRange(header: string | null, size: number): ByteRange | null | 'unsatisfiable' {
  // A unit that is unknown is to be ignored.
  if (header === null || !/^bytes\s*=/i.test(header)) return null;
  const [, from = '', to = ''] = /^bytes\s*=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header) ?? [];
  if (from === '') {
    const wanted = Number(to);
    return wanted === 0 || size === 0
      ? 'unsatisfiable'
      : { first: Math.max(0, size - wanted), last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first >= size || last < first ? 'unsatisfiable' : { first, last };
}

/** A file that can be answered in pieces. */
interface RangedFile {
  readonly content: Uint8Array<ArrayBuffer>;
  /** Strong validator with its quotes: other bytes, other tag. */
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Answers a GET or HEAD with a file or the piece that it asks for: 200, 206, 304 or 416. */
export function answerRange(request: Request, { content, etag, headers }: RangedFile): Response {
  const base = { ...headers, etag, 'accept-ranges': 'bytes' };
  if (isHeld(request, etag)) return new Response(null, { status: 304, headers: base });
  const condition = request.headers.get('if-range');
  // Ranges are defined for GET alone. If-Range is compared strongly: a weak validator never fits, nor does a date, since no
  // answer carries one.
  const ignored = request.method !== 'GET' || (condition !== null && condition !== etag);
  const range = ignored ? null : readByteRange(request.headers.get('range'), content.length);
  if (range === 'unsatisfiable') {
    const refusal = { 'content-range': `bytes */${content.length}`, 'cache-control': 'no-store' };
    return new Response(null, { status: 416, headers: refusal });
  }
  if (range === null)
    return new Response(content, { headers: { ...base, 'content-length': String(content.length) } });
  const { first, last } = range;
  return new Response(content.subarray(first, last + 1), {
    status: 206,
    headers: {
      ...base,
      'content-length': String(last - first + 1),
      'content-range': `bytes ${first}-${last}/${content.length}`,
    },
  });
}

import { createEventParser, type ServerEvent } from './event-parser.ts';

/** A request for events. */
export interface EventRequest {
  /** Without `once` the answer stays open. */
  url: string;
  token: string;
  /** Id of the last event that the page has; null when it has none. */
  lastId: string | null;
  signal: AbortSignal;
  fetch: typeof globalThis.fetch;
  /** Milliseconds without a byte after which the stream counts as broken. */
  maxSilenceMs: number;
  onEvent(event: ServerEvent): void;
}

/** How a stream ended: the server or the line did, or the server has refused it with a business code. */
export type StreamEnd = { type: 'ended' } | { type: 'broken' } | { type: 'refused'; errorCode: number };

/** Reads events until the stream ends. Never rejects. */
export async function readStream({
  url,
  token,
  lastId,
  signal,
  fetch,
  maxSilenceMs,
  onEvent,
}: EventRequest): Promise<StreamEnd> {
  const silence = new AbortController();
  const abort = () => silence.abort();
  signal.addEventListener('abort', abort, { once: true });
  let timer = setTimeout(abort, maxSilenceMs);
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, maxSilenceMs);
  };
  try {
    signal.throwIfAborted();
    const answer = await fetch(url, {
      headers: { token, ...(lastId !== null && { 'last-event-id': lastId }) },
      credentials: 'omit',
      cache: 'no-store',
      signal: silence.signal,
    });
    if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) {
      const { errorCode } = Object(await answer.json()) as { errorCode?: unknown };
      return typeof errorCode === 'number' ? { type: 'refused', errorCode } : { type: 'broken' };
    }
    const parse = createEventParser();
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const piece = await reader?.read();
      if (piece === undefined || piece.done || signal.aborted) return { type: 'ended' };
      heard();
      for (const event of parse(piece.value)) onEvent(event);
    }
  } catch {
    return { type: 'broken' };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
    // A stream that was left open.
    silence.abort();
  }
}

import redaxios from 'redaxios';
import { ApiError, noAnswerText } from '../errors.ts';
import { until } from './cancel-scope.ts';
import type { KeepaliveRoom } from './keepalive-room.ts';
import type { WireRequest } from './request.ts';
import { malformedText } from './texts.ts';

/** One answer as it was received. */
export interface Reply {
  readonly status: number;
  header(name: string): string | null;
  /** The parsed JSON; the text itself when it is no JSON; a Blob when a file was requested and received. */
  readonly body: unknown;
}

/** Status 200–299 is success at transport level (API-11). */
export const isSuccess = (status: number) => status >= 200 && status < 300;

/** The parsed JSON, or the text itself when it is none. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Returns what `signal` was aborted with if it was, else the error of the transport. */
function failure(signal: AbortSignal, kind: 'network' | 'malformed', cause: unknown): unknown {
  if (signal.aborted) return signal.reason;
  const text = kind === 'network' ? noAnswerText : malformedText;
  return new ApiError(kind, text, { cause, detail: `${kind}: ${String(cause)}` });
}

/**
 * Sends one request by redaxios. Its `fetch` option supplies what redaxios lacks: the signal, which also carries the
 * timeout; reading the whole body first, so that one cut off midway is an error; and with `room` that the request
 * outlives its page if it fits in there. Rejects with an `ApiError` when no whole answer came; any status resolves.
 */
export async function send(
  request: WireRequest,
  {
    signal,
    fetch,
    wantsFile = false,
    room = null,
  }: {
    signal: AbortSignal;
    fetch: typeof globalThis.fetch;
    wantsFile?: boolean;
    room?: KeepaliveRoom | null;
  },
): Promise<Reply> {
  let answer = new Response();
  const wholeBody = async (url: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const leave = room?.take(init?.body) ?? null;
    try {
      const keepalive = leave !== null && { keepalive: true };
      answer = await until(signal, fetch(url, { ...init, ...keepalive, signal })).catch((cause: unknown) => {
        throw failure(signal, 'network', cause);
      });
      const body = await until(signal, answer.arrayBuffer()).catch((cause: unknown) => {
        throw failure(signal, 'malformed', cause);
      });
      return new Response(body, { headers: answer.headers });
    } finally {
      leave?.();
    }
  };
  const { data } = await redaxios<unknown>({
    url: request.url,
    method: request.method,
    headers: { ...request.headers },
    data: request.body,
    withCredentials: true,
    responseType: wantsFile ? 'blob' : 'text',
    fetch: wholeBody,
  });
  const { status, headers } = answer;
  const isFile = isSuccess(status) && headers.has('content-disposition');
  const body = data instanceof Blob && !isFile ? parseBody(await data.text()) : data;
  return { status, header: (name) => headers.get(name), body };
}

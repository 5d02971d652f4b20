import { errorCode } from '../contract/envelope.ts';
import type { Endpoint } from '../endpoint.ts';
import { ApiError } from '../errors.ts';
import { type Algorithm, loadHash } from '../signing/hash.ts';
import type { Parameters } from '../signing/wire-text.ts';
import { checkPayload, malformed, readData, readEnvelope } from './answer.ts';
import { createCancelScope } from './cancel-scope.ts';
import { createServerClock } from './clock.ts';
import { downloadFile, fileName, type SaveFile } from './exported-file.ts';
import { createKeepaliveRoom } from './keepalive-room.ts';
import { buildRequest, createRequestNo, type WireRequest } from './request.ts';
import { type Reply, send } from './transport.ts';
import { sendByXhr } from './upload.ts';

/** The options of a client. */
export interface ClientConfig {
  /** `/api`, or the address of a separate API host (API-14). */
  baseUrl: string;
  /** Hash of the signature; SHA256 by default. */
  algorithm?: Algorithm;
  /** Replaces the browser's `fetch`, also for uploads, which then report only the end. */
  fetch?: typeof globalThis.fetch;
  /** Called before each request of `fetch`: the response to the same request if the page has made it already. */
  earlyAnswer?: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response> | undefined;
  /** The device's clock, in ms. */
  now?: () => number;
  /** The token of the session, or null; called before each request (API-2). */
  getToken(): string | null;
  /** Called with 1030001 and 1030003 once for a token, however many calls fail with it (ERR-1). */
  onSessionInvalid?(error: ApiError): void;
  /** Called with 1030002 (ERR-2). */
  onPasswordChangeRequired?(error: ApiError): void;
  /** Called after each success of a call that carried the current token: the server has recorded that the session is in use. */
  onAnswered?(): void;
  /** Milliseconds that a call may take, its answer included; 10 000 by default (API-11). */
  timeout?: number;
  /** Saves an exported file; a download of the browser by default (API-13). */
  saveFile?: SaveFile;
}

/** The options of one call. */
export interface CallOptions {
  /** Cancels this call. */
  signal?: AbortSignal;
  /** Milliseconds; instead of the client's own. Uploads and exports may take 120 000. */
  timeout?: number;
  /** For a call that mutates: the number of an earlier try, so that the server does not execute it twice. */
  requestNo?: string;
  /**
   * The request outlives its page (`keepalive` of `fetch`), if its body fits into the 64 KiB that browsers allow all
   * such requests together; a larger one is sent as any other. Only for `call`.
   */
  keepalive?: boolean;
}

/** The options of one upload. */
export interface UploadOptions extends CallOptions {
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress?(fraction: number): void;
}

/** Result of a saved export (API-13). */
export interface ExportedFile {
  readonly errorCode: 0;
  readonly errorMsg: '导出成功';
  /** The name under which it was saved. */
  readonly fileName: string;
}

/** Calls the server. Each method rejects with an `ApiError`; none toasts, redirects or touches storage. */
export interface Client {
  /** Makes a call and returns its checked `data`. */
  call<Payload, Data, Input>(
    endpoint: Endpoint<Payload, Data, Input>,
    payload: NoInfer<Input>,
    options?: CallOptions,
  ): Promise<Data>;
  /** Sends a file form (API-8). */
  upload<Payload, Data, Input>(
    endpoint: Endpoint<Payload, Data, Input>,
    payload: NoInfer<Input>,
    options?: UploadOptions,
  ): Promise<Data>;
  /** Requests an export and saves the file under the name from the server (API-13). */
  download<Payload, Data, Input>(
    endpoint: Endpoint<Payload, Data, Input>,
    payload: NoInfer<Input>,
    options?: CallOptions,
  ): Promise<ExportedFile>;
  /** Cancels all pending calls; those started after the next tick are not affected (API-15). */
  cancelAll(): void;
  /** The server's clock, in ms. */
  serverNow(): number;
}

/** How long an upload or an export may take, in ms. */
const fileTimeout = 120_000;

type Exchange = (request: WireRequest, signal: AbortSignal) => Promise<Reply>;

/** Creates a client. A portal needs one: it keeps the server's clock and the pending calls. */
export function createClient(config: ClientConfig): Client {
  const now = config.now ?? Date.now;
  const fetch =
    config.fetch ?? ((input, init) => config.earlyAnswer?.(input, init) ?? globalThis.fetch(input, init));
  const usesXhr = config.fetch === undefined && typeof XMLHttpRequest !== 'undefined';
  const baseUrl = config.baseUrl.replace(/\/+$/, '');
  const clock = createServerClock(now);
  const scope = createCancelScope();
  const room = createKeepaliveRoom();
  let reportedToken: string | null = null;

  function report(error: unknown, token: string | null): void {
    // A late answer to an earlier session says nothing about the current one.
    if (!(error instanceof ApiError) || token !== config.getToken()) return;
    if (error.errorCode === errorCode.mustChangePassword) config.onPasswordChangeRequired?.(error);
    if (error.errorCode !== errorCode.sessionInvalid && error.errorCode !== errorCode.loggedInElsewhere)
      return;
    scope.cancelAll();
    if (token !== null && token === reportedToken) return;
    reportedToken = token;
    config.onSessionInvalid?.(error);
  }

  function read<Data>(options: { read(reply: Reply): Data }, reply: Reply, token: string | null): Data {
    try {
      return options.read(reply);
    } catch (error) {
      // At once: the answers of the cancelled calls must not be read.
      report(error, token);
      throw error;
    }
  }

  async function perform<Data>(
    endpoint: Endpoint<unknown, unknown>,
    payload: unknown,
    options: CallOptions & {
      extra?: Parameters;
      exchange: Exchange;
      read(reply: Reply): Data;
      limit: number;
    },
  ): Promise<Data> {
    const token = config.getToken();
    const pending = scope.join(options.timeout ?? options.limit, options.signal);
    const requestNo = endpoint.mutates ? { requestNo: options.requestNo ?? createRequestNo() } : {};

    async function attempt(parameters: Parameters): Promise<Data> {
      const hash = await loadHash(config.algorithm ?? 'SHA256');
      const setting = { baseUrl, token, t: clock.now(), hash };
      const request = await buildRequest(endpoint, parameters, setting);
      pending.signal.throwIfAborted();
      const sent = now();
      const reply = await options.exchange(request, pending.signal);
      pending.signal.throwIfAborted();
      clock.learn(reply.header('date'), sent, now());
      const data = read(options, reply, token);
      if (token !== null && token === config.getToken()) config.onAnswered?.();
      return data;
    }

    try {
      const checked = checkPayload(endpoint.payload, payload) as Parameters;
      const parameters = { ...checked, ...options.extra, ...requestNo };
      return await attempt(parameters).catch((error: unknown) => {
        const clockWasOff = error instanceof ApiError && error.errorCode === errorCode.badSignature;
        if (clockWasOff) return attempt(parameters);
        throw error;
      });
    } finally {
      pending.release();
    }
  }

  const callLimit = config.timeout ?? 10_000;

  return {
    call: (endpoint, payload, options) =>
      perform(endpoint, payload, {
        ...options,
        limit: callLimit,
        exchange: (request, signal) =>
          send(request, { signal, fetch, room: options?.keepalive ? room : null }),
        read: (reply) => readData(endpoint, reply),
      }),

    upload: (endpoint, payload, { onProgress, ...options } = {}) =>
      perform(endpoint, payload, {
        ...options,
        limit: fileTimeout,
        async exchange(request, signal) {
          if (usesXhr) return sendByXhr(request, { signal, onProgress });
          const reply = await send(request, { signal, fetch });
          onProgress?.(1);
          return reply;
        },
        read: (reply) => readData(endpoint, reply),
      }),

    download: (endpoint, payload, options) =>
      perform(endpoint, payload, {
        ...options,
        extra: { export: true },
        limit: fileTimeout,
        exchange: (request, signal) => send(request, { signal, fetch, wantsFile: true }),
        read(reply) {
          if (!(reply.body instanceof Blob)) {
            readEnvelope(endpoint.path, reply);
            throw malformed(endpoint.path, 'answered an export without a file');
          }
          const name = fileName(reply.header('content-disposition') ?? '');
          (config.saveFile ?? downloadFile)(reply.body, name);
          return { errorCode: 0, errorMsg: '导出成功', fileName: name } as const;
        },
      }),

    cancelAll: () => scope.cancelAll(),
    serverNow: () => clock.now(),
  };
}

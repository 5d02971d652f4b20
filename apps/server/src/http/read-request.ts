import { setImmediate as nextTurn } from 'node:timers/promises';
import { errorCode } from '@qianwei/api/contract/envelope';
import type { Endpoint } from '@qianwei/api/endpoint';
import { isFresh, verify } from '@qianwei/api/signing';
import { receivedQuery } from '@qianwei/api/signing/query';
import type { Hash } from '@qianwei/api/signing/sha256';
import type { FileStore } from '../files/file-store.ts';
import { within } from './body-patience.ts';
import { isBounded } from './json-bounds.ts';
import { readForm } from './read-form.ts';
import { Refusal } from './refusal.ts';

/** How long the body of a JSON call may take to arrive, ms. */
const bodyTime = 60_000;
/** Bytes above which a body is worked on in several turns of the event loop. */
const longBody = 64 * 1024;

/** The request as sent, unchecked. */
export interface ReceivedCall {
  readonly parameters: Record<string, unknown>;
  readonly sig: unknown;
  readonly t: unknown;
  /** Removes what was received beside the parameters. Must be called in the end, however the call goes. */
  discard(): Promise<void>;
}

const nothing = async () => undefined;

const malformed = () => new Refusal(errorCode.badParameter, '提交内容格式不正确，请刷新页面后重试');

const tooSlow = () => new Refusal(errorCode.badParameter, '网络过慢，提交未完成，请检查网络后重试');

/** Bytes in words: `64KB`, `1MB`. */
const sizeText = (bytes: number) =>
  bytes % (1024 * 1024) === 0 ? `${bytes / 1024 / 1024}MB` : `${Math.round(bytes / 1024)}KB`;

/** Reads a body of at most `limit` bytes; one without a length is read only until there is more. */
async function readBody(
  request: Request,
  limit: number,
  tooLarge: () => Refusal,
): Promise<Uint8Array<ArrayBuffer>> {
  const contentLength = Number(request.headers.get('content-length') ?? Number.NaN);
  if (contentLength > limit) throw tooLarge();
  if (contentLength <= limit) {
    // Much cheaper than the stream; HTTP holds a body to its length.
    const bytes = new Uint8Array(await request.arrayBuffer());
    if (bytes.length > limit) throw tooLarge();
    return bytes;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Refuses a body of another type: a page of another site can send a form or plain text without asking first. */
function requireJson(request: Request): void {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw malformed();
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

async function readJson(request: Request, limit: number): Promise<ReceivedCall> {
  requireJson(request);
  const tooLarge = () =>
    new Refusal(errorCode.badParameter, `提交内容过大（超过 ${sizeText(limit)}），请精简后重试`);
  const late = () => {
    throw tooSlow();
  };
  const bytes = await within(bodyTime, readBody(request, limit, tooLarge), late);
  if (!isBounded(bytes)) throw malformed();
  let body: unknown;
  try {
    body = JSON.parse(utf8.decode(bytes));
  } catch {
    throw malformed();
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw malformed();
  const { sig, t, ...parameters } = body as Record<string, unknown>;
  if (bytes.length > longBody) await nextTurn();
  return { parameters, sig, t, discard: nothing };
}

function readQuery(url: URL): ReceivedCall {
  const { sig, t, ...parameters } = receivedQuery(url.searchParams);
  return { parameters, sig, t, discard: nothing };
}

/**
 * Reads parameters, `sig` and `t` from where the call carries them (API-3, API-8). A file form whose `t` in the address
 * is stale is refused before any of it is read.
 */
export async function readRequest(
  endpoint: Endpoint<unknown, unknown>,
  request: Request,
  { files, now }: { files: FileStore; now: Date },
): Promise<ReceivedCall> {
  if (endpoint.method === 'POST' && !endpoint.multipart) return readJson(request, endpoint.maxBytes);
  const url = new URL(request.url);
  if (endpoint.method === 'GET') return readQuery(url);
  if (!isFresh(url.searchParams.get('t'), now.getTime())) throw badSignature();
  const form = await readForm(request, files);
  return { ...form, sig: url.searchParams.get('sig'), t: url.searchParams.get('t') };
}

const badSignature = () => new Refusal(errorCode.badSignature, '请求校验失败，请校准设备时间后重试');

/** Refuses with 1040002 what was changed on the way or is more than 5 minutes old (API-4). */
export function checkSignature({ parameters, sig, t }: ReceivedCall, now: Date, hash: Hash): void {
  let outcome: ReturnType<typeof verify>;
  try {
    outcome = verify(parameters, { sig, t, now: now.getTime(), hash });
  } catch {
    // Nested too deep to be serialised.
    throw malformed();
  }
  if (outcome !== 'valid') throw badSignature();
}

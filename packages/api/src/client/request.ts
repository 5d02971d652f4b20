import type { RequestHeader } from '../contract/envelope.ts';
import type { Endpoint } from '../endpoint.ts';
import { queryParameters } from '../signing/query.ts';
import type { Hash } from '../signing/sha256.ts';
import { type Signature, sign } from '../signing/signature.ts';
import { type Parameters, wireText } from '../signing/wire-text.ts';

/** One request as it is sent. */
export interface WireRequest {
  readonly method: 'GET' | 'POST';
  /** Address with its query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Parameters | FormData;
}

/** The parts of a request besides the call and its parameters. */
export interface RequestSetting {
  /** Without a slash at its end. */
  baseUrl: string;
  token: string | null;
  /** Now by the server's clock, epoch ms. */
  t: number;
  hash: Hash;
}

const signatureQuery = ({ sig, t }: Signature) => `?sig=${sig}&t=${t}`;

async function query(parameters: Parameters, t: number, hash: Hash): Promise<string> {
  const travelling = queryParameters(parameters);
  const signature = sign(travelling, t, hash);
  if (Object.keys(travelling).length === 0) return signatureQuery(signature);
  const { default: qs } = await import('qs');
  return qs.stringify({ ...travelling, ...signature }, { arrayFormat: 'repeat', addQueryPrefix: true });
}

function form(parameters: Parameters): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(parameters)) {
    const part = value instanceof Blob ? value : wireText(value);
    if (part !== undefined) data.append(name, part);
  }
  return data;
}

/** Builds the signed request of a call as its endpoint says (API-2, API-3, API-8, API-10). */
export async function buildRequest(
  { method, path, multipart }: Pick<Endpoint<unknown, unknown>, 'method' | 'path' | 'multipart'>,
  parameters: Parameters,
  { baseUrl, token, t, hash }: RequestSetting,
): Promise<WireRequest> {
  const url = baseUrl + path;
  const sent: [RequestHeader, string][] = token === null ? [] : [['token', token]];
  const { guestTicket } = parameters;
  if (multipart && token === null && typeof guestTicket === 'string')
    sent.push(['guest-ticket', guestTicket]);
  // The browser itself writes the content type of a form, with its boundary.
  if (!multipart) sent.push(['content-type', 'application/json']);
  const headers = Object.fromEntries(sent);
  if (method === 'GET') return { method, url: url + (await query(parameters, t, hash)), headers };
  const signature = sign(parameters, t, hash);
  return multipart
    ? { method, url: url + signatureQuery(signature), headers, body: form(parameters) }
    : { method, url, headers, body: { ...parameters, ...signature } };
}

/**
 * A new `requestNo` (UUID v4): the server answers a repeat with the first result. Works on plain http too,
 * where `crypto.randomUUID` is missing.
 */
export function createRequestNo(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

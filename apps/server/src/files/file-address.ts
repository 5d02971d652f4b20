import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../secrets.ts';

/** How long an address of a file works, in ms: 10 minutes. */
const addressLifetime = 600_000;

/** The content of an address whose signature is right. */
export interface FileAddress {
  /** The session for which it was made, when the page can't send the session's cookie; null when it can. */
  readonly holder: string | null;
}

const signature = (secrets: Secrets, id: string, expires: string, sealed: string) =>
  secrets.sign(`file:${id}:${expires}:${sealed}`);

const toUrl = (base64: string) => Buffer.from(base64, 'base64').toString('base64url');
const fromUrl = (text: string) => Buffer.from(text, 'base64url').toString('base64');

/**
 * The path of a stored file, from the root of this host, that works for 10 minutes. A student's file is shown only to a
 * session of that student, which is known by its cookie; `holder` is the session of a page of another origin, which sends
 * none: its id goes into the address, sealed.
 */
export function fileAddress(secrets: Secrets, id: string, now: Date, holder: string | null): string {
  const expires = String(now.getTime() + addressLifetime);
  const sealed = holder === null ? '' : toUrl(secrets.encrypt(holder));
  const query = new URLSearchParams({ expires, signature: signature(secrets, id, expires, sealed) });
  if (sealed !== '') query.set('holder', sealed);
  return `/api/files/${encodeURIComponent(id)}?${query}`;
}

/** Reads an address that `fileAddress` made; null when it did not, or no longer works. */
export function readFileAddress(
  secrets: Secrets,
  id: string,
  query: URLSearchParams,
  now: Date,
): FileAddress | null {
  const expires = query.get('expires') ?? '';
  const sealed = query.get('holder') ?? '';
  const received = Buffer.from(query.get('signature') ?? '');
  const wanted = Buffer.from(signature(secrets, id, expires, sealed));
  const right = received.length === wanted.length && timingSafeEqual(received, wanted);
  if (!right || Number(expires) < now.getTime()) return null;
  return { holder: sealed === '' ? null : secrets.decrypt(fromUrl(sealed)) };
}

import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../secrets.ts';

/** How long an address of a file works, in ms: 10 minutes. */
const addressLifetime = 600_000;

const signature = (secrets: Secrets, id: string, expires: string) => secrets.sign(`file:${id}:${expires}`);

/** The path of a stored file, from the root of this host, that works for 10 minutes. */
export function fileAddress(secrets: Secrets, id: string, now: Date): string {
  const expires = String(now.getTime() + addressLifetime);
  return `/api/files/${encodeURIComponent(id)}?expires=${expires}&signature=${signature(secrets, id, expires)}`;
}

/** Whether an address was made by `fileAddress` and still works. */
export function isAddressValid(secrets: Secrets, id: string, query: URLSearchParams, now: Date): boolean {
  const expires = query.get('expires') ?? '';
  const given = Buffer.from(query.get('signature') ?? '');
  const wanted = Buffer.from(signature(secrets, id, expires));
  return given.length === wanted.length && timingSafeEqual(given, wanted) && Number(expires) >= now.getTime();
}

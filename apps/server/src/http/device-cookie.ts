import { timingSafeEqual } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import type { Secrets } from '../secrets.ts';

/** The cookie of a browser from which somebody has logged in. */
const name = 'org_known_device';

const sealed = (secrets: Secrets, value: string) => `${value}.${secrets.sign(`device:${value}`)}`;

/**
 * The device of a request, 32 random bytes as base64url; null without the cookie, and when this server has not made it.
 * The signature shows that without a look into the database, so that a device is counted apart from its network before
 * anything is read.
 */
export function readDevice(secrets: Secrets, request: Request): string | null {
  const cookie = parse(request.headers.get('cookie') ?? '', name)[name] ?? '';
  const [value = ''] = cookie.split('.');
  const [a, b] = [Buffer.from(cookie), Buffer.from(sealed(secrets, value))];
  return value.length === 43 && a.length === b.length && timingSafeEqual(a, b) ? value : null;
}

/** Characters at the beginning of a device that its first account gives it: 44 bits of a hash in hexadecimal. */
const markLength = 11;

/** A new device of an account, whose hash begins it: all that one account makes are counted as one. */
export const newDevice = (accountHash: string, token: string): string =>
  accountHash.slice(0, markLength) + token.slice(markLength);

/** The subject of limits that only guard against floods: the devices of the same first account, or the network without one. */
export const countedAs = (device: string | null, network: string): string =>
  device === null ? network : device.slice(0, markLength);

/** The cookie of a device, without its attributes. */
export const deviceCookie = (secrets: Secrets, value: string): string => `${name}=${sealed(secrets, value)}`;

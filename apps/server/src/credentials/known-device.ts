import { and, eq, gt, ne, type SQL } from 'drizzle-orm';
import { knownDevice } from '../db/schema/security.ts';
import { newDevice } from '../http/device-cookie.ts';
import type { CallContext } from '../http/implement.ts';
import { tokenHash } from '../random.ts';

/** Days without a login after which a browser is a stranger again. */
const rememberedDays = 180;
const daySeconds = 86_400;

type DeviceContext = Pick<CallContext, 'db' | 'clock' | 'deviceCookie'>;

/** The browser of a call. */
export interface SeenDevice {
  /** SHA-256 of its cookie; null without one. */
  readonly hash: string | null;
  /** Accounts that have been logged into from it lately. */
  readonly accountIds: ReadonlySet<string>;
}

/** The calling browser and its accounts. Queries the database in the same way whatever account is meant. */
export async function seenDevice({ db, clock, deviceCookie }: DeviceContext): Promise<SeenDevice> {
  if (deviceCookie.value === null) return { hash: null, accountIds: new Set() };
  const hash = tokenHash(deviceCookie.value);
  const since = new Date(clock.now().getTime() - rememberedDays * daySeconds * 1000);
  const rows = await db
    .select({ accountId: knownDevice.accountId })
    .from(knownDevice)
    .where(and(eq(knownDevice.deviceHash, hash), gt(knownDevice.lastLoginAt, since)));
  return { hash, accountIds: new Set(rows.map(({ accountId }) => accountId)) };
}

/** Remembers that the account was logged into from the calling browser, with a cookie that lasts 180 days from now. */
export async function rememberDevice(
  context: DeviceContext & Pick<CallContext, 'random'>,
  accountId: string,
): Promise<void> {
  const { db, clock, random, deviceCookie } = context;
  const value = deviceCookie.value ?? newDevice(tokenHash(accountId), random.token());
  const lastLoginAt = clock.now();
  await db
    .insert(knownDevice)
    .values({ accountId, deviceHash: tokenHash(value), lastLoginAt })
    .onConflictDoUpdate({ target: [knownDevice.accountId, knownDevice.deviceHash], set: { lastLoginAt } });
  deviceCookie.set(value, rememberedDays * daySeconds);
}

/** Forgets all browsers that the account was logged into from, except the calling one. */
export async function forgetOtherDevices(
  { db, deviceCookie }: Pick<CallContext, 'db' | 'deviceCookie'>,
  accountId: string,
): Promise<void> {
  const own: SQL = eq(knownDevice.accountId, accountId);
  const { value } = deviceCookie;
  await db
    .delete(knownDevice)
    .where(value === null ? own : and(own, ne(knownDevice.deviceHash, tokenHash(value))));
}

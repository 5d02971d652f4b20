import { constants, createHash, generateKeyPair, privateDecrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { and, eq, gt } from 'drizzle-orm';
import { rsaKey, spentSeal } from '../db/schema/security.ts';
import type { CallContext } from '../http/implement.ts';
import { fieldRefusal } from '../http/refusal.ts';

type KeyContext = Pick<CallContext, 'db' | 'clock' | 'secrets'>;

const hourMs = 3_600_000;
/** How long passwords are sealed with one key. */
const keyLifeMs = 24 * hourMs;
/** How long a key still opens what was sealed before it retired. */
const openedMs = hourMs;

async function activeKey({ db, clock }: KeyContext) {
  const inUse = and(eq(rsaKey.active, true), gt(rsaKey.retiresAt, clock.now()));
  const [key] = await db.select().from(rsaKey).where(inUse);
  return key;
}

/** Puts a new key in the place of the one that retires. Of two that do so at once, one succeeds. */
async function renewKey({ db, clock, secrets }: KeyContext): Promise<void> {
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const now = clock.now();
  await db.transaction(async (tx) => {
    const retired = await tx.select().from(rsaKey).where(eq(rsaKey.active, true)).for('update');
    if (retired.some(({ retiresAt }) => retiresAt !== null && retiresAt > now)) return;
    await tx.update(rsaKey).set({ active: false }).where(eq(rsaKey.active, true));
    await tx
      .insert(rsaKey)
      .values({
        publicKey: pair.publicKey,
        privateKeyCipher: secrets.encrypt(pair.privateKey),
        retiresAt: new Date(now.getTime() + keyLifeMs),
      })
      .onConflictDoNothing();
  });
}

/** The public key for passwords (API-9), a new one every day. The first caller of all processes makes it. */
export async function passwordPublicKey(context: KeyContext): Promise<{ keyId: string; publicKey: string }> {
  const found = await activeKey(context);
  if (found !== undefined) return { keyId: found.id, publicKey: found.publicKey };
  await renewKey(context);
  const stored = await activeKey(context);
  if (stored === undefined) throw new Error('No active RSA key after making one');
  return { keyId: stored.id, publicKey: stored.publicKey };
}

/** Records that a sealed password has been read; false when it had been already. Honest ones differ each time (OAEP). */
async function spend({ db, clock }: KeyContext, keyId: string, sealed: Uint8Array): Promise<boolean> {
  const sealHash = createHash('sha256').update(keyId).update(sealed).digest('hex');
  const expiresAt = new Date(clock.now().getTime() + keyLifeMs + openedMs);
  const written = await db
    .insert(spentSeal)
    .values({ sealHash, expiresAt })
    .onConflictDoNothing()
    .returning({ sealHash: spentSeal.sealHash });
  return written.length > 0;
}

/**
 * Reads a password that travelled as `keyId:base64` (API-9); a value that cannot be read, or has been read before, is
 * refused at `field`.
 */
export async function readPassword(context: KeyContext, sealed: string, field: string): Promise<string> {
  const { db, clock, secrets } = context;
  const [keyId = '', base64 = ''] = sealed.split(':');
  // The bytes, not their spelling, of which base64 has many.
  const encrypted = Buffer.from(base64, 'base64');
  const [key] = await db.select().from(rsaKey).where(eq(rsaKey.id, keyId));
  const unreadable = () => fieldRefusal({ [field]: '密码未能解密，请刷新页面后重试' });
  const opensUntil = (key?.retiresAt?.getTime() ?? 0) + openedMs;
  if (key === undefined || opensUntil <= clock.now().getTime()) throw unreadable();
  let password: string;
  try {
    password = privateDecrypt(
      {
        key: secrets.decrypt(key.privateKeyCipher),
        padding: constants.RSA_PKCS1_OAEP_PADDING,
        oaepHash: 'sha256',
      },
      encrypted,
    ).toString('utf8');
  } catch {
    throw unreadable();
  }
  if (!(await spend(context, keyId, encrypted)))
    throw fieldRefusal({ [field]: '密码已提交过一次，请重新输入后再试' });
  return password;
}

import { constants, generateKeyPair, privateDecrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rsaKey } from '../db/schema/security.ts';
import { fieldRefusal } from '../http/refusal.ts';
import type { Secrets } from '../secrets.ts';

interface KeyDeps {
  db: Database;
  secrets: Secrets;
}

async function activeKey(db: Database) {
  const [key] = await db.select().from(rsaKey).where(eq(rsaKey.active, true));
  return key;
}

/** The public key for passwords (API-9). The first caller of all processes makes it; the others find it in the database. */
export async function passwordPublicKey({
  db,
  secrets,
}: KeyDeps): Promise<{ keyId: string; publicKey: string }> {
  const found = await activeKey(db);
  if (found !== undefined) return { keyId: found.id, publicKey: found.publicKey };
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  await db
    .insert(rsaKey)
    .values({ publicKey: pair.publicKey, privateKeyCipher: secrets.encrypt(pair.privateKey) })
    .onConflictDoNothing();
  const stored = await activeKey(db);
  if (stored === undefined) throw new Error('No active RSA key after making one');
  return { keyId: stored.id, publicKey: stored.publicKey };
}

/** Reads a password that travelled as `keyId:base64` (API-9); a value that cannot be read is refused at `field`. */
export async function readPassword({ db, secrets }: KeyDeps, sealed: string, field: string): Promise<string> {
  const [keyId = '', encrypted = ''] = sealed.split(':');
  const [key] = await db.select().from(rsaKey).where(eq(rsaKey.id, keyId));
  const unreadable = () => fieldRefusal({ [field]: '密码未能解密，请刷新页面后重试' });
  if (key === undefined) throw unreadable();
  try {
    return privateDecrypt(
      {
        key: secrets.decrypt(key.privateKeyCipher),
        padding: constants.RSA_PKCS1_OAEP_PADDING,
        oaepHash: 'sha256',
      },
      Buffer.from(encrypted, 'base64'),
    ).toString('utf8');
  } catch {
    throw unreadable();
  }
}

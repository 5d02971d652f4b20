import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from './problems.ts';

/** The server's own keys, all derived from one data key. */
export interface Secrets {
  /** Encrypts text for the database (AES-256-GCM, a new nonce each time), such as an ID-card or phone number. */
  encrypt(text: string): string;
  /** Reads what `encrypt` wrote; throws when it was changed or another key wrote it. */
  decrypt(sealed: string): string;
  /** Keyed hash (HMAC-SHA-256, hex) for finding an encrypted value again: equal text, equal hash. */
  hash(text: string): string;
  /** Keyed signature (HMAC-SHA-256, base64url) for short-lived addresses. */
  sign(text: string): string;
}

const nonceBytes = 12;
const tagBytes = 16;

/** Derives the keys from a data key of 32 bytes. */
export function createSecrets(dataKey: Uint8Array): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', dataKey, '', purpose, 32));
  const keys = { cipher: derive('cipher'), hash: derive('hash'), sign: derive('sign') };
  return {
    encrypt(text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', keys.cipher, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    decrypt(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', keys.cipher, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return (
        decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
      );
    },
    hash: (text) => createHmac('sha256', keys.hash).update(text).digest('hex'),
    sign: (text) => createHmac('sha256', keys.sign).update(text).digest('base64url'),
  };
}

/** Writes a new key so that it is whole or not there at all, and the first of two processes wins. */
function createKeyFile(path: string): void {
  const draft = `${path}.${process.pid}`;
  const handle = openSync(draft, 'w', 0o600);
  writeSync(handle, `${randomBytes(32).toString('hex')}\n`);
  fsyncSync(handle);
  closeSync(handle);
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The key of DATA_KEY, or of `dataDir`/secret.key (mode 0600), which is made at the first start. */
export function openSecrets({ dataDir, dataKey }: { dataDir: string; dataKey: string | null }): Secrets {
  if (dataKey !== null) return createSecrets(Buffer.from(dataKey, 'hex'));
  const path = join(dataDir, 'secret.key');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(path)) createKeyFile(path);
  const text = readFileSync(path, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/i.test(text))
    throw new StartProblem(`密钥文件 ${path} 已损坏，请从备份恢复（没有它，身份证号和手机号无法解密）`);
  return createSecrets(Buffer.from(text, 'hex'));
}

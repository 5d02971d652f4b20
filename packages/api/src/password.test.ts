import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { encryptedPassword } from './contract/fields.ts';
import { encryptPassword } from './password.ts';

// The package's ES modules are written for bundlers; Node reads its CommonJS build of the same code.
vi.mock('jsencrypt', () => ({ JSEncrypt: createRequire(import.meta.url)('jsencrypt') as unknown }));

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

function decrypt(value: string): string {
  const padding = { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  return privateDecrypt(padding, Buffer.from(value.split(':')[1] ?? '', 'base64')).toString('utf8');
}

describe('encryptPassword', () => {
  it.each(['Demo@2026x', '密码Abc12345😀', 'é'])(
    'API-9 encrypts %s so that the server can read it',
    async (password) => {
      const value = await encryptPassword(password, { keyId: 'k1', publicKey });
      expect(value).toMatch(/^k1:[A-Za-z0-9+/]+=*$/);
      expect(v.is(encryptedPassword, value)).toBe(true);
      expect(decrypt(value)).toBe(password);
    },
  );

  it('API-9 never returns the same value twice', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(() => encryptPassword('a', { keyId: 'k1', publicKey })),
    );
    expect(first).not.toBe(second);
  });

  it('API-9 refuses a damaged key instead of sending anything', async () => {
    await expect(encryptPassword('a', { keyId: 'k1', publicKey: 'no key' })).rejects.toMatchObject({
      kind: 'malformed',
      message: '密码未能加密，请刷新页面后重试',
    });
  });
});

import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import published from '../../packages/api/src/signing/vectors.json' with { type: 'json' };
import { order } from './spec-client.ts';

interface Vector {
  name: string;
  query?: boolean;
  parameters: object;
  canonical: string;
  sig: string;
  t: number;
  algorithm: string;
}

describe('a signature written from the specification alone', () => {
  it('API-4 agrees with every published vector', async () => {
    const vectors = published.vectors as Vector[];
    expect(vectors.length).toBeGreaterThanOrEqual(20);
    const orders = vectors.map(({ parameters, t, algorithm, query }) => ({
      sign: parameters,
      t,
      algorithm,
      query,
    }));
    const outcomes = await order<{ canonical: string; sig: string }[]>(orders);
    const disagreeing = vectors.filter(
      ({ canonical, sig }, index) => outcomes[index]?.canonical !== canonical || outcomes[index]?.sig !== sig,
    );
    expect(disagreeing.map(({ name }) => name)).toEqual([]);
  });

  it('API-9 openssl encrypts what the server can read', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = publicKey.export({ type: 'spki', format: 'pem' });
    const { value } = await order<{ value: string }>({
      encrypt: '密码Demo@2026x',
      keyId: 'k1',
      publicKey: pem,
    });
    const [keyId, base64 = ''] = value.split(':');
    const padding = { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    expect(keyId).toBe('k1');
    expect(privateDecrypt(padding, Buffer.from(base64, 'base64')).toString('utf8')).toBe('密码Demo@2026x');
  });
});

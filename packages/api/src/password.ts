import { ApiError } from './errors.ts';

/** The public key in the answer of `GET /v1/code?codeType=PUBLIC_KEY`. */
export interface PasswordKey {
  keyId: string;
  /** PEM, SubjectPublicKeyInfo. */
  publicKey: string;
}

/**
 * Encrypts a password before it is sent (API-9): RSA-OAEP with SHA-256, as `keyId:base64`. The cipher (17 kB) is
 * loaded with the first password. Rejects with an `ApiError` of kind `malformed` when the key can't be used.
 */
export async function encryptPassword(password: string, { keyId, publicKey }: PasswordKey): Promise<string> {
  const { JSEncrypt } = await import('jsencrypt');
  const cipher = new JSEncrypt();
  cipher.setPublicKey(publicKey);
  // JSEncrypt treats each character as one byte.
  const encrypted = cipher.encryptOAEP(String.fromCharCode(...new TextEncoder().encode(password)));
  if (!encrypted)
    throw new ApiError('malformed', '密码未能加密，请刷新页面后重试', { detail: `unusable key ${keyId}` });
  return `${keyId}:${encrypted}`;
}

import { constants, publicEncrypt, randomUUID } from 'node:crypto';
import { sign } from '../../packages/api/src/signing/signature.ts';

/** An envelope as it arrives. */
export interface Envelope {
  errorCode: number;
  errorMsg: string;
  data: Record<string, unknown>;
}

/** Makes one signed POST, with a fresh `requestNo` unless the payload holds one, whatever it is answered with. */
export function send(url: string, path: string, payload: object, token?: string): Promise<Response> {
  const parameters = { requestNo: randomUUID(), ...payload };
  return fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { token } : {}) },
    body: JSON.stringify({ ...parameters, ...sign(parameters, Date.now()) }),
  });
}

/** The same for a call that is answered with an envelope. Rejects when there is no whole answer. */
export async function post(url: string, path: string, payload: object, token?: string): Promise<Envelope> {
  return (await (await send(url, path, payload, token)).json()) as Envelope;
}

/** Encrypts a password with the server's public key (API-9); `offsetMs` is how far the server's clock was moved. */
export async function encrypt(url: string, password: string, offsetMs = 0): Promise<string> {
  const { sig, t } = sign({ codeType: 'PUBLIC_KEY' }, Date.now() + offsetMs);
  const response = await fetch(`${url}/api/v1/code?codeType=PUBLIC_KEY&sig=${sig}&t=${t}`);
  const { data } = (await response.json()) as { data: { keyId: string; publicKey: string } };
  const key = { key: data.publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  return `${data.keyId}:${publicEncrypt(key, Buffer.from(password)).toString('base64')}`;
}

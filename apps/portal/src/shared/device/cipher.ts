/** A text as it is stored on the device: AES-GCM under a key that cannot be extracted from the browser. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** A new key for one student. Rejects where the browser has no cryptography (plain http). */
export const makeKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

/** Encrypts `text`; `label` (whose it is) must be the same to open it again. */
export async function seal(key: CryptoKey, label: string, text: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const additionalData = new TextEncoder().encode(label);
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData },
    key,
    new TextEncoder().encode(text),
  );
  return { iv, data };
}

/** Decrypts the result of `seal`; rejects when a single bit or the label differs. */
export async function unseal(key: CryptoKey, label: string, { iv, data }: Sealed): Promise<string> {
  const additionalData = new TextEncoder().encode(label);
  return new TextDecoder().decode(
    await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, data),
  );
}

/** Bytes as base64 text. */
export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** The bytes of a base64 text; throws when it is not base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

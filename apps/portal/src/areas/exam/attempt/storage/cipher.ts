/** A text as it lies on the device: AES-GCM under a key that cannot be read out of the browser. */
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

/** The text again; rejects when a single bit is another, or the label is. */
export async function unseal(key: CryptoKey, label: string, { iv, data }: Sealed): Promise<string> {
  const additionalData = new TextEncoder().encode(label);
  return new TextDecoder().decode(
    await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, data),
  );
}

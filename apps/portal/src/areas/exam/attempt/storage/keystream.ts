import { fromBase64, toBase64 } from '../../../../shared/device/cipher.ts';

/**
 * Bytes with which one text can be sealed synchronously. WebCrypto resolves too late for a page that unloads, so the
 * key stream of AES-GCM is generated ahead, by encrypting zeros.
 */
export interface Keystream {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: Uint8Array;
}

const maxTextBytes = 256 * 1024;
const checksumBytes = 4;

/** A new key stream; with the `iv` of an earlier one, the same bytes again. */
export async function createKeystream(
  key: CryptoKey,
  iv: Uint8Array<ArrayBuffer> = crypto.getRandomValues(new Uint8Array(12)),
): Promise<Keystream> {
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    new Uint8Array(maxTextBytes + checksumBytes),
  );
  return { iv, bytes: new Uint8Array(data) };
}

/** FNV-1a: detects damage on the disk. */
function checksumOf(bytes: Uint8Array): number {
  let checksum = 0x811c9dc5;
  for (const byte of bytes) checksum = Math.imul(checksum ^ byte, 0x01000193);
  return checksum >>> 0;
}

const xor = ({ bytes }: Keystream, text: Uint8Array) => text.map((byte, index) => byte ^ (bytes[index] ?? 0));

/**
 * Seals `text` with a key stream, which must never be used for another; `label` says whose it is. Null when the text is
 * too long.
 */
export function sealSync(keystream: Keystream, label: string, text: string): string | null {
  const plain = new TextEncoder().encode(`${label}\n${text}`);
  if (plain.length > maxTextBytes) return null;
  const whole = new Uint8Array(checksumBytes + plain.length);
  new DataView(whole.buffer).setUint32(0, checksumOf(plain));
  whole.set(plain, checksumBytes);
  return `${toBase64(keystream.iv)}.${toBase64(xor(keystream, whole))}`;
}

/** Decrypts the result of `sealSync`; rejects when it is damaged, or the label or key differs. */
export async function openSealed(key: CryptoKey, label: string, sealed: string): Promise<string> {
  const [iv = '', data = ''] = sealed.split('.');
  const whole = xor(await createKeystream(key, fromBase64(iv)), fromBase64(data));
  const plain = whole.subarray(checksumBytes);
  const text = new TextDecoder().decode(plain);
  if (new DataView(whole.buffer).getUint32(0) !== checksumOf(plain) || !text.startsWith(`${label}\n`))
    throw new Error('What was written as the page unloaded is damaged');
  return text.slice(label.length + 1);
}

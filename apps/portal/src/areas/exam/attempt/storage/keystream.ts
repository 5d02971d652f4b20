import { fromBase64, toBase64 } from './base64.ts';

/**
 * Bytes under which one text can be hidden at once. Encryption answers too late for a page that goes, so its key
 * stream is made ahead: AES-GCM of nothing but zeros.
 */
export interface Pad {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: Uint8Array;
}

/** Bytes that a text may have. */
const most = 256 * 1024;
const sumBytes = 4;

/** A new pad; with the `iv` of an earlier one the same again. */
export async function makePad(
  key: CryptoKey,
  iv: Uint8Array<ArrayBuffer> = crypto.getRandomValues(new Uint8Array(12)),
): Promise<Pad> {
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new Uint8Array(most + sumBytes));
  return { iv, bytes: new Uint8Array(data) };
}

/** FNV-1a: tells what was damaged on the disk. */
function sumOf(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}

const under = ({ bytes }: Pad, text: Uint8Array) => text.map((byte, index) => byte ^ (bytes[index] ?? 0));

/** Hides `text` under a pad, which must never be used for another; null when it is too long. */
export function hide(pad: Pad, label: string, text: string): string | null {
  const plain = new TextEncoder().encode(`${label}\n${text}`);
  if (plain.length > most) return null;
  const whole = new Uint8Array(sumBytes + plain.length);
  new DataView(whole.buffer).setUint32(0, sumOf(plain));
  whole.set(plain, sumBytes);
  return `${toBase64(pad.iv)}.${toBase64(under(pad, whole))}`;
}

/** The text again; rejects when it is damaged, or the label or key is another. */
export async function reveal(key: CryptoKey, label: string, hidden: string): Promise<string> {
  const [iv = '', data = ''] = hidden.split('.');
  const whole = under(await makePad(key, fromBase64(iv)), fromBase64(data));
  const plain = whole.subarray(sumBytes);
  const text = new TextDecoder().decode(plain);
  if (new DataView(whole.buffer).getUint32(0) !== sumOf(plain) || !text.startsWith(`${label}\n`))
    throw new Error('What was kept while the page went is damaged');
  return text.slice(label.length + 1);
}

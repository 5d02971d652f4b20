import { normaliseIdCard } from '@qianwei/api/contract/fields';
import type { Secrets } from '../secrets.ts';

/** Hash by which a mobile number is found. */
export const mobileHash = (secrets: Secrets, mobile: string) => secrets.hash(`mobile:${mobile}`);

/** Hash by which an identity number is found, whatever the kind of card. */
export const idCardHash = (secrets: Secrets, idCard: string) =>
  secrets.hash(`id-card:${normaliseIdCard(idCard)}`);

/** `154****0001`. */
export const maskMobile = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;

/** `0132****0002`. */
export const maskExamineeNo = (examineeNo: string) => `${examineeNo.slice(0, 4)}****${examineeNo.slice(-4)}`;

/** The last part of an address hidden: `203.0.113.*`. */
export function maskIp(ip: string): string {
  const mark = ip.includes(':') ? ':' : '.';
  return ip.includes(mark) ? `${ip.slice(0, ip.lastIndexOf(mark))}${mark}*` : ip;
}

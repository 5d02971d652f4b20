import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../../secrets.ts';

/** Digits of Crockford's base 32: none looks like another. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const serialDigits = 5;
const versionDigits = 1;
const macDigits = 6;

/** Versions that one digit tells apart, and those that its check digits tell apart as well. */
const perDigit = 32 ** versionDigits;
/** A version beyond has the code of this one. */
export const maxVersion = perDigit ** 2 - 1;

function written(value: number, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest = Math.floor(rest / 32)) text = digits[rest % 32] + text;
  return text;
}

function read(text: string): number {
  return [...text].reduce((value, digit) => value * 32 + digits.indexOf(digit), 0);
}

function macOf(secrets: Secrets, body: string): string {
  return written(
    Number.parseInt(secrets.hash(`ticket-code ${body}`).slice(0, 12), 16) % 32 ** macDigits,
    macDigits,
  );
}

/** Sign-up and version that a code names. */
export interface TicketCode {
  /** The number of the sign-up. */
  readonly serial: number;
  /** From 1. */
  readonly version: number;
}

/** The code of a ticket, such as 0003G-1… in groups of four: serial, version, and 30 bits that nobody can compute. */
export function ticketCode(secrets: Secrets, { serial, version }: TicketCode): string {
  return plainCode(secrets, written(serial, serialDigits), Math.min(version, maxVersion)).replace(
    /(.{4})(?=.)/g,
    '$1-',
  );
}

/** Shows the last digit of the version; the check digits are those of the whole. */
function plainCode(secrets: Secrets, serial: string, version: number): string {
  const digit = written(version % perDigit, versionDigits);
  const rest = version < perDigit ? '' : written(Math.floor(version / perDigit), versionDigits);
  return serial + digit + macOf(secrets, serial + digit + rest);
}

/** Sign-up and version that a code names, without its hyphens; null for one that was not made here. */
export function readTicketCode(secrets: Secrets, code: string): TicketCode | null {
  const typed = code.replaceAll('O', '0').replace(/[IL]/g, '1');
  const serial = typed.slice(0, serialDigits);
  const received = Buffer.from(typed);
  for (let version = read(typed.slice(serialDigits, serialDigits + versionDigits)); ; version += perDigit) {
    if (!(version <= maxVersion)) return null;
    const wanted = Buffer.from(plainCode(secrets, serial, version));
    if (received.length === wanted.length && timingSafeEqual(received, wanted))
      return { serial: read(serial), version };
  }
}

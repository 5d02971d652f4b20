import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../../secrets.ts';

/** Digits of Crockford's base 32: none looks like another. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const serialDigits = 5;
const versionDigits = 1;
const macDigits = 6;

/** Versions of a ticket that codes tell apart; a further one has the code of the last. */
const maxVersion = 32 ** versionDigits - 1;

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
  const body = written(serial, serialDigits) + written(Math.min(version, maxVersion), versionDigits);
  return (body + macOf(secrets, body)).replace(/(.{4})(?=.)/g, '$1-');
}

/** Sign-up and version that a code names, without its hyphens; null for one that was not made here. */
export function readTicketCode(secrets: Secrets, code: string): TicketCode | null {
  const typed = code.replaceAll('O', '0').replace(/[IL]/g, '1');
  const body = typed.slice(0, serialDigits + versionDigits);
  const [received, wanted] = [Buffer.from(typed), Buffer.from(body + macOf(secrets, body))];
  if (received.length !== wanted.length || !timingSafeEqual(received, wanted)) return null;
  return { serial: read(body.slice(0, serialDigits)), version: read(body.slice(serialDigits)) };
}

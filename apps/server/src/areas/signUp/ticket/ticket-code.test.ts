import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Secrets } from '../../../secrets.ts';
import { maxVersion, readTicketCode, ticketCode } from './ticket-code.ts';

const secrets = {
  hash: (text: string) => createHash('sha256').update(`key ${text}`).digest('hex'),
} as Secrets;
const plain = (code: string) => code.replaceAll('-', '');

describe('/reviews/practice/ticket the code of a ticket', () => {
  it.each([1, 31, 32, 33, 64, 1000, maxVersion])('names serial and version %i', (version) => {
    const code = ticketCode(secrets, { serial: 12_345, version });
    expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
    expect(readTicketCode(secrets, plain(code))).toEqual({ serial: 12_345, version });
  });

  it('a version beyond the last has the code of the last', () => {
    const codes = [maxVersion, maxVersion + 1].map((version) => ticketCode(secrets, { serial: 1, version }));
    expect(new Set(codes).size).toBe(1);
  });

  it.each([
    [
      'another version of the same digit',
      (code: string) => `${code.slice(0, 6)}${code.slice(6).split('').reverse().join('')}`,
    ],
    ['another serial', (code: string) => `1${code.slice(1)}`],
    ['a letter that is no digit', (code: string) => `U${code.slice(1)}`],
    ['nothing but zeros', () => '0'.repeat(12)],
  ])('is refused with %s', (_, change) => {
    const code = plain(ticketCode(secrets, { serial: 12_345, version: 7 }));
    expect(readTicketCode(secrets, change(code))).toBeNull();
  });

  it('reads O as 0 and I and L as 1, as they are typed from paper', () => {
    const code = plain(ticketCode(secrets, { serial: 33, version: 1 }));
    const typed = code.replaceAll('0', 'O').replaceAll('1', 'L');
    expect(readTicketCode(secrets, typed)).toEqual({ serial: 33, version: 1 });
  });
});

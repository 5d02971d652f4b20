import { md5 } from '@qianwei/api/signing/md5';
import { sha256 } from '@qianwei/api/signing/sha256';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { signatureHash } from './signature-hash.ts';

it.each([
  ['SHA256', sha256],
  ['MD5', md5],
] as const)('API-4 the server hashes any text with %s as a browser does', (algorithm, inBrowser) => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(signatureHash(algorithm)(text)).toBe(inBrowser(text));
    }),
  );
});

import { expect, it } from 'vitest';
import { sizeWords } from './file-size.ts';

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [20 * 1024 + 700, '21 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [1.5 * 1024 * 1024, '1.5 MB'],
  [30 * 1024 * 1024, '30 MB'],
  [5e15, '4547 TB'],
  [-1, ''],
  [Number.NaN, ''],
])('says %d bytes as %j', (bytes, words) => expect(sizeWords(bytes)).toBe(words));

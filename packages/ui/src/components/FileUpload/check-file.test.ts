import { describe, expect, it } from 'vitest';
import { checkKind, checkSize, sizeWords } from './check-file.ts';

const named = (name: string, content = '') => new File([content], name);

describe('kind and size of a file', () => {
  it('allows the endings that are named, however they are written', () => {
    const kind = checkKind(['pdf', 'jpg'], '仅支持 PDF、JPG');
    expect(kind(named('毕业证.PDF'))).toBeNull();
    expect(kind(named('照片.jpg.exe'))).toBe('仅支持 PDF、JPG');
    expect(kind(named('照片'))).toBe('仅支持 PDF、JPG');
  });

  it.each([
    [0, '空'],
    [19, '大小'],
    [20, null],
    [500, null],
    [501, '大小'],
  ])('answers %d bytes of 20 to 500 with %j', (size, answer) => {
    const size20To500 = checkSize({ min: 20, max: 500 }, '大小', '空');
    expect(size20To500(named('a.jpg', 'x'.repeat(size)))).toBe(answer);
  });
});

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

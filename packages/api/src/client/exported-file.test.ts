import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileName } from './exported-file.ts';

describe('the name of an exported file', () => {
  it.each([
    ['attachment; filename="log.csv"', 'log.csv'],
    ['attachment; filename=log.csv', 'log.csv'],
    [
      'attachment; filename="x.csv"; filename*=UTF-8\'\'%E7%99%BB%E5%BD%95%E8%AE%B0%E5%BD%95.csv',
      '登录记录.csv',
    ],
    [
      "attachment; filename*=utf-8'zh'%E7%99%BB%E5%BD%95%E8%AE%B0%E5%BD%95.csv; filename=x.csv",
      '登录记录.csv',
    ],
    ['attachment; filename=%E7%99%BB%E5%BD%95.csv', '登录.csv'],
    ['attachment; filename="a \\"b\\".csv"', 'a _b_.csv'],
    ['attachment; filename="../../etc/passwd"', '.._.._etc_passwd'],
    ["attachment; filename*=UTF-8''..%2Fa%00b.csv", '.._a_b.csv'],
    ['attachment; filename="100%.csv"', '100%.csv'],
    ['attachment', '导出文件'],
    ['attachment; filename=""', '导出文件'],
  ])('API-13 reads %s as %s', (header, name) => {
    expect(fileName(header)).toBe(name);
  });

  it('API-13 decodes raw UTF-8 in the header', () => {
    const raw = Buffer.from('attachment; filename="登录记录.csv"').toString('latin1');
    expect(fileName(raw)).toBe('登录记录.csv');
  });

  it('API-13 keeps every name that RFC 5987 can carry and a file system takes', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\p{Script=Han}A-Za-z0-9()（）·._-]{1,30}$/u), (name) => {
        expect(fileName(`attachment; filename*=UTF-8''${encodeURIComponent(name)}`)).toBe(name);
      }),
    );
  });
});

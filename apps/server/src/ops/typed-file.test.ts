import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { DomainProblem } from '../problems.ts';
import { readTypedFile, readTypedText } from './typed-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'qianwei-typed-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a text file that staff name', () => {
  const path = join(folder, 'a.json');
  const read = async (content: string | Uint8Array) => {
    writeFileSync(path, content);
    return readTypedText(path);
  };

  it('is UTF-8, with or without a byte-order mark, line breaks of any system and tabs', async () => {
    expect(await read('论文\r\n\t题目\n')).toBe('论文\r\n\t题目\n');
    expect(await read('\ufeff论文')).toBe('论文');
  });

  it.each([
    ['GBK', Uint8Array.from([0xc2, 0xdb, 0xce, 0xc4]), '不是 UTF-8 编码的文本，请另存为 UTF-8 后重试'],
    ['UTF-16', Uint8Array.from([0xff, 0xfe, 0xba, 0x8b]), '不是 UTF-8 编码的文本'],
    ['a binary file', 'a\nb\u0000', '第 2 行有损坏或看不见的字符'],
    ['what was lost in another program', '论\ufffd', '第 1 行有损坏或看不见的字符'],
  ])('is refused as %s', async (_, content, problem) => {
    const refused = read(content);
    await expect(refused).rejects.toThrow(DomainProblem);
    await expect(refused).rejects.toThrow(problem);
  });

  it('of 300 MB is not read', async () => {
    writeFileSync(path, '');
    truncateSync(path, 300 * 1024 * 1024);
    await expect(readTypedText(path)).rejects.toThrow('有 300 MB，最多 16 MB');
    await expect(readTypedFile(path)).rejects.toThrow('有 300 MB，最多 64 MB');
  });

  it('is a file', async () => {
    await expect(readTypedText(folder)).rejects.toThrow('无法读取文件');
    await expect(readTypedText(join(folder, 'none'))).rejects.toThrow('无法读取文件');
  });
});

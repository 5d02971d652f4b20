import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { writeDocx } from './plain-docx.ts';
import { writePdf } from './plain-pdf.ts';

it('an attachment is a PDF whose cross references point at its objects', () => {
  const pdf = writePdf('附件1 考生守则', ['入场、作答、离场的要求'.repeat(9)]).toString('latin1');
  const table = [...pdf.matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));
  for (const [index, offset] of table.entries()) {
    expect(pdf.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`));
  }
  expect(pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)?.[1]))).toMatch(/^xref/);
  const { length, 1: stream } = /stream\n([\s\S]*?)\nendstream/.exec(pdf) ?? [];
  expect(length).toBe(2);
  expect(pdf).toContain(`/Length ${stream?.length} `);
});

it('an attachment is a Word file: a ZIP whose directory, sizes and checksums hold', () => {
  const docx = writeDocx('附件2 模板', ['含封面、摘要 & <正文>']);
  const end = docx.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let entry = docx.readUInt32LE(end + 16);
  const names = Array.from({ length: docx.readUInt16LE(end + 10) }, () => {
    expect(docx.toString('latin1', entry, entry + 4)).toBe('PK\x01\x02');
    const [sum, size, nameLength] = [
      docx.readUInt32LE(entry + 16),
      docx.readUInt32LE(entry + 24),
      docx.readUInt16LE(entry + 28),
    ];
    const body = docx.readUInt32LE(entry + 42);
    const name = docx.toString('utf8', entry + 46, entry + 46 + nameLength);
    expect(docx.toString('utf8', body + 30, body + 30 + nameLength)).toBe(name);
    const content = docx.subarray(body + 30 + nameLength, body + 30 + nameLength + size);
    expect(crc32(content)).toBe(sum);
    if (name === 'word/document.xml') expect(content.toString()).toContain('含封面、摘要 &amp; &lt;正文&gt;');
    entry += 46 + nameLength;
    return name;
  });
  expect(entry).toBe(end);
  expect(names).toEqual(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']);
});

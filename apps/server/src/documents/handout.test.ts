import { expect, it } from 'vitest';
import { pdfPages } from '../../../../tests/support/pdf-text.ts';
import { zipFiles } from '../testing/zip-files.ts';
import { loadFormulaReader } from './formula-tree.ts';
import type { HandoutBlock, HandoutDocument } from './handout-document.ts';
import { readMarkdown } from './handout-markdown.ts';
import { pagesOf } from './handout-pdf.ts';
import { writeHandout } from './write-handout.ts';

const documentOf = (markdown: string): HandoutDocument => ({
  ...{ origin: '04735　数据库系统原理', title: '规范化五步法' },
  blocks: readMarkdown(markdown),
});

const pdfText = async (markdown: string) =>
  pdfPages(await writeHandout(documentOf(markdown), 'pdf')).join('');

const docxXml = async (markdown: string) => {
  const files = await zipFiles(await writeHandout(documentOf(markdown), 'docx'));
  return files.get('word/document.xml')?.toString() ?? '';
};

const sample = [
  '## 一、步骤',
  '',
  '先求**候选码**，再看 `R(U, F)`，$\\dfrac{n_0}{2}\\le 1$。',
  '',
  '1. 求闭包',
  '2. 判断范式',
  '',
  '| 范式 | 要求 |',
  '|---|---|',
  '| 1NF | ① 原子性 |',
  '',
  '```sql',
  'SELECT *',
  '  FROM 学生',
  '```',
].join('\n');

it('a handout in PDF has the title, the course, every block and its own fonts', async () => {
  const pdf = await writeHandout(documentOf(sample), 'pdf');
  const [text = ''] = pdfPages(pdf);
  for (const words of ['04735数据库系统原理', '规范化五步法', '一、步骤', '候选码', '1.求闭包', '①原子性'])
    expect(text).toContain(words);
  expect(text).toContain('SELECT*FROM学生');
  expect(text).toContain('第1页，共1页');
  expect(pagesOf(pdf)).toBe(1);
  expect(pdf.toString('latin1')).toContain('/FontFile');
});

it('a handout in Word has real headings, numbers, tables and formulas, and pages that are numbered', async () => {
  const files = await zipFiles(await writeHandout(documentOf(sample), 'docx'));
  const xml = files.get('word/document.xml')?.toString() ?? '';
  expect(xml).toContain('规范化五步法');
  expect(xml).toMatch(/<w:pStyle w:val="Heading2"\/>.*?一、步骤/);
  expect(xml).toMatch(/<w:numPr>.*?求闭包/);
  expect(xml).toMatch(/<w:tbl>.*?① 原子性.*?<\/w:tbl>/);
  expect(xml).toContain('<m:f><m:num>');
  expect(xml).toContain('  FROM 学生');
  const footer = [...files].find(([name]) => name.startsWith('word/footer'))?.[1].toString();
  expect(footer).toContain('NUMPAGES');
});

it('numbered lists after each other count from their own first number', async () => {
  const xml = await docxXml('1. 甲\n2. 乙\n\n**另**\n\n3. 丙');
  const [first, second, third] = [...xml.matchAll(/<w:numId w:val="(\d+)"\/>/g)].map(([, id]) => id);
  expect(first).toBe(second);
  expect(third).not.toBe(first);
  expect(await pdfText('1. 甲\n2. 乙\n\n**另**\n\n3. 丙')).toContain('1.甲2.乙另3.丙');
});

it.each([
  ['HTML', '<script>alert(1)</script> <b>粗</b>', '<script>alert(1)</script><b>粗</b>'],
  ['a table that ends early', '| 甲 | 乙 |\n|---|\n| 丙', '|甲|乙|'],
  ['code without an end', '```\nint x', 'intx'],
  ['markup of the typesetter', '#import "x" #let $ *', '#import"x"#let$*'],
  ['a formula with a mistake', '$\\frac{1}$ 完', '\\frac{1}完'],
  ['a blank', '距离为 ____。', '距离为＿＿＿＿。'],
])('%s prints as text', async (_, markdown, text) => {
  expect(await pdfText(markdown)).toContain(text);
  expect((await docxXml(markdown)).length).toBeGreaterThan(1_000);
});

it('10,000 characters without a break print over several pages', async () => {
  const pdf = await writeHandout(documentOf('长'.repeat(10_000)), 'pdf');
  const pages = pdfPages(pdf);
  expect(pagesOf(pdf)).toBe(pages.length);
  expect(pages.join('').match(/长/g)).toHaveLength(10_000);
});

it('lists within lists without end stay within what a reader can open', () => {
  const deepest = (blocks: readonly HandoutBlock[]): number =>
    1 + Math.max(0, ...blocks.map((block) => ('blocks' in block ? deepest(block.blocks) : 0)));
  expect(deepest(readMarkdown(`${'> '.repeat(500)}深`))).toBeLessThan(10);
});

it('what no font has is printed as 〓 and named', async () => {
  expect(await pdfText('甲😀乙')).toContain('甲〓乙');
  expect(await pdfText('甲😀乙')).toContain('U+1F600');
});

it('a formula is read into its parts', async () => {
  const read = await loadFormulaReader();
  expect(read('\\sqrt x', false)).toEqual({
    kind: 'root',
    body: { kind: 'glyph', text: 'x', style: 'italic' },
    degree: null,
  });
  expect(read('x'.repeat(3_000), false)).toBeNull();
});

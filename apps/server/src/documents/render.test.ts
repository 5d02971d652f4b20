import { expect, it } from 'vitest';
import { pdfPages } from '../../../../tests/support/pdf-text.ts';
import { type DocumentFields, renderDocument } from './render.ts';

const transcript = (name: string, lines = 1): DocumentFields => ({
  ...{ name, school: '江澜大学', checkWords: '15AE 9FC8', printed: '2026年11月21日（周六）20:14:09' },
  facts: [['姓名', name]],
  lines: Array.from({ length: lines }, (_, index) => ({
    ...{ code: String(index).padStart(5, '0'), name: '离散数学', credit: '4', kind: '统考', note: '' },
    ...{ period: '2026年10月考期', exam: '', process: '', final: '59.5', result: '不合格' },
  })),
  sums: [['均分', '—']],
  rule: '60 分合格',
});

const textOf = async (data: DocumentFields) =>
  pdfPages(Buffer.from((await renderDocument('transcript', data)).pdf));

it('documents that are asked for at once are made one after another, each from its own data', async () => {
  const names = ['周子墨', '吴佳怡', '郑凯', '孙浩然', '垚喆祎'];
  const texts = await Promise.all(names.map((name) => textOf(transcript(name))));
  for (const [index, name] of names.entries())
    expect(texts[index]?.[0]).toContain(`成绩单姓名${name}课程代码`);
});

it('a long table goes on with its head, and every page says which of how many it is', async () => {
  const pages = await textOf(transcript('周子墨', 90));
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, text] of pages.entries()) {
    expect(text).toContain('课程代码课程名称');
    expect(text).toContain(`第${index + 1}页，共${pages.length}页`);
    expect(text).toContain('校验码15AE9FC8');
  }
});

it('data that the template does not fit fail alone: the next document is made', async () => {
  await expect(renderDocument('transcript', { name: '周子墨' })).rejects.toThrow('does not contain key');
  expect((await textOf(transcript('周子墨')))[0]).toContain('周子墨');
});

it('a line break or a tab in the data is a space, and what the font lacks is named once', async () => {
  const { missing } = await renderDocument('transcript', transcript('周\t子\n墨䶮䶮𠮷'));
  expect(missing).toEqual(['U+20BB7', 'U+4DAE']);
});

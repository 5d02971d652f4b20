import { expect, it } from 'vitest';
import { zipFiles } from '../testing/zip-files.ts';
import { listWritingFiles, writingFiles } from './writing-files.ts';

it('/thesis/index 写作资料 has the template with its size and address', async () => {
  const files = await listWritingFiles((path) => `https://school.example${path}`);
  expect(files).toEqual([
    {
      name: '毕业论文（设计）模板.docx',
      size: (await writingFiles[0]?.content())?.length,
      url: 'https://school.example/api/samples/THESIS_TEMPLATE.docx',
    },
  ]);
});

it('/thesis/readThesisRule the template is set as the rules of the format ask', async () => {
  const files = await zipFiles((await writingFiles[0]?.content()) ?? Buffer.alloc(0));
  const text = (name: string) => files.get(name)?.toString() ?? '';
  const document = text('word/document.xml');
  // A4 with 2.5, 2.5, 3.0 and 2.5 cm, in twentieths of a point.
  expect(document).toMatch(/<w:pgSz w:w="11906" w:h="16838"/);
  expect(document.match(/<w:pgMar w:top="1417" w:right="1417" w:bottom="1417" w:left="1701"/g)).toHaveLength(
    2,
  );
  expect(
    [...document.matchAll(/<w:pgNumType w:start="1" w:fmt="(\w+)"/g)].map(([, format]) => format),
  ).toEqual(['upperRoman', 'decimal']);
  const styleOf = (id: string) =>
    new RegExp(`<w:style [^>]*w:styleId="${id}".*?</w:style>`).exec(text('word/styles.xml'))?.[0] ?? '';
  for (const [id, font, halfPoints] of [
    ['Title', '黑体', 44],
    ['Heading1', '黑体', 32],
    ['Heading2', '黑体', 28],
    ['Heading3', '黑体', 24],
    ['Body', '宋体', 24],
    ['FigureTitle', '宋体', 21],
    ['TableTitle', '宋体', 21],
  ] as const) {
    const style = styleOf(id);
    expect(style).toContain(`w:eastAsia="${font}"`);
    expect(style).toContain('w:ascii="Times New Roman"');
    expect(style).toContain(`<w:sz w:val="${halfPoints}"/>`);
  }
  expect(styleOf('Title')).toContain('<w:jc w:val="center"/>');
  expect(styleOf('Body')).toMatch(
    /<w:spacing w:line="360" w:lineRule="auto"\/><w:ind w:firstLineChars="200"/,
  );
});

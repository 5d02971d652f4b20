import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  type IParagraphStyleOptions,
  LineRuleType,
  NumberFormat,
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  SectionType,
  Table,
  TableCell,
  TableOfContents,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';

/** Chinese and Western type of a style. */
const type = (eastAsia: '宋体' | '黑体') => ({
  ...{ ascii: 'Times New Roman', hAnsi: 'Times New Roman', cs: 'Times New Roman' },
  eastAsia,
});

/** Chinese sizes of type, in half points. */
const size = { 二号: 44, 三号: 32, 四号: 28, 小四: 24, 五号: 21 } as const;

/** Twentieths of a point in a centimetre. */
const cm = (length: number) => Math.round((length / 2.54) * 1_440);

/** A4 with the margins of 论文格式规范. */
const page = {
  size: { width: cm(21), height: cm(29.7) },
  margin: { top: cm(2.5), bottom: cm(2.5), left: cm(3), right: cm(2.5), header: cm(1.5), footer: cm(1.75) },
};

const oneAndAHalf = { line: 360, lineRule: LineRuleType.AUTO } as const;

function style(
  id: string,
  name: string,
  { run, paragraph }: Pick<IParagraphStyleOptions, 'run' | 'paragraph'>,
): IParagraphStyleOptions {
  return { id, name, basedOn: 'Normal', quickFormat: true, run, paragraph };
}

const caption = {
  run: { font: type('宋体'), size: size.五号 },
  paragraph: { alignment: AlignmentType.CENTER },
};

const paragraphStyles = [
  style('Body', '论文正文', {
    run: { font: type('宋体'), size: size.小四 },
    paragraph: { spacing: oneAndAHalf, alignment: AlignmentType.BOTH, indent: { firstLineChars: 200 } },
  }),
  style('FigureTitle', '图题', { ...caption, paragraph: { ...caption.paragraph, spacing: { after: 120 } } }),
  style('TableTitle', '表题', {
    ...caption,
    paragraph: { ...caption.paragraph, keepNext: true, spacing: { before: 120 } },
  }),
  style('TableText', '表内文字', caption),
  style('Reference', '参考文献条目', {
    run: { font: type('宋体'), size: size.五号 },
    paragraph: { spacing: { line: 300 }, indent: { left: 420, hanging: 420 } },
  }),
];

/** A heading of 黑体; sizes by its level. */
const heading = (points: number, before: number) => ({
  run: { font: type('黑体'), size: points, color: '000000' },
  paragraph: { spacing: { before, after: 120, ...oneAndAHalf }, keepNext: true },
});

const styles = {
  default: {
    document: {
      run: { font: type('宋体'), size: size.小四, language: { value: 'en-US', eastAsia: 'zh-CN' } },
    },
    title: {
      run: { font: type('黑体'), size: size.二号 },
      paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 240, after: 240 } },
    },
    heading1: heading(size.三号, 360),
    heading2: heading(size.四号, 240),
    heading3: heading(size.小四, 180),
  },
  paragraphStyles,
};

const body = (text: string) => new Paragraph({ style: 'Body', text });
const head = (level: 1 | 2 | 3, text: string) => new Paragraph({ style: `Heading${level}`, text });

/** 摘要 and 关键词: their name in 黑体, their text in 宋体, on one line. */
const named = (name: string, text: string) =>
  new Paragraph({
    style: 'Body',
    indent: { firstLine: 0 },
    children: [new TextRun({ text: `${name}：`, font: type('黑体') }), new TextRun(text)],
  });

const line = (width: number) => ({ style: BorderStyle.SINGLE, size: width, color: '000000' });
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };

/** 三线表: a line above, below the head and at the end. */
function ruledTable(rows: readonly (readonly string[])[]): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: {
      ...{ top: line(12), bottom: line(12), left: none, right: none },
      ...{ insideHorizontal: none, insideVertical: none },
    },
    rows: rows.map(
      (cells, row) =>
        new TableRow({
          tableHeader: row === 0,
          children: cells.map(
            (text) =>
              new TableCell({
                ...(row === 0 && { borders: { bottom: line(6) } }),
                children: [new Paragraph({ style: 'TableText', text })],
              }),
          ),
        }),
    ),
  });
}

const numberedFooter = () =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ children: [PageNumber.CURRENT], size: size.五号 })],
      }),
    ],
  });

/** 目录, title, 摘要 and 关键词: pages I, II, … */
const front = [
  new Paragraph({ style: 'Title', text: '目　录' }),
  new TableOfContents('目录', { hyperlink: true, headingStyleRange: '1-3' }),
  new Paragraph({ children: [new PageBreak()] }),
  new Paragraph({ style: 'Title', text: '论文题目（不超过25个字）' }),
  named('摘要', '写明目的、方法、结果和结论，150—300字，不分段，不引用文献。'),
  named('关键词', '关键词一；关键词二；关键词三'),
];

/** The text from the first chapter on: pages 1, 2, … */
const main = [
  head(1, '1 绪论'),
  head(2, '1.1 研究背景'),
  head(3, '1.1.1 行业情况'),
  body(
    '正文用小四号宋体，1.5倍行距，首行缩进2字符，西文和数字用Times New Roman。引用处用方括号标注[1]，图和表先提到再出现，见图1-1和表1-1。',
  ),
  new Paragraph({ style: 'TableText', text: '（在此插入图）' }),
  new Paragraph({ style: 'FigureTitle', text: '图1-1 图题在图的下方' }),
  new Paragraph({ style: 'TableTitle', text: '表1-1 表题在表的上方' }),
  ruledTable([
    ['项目', '数量/份', '占比/%'],
    ['甲', '168', '54.2'],
    ['乙', '142', '45.8'],
  ]),
  head(2, '1.2 研究目的与意义'),
  body('标题之下应当有文字。标题编号连续，不跳级，末尾不加标点。'),
  head(1, '2 结论'),
  body('概括全文的结果，说明不足和后续工作。'),
  head(1, '参考文献'),
  new Paragraph({
    style: 'Reference',
    text: '[1] 沈知行, 江澜生. 社区助餐服务的排队模型[J]. 江澜学刊, 2024, 12(3): 45-52.',
  }),
  new Paragraph({
    style: 'Reference',
    text: '[2] 江澜生. 软件工程实践教程[M]. 2版. 江澜: 江澜大学出版社, 2023: 101-118.',
  }),
  head(1, '致谢'),
  body('100—500字，感谢对论文有实际帮助的人和单位，语言朴实。'),
];

/** 毕业论文（设计）模板 for Word, with every style of 论文格式规范; its sample sentences are to be replaced. */
export function thesisTemplate(): Promise<Buffer> {
  const part = { ...page, pageNumbers: { start: 1 } };
  return Packer.toBuffer(
    new Document({
      title: '毕业论文（设计）模板',
      styles,
      features: { updateFields: true },
      sections: [
        {
          properties: {
            page: { ...part, pageNumbers: { ...part.pageNumbers, formatType: NumberFormat.UPPER_ROMAN } },
          },
          footers: { default: numberedFooter() },
          children: front,
        },
        {
          properties: {
            type: SectionType.NEXT_PAGE,
            page: { ...part, pageNumbers: { ...part.pageNumbers, formatType: NumberFormat.DECIMAL } },
          },
          footers: { default: numberedFooter() },
          children: main,
        },
      ],
    }),
  );
}

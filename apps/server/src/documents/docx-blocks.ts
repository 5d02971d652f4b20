import {
  BorderStyle,
  HeadingLevel,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { docxFormula } from './docx-formula.ts';
import { docxColors, docxFonts, indentStep, numberingName, textWidth } from './docx-styles.ts';
import type { ReadFormula } from './formula-tree.ts';
import type { HandoutBlock, HandoutLine, HandoutQuestion, HandoutTable } from './handout-document.ts';

/** The parts of a document of Word that its blocks add to. */
export interface DocxContext {
  readonly readFormula: ReadFormula;
  /** The start numbers of the numbered lists so far; each list counts by itself. */
  readonly listStarts: number[];
}

type Block = Paragraph | Table;

const bottomLine = { style: BorderStyle.SINGLE, size: 4, color: docxColors.faint, space: 1 } as const;

function children(line: HandoutLine, { readFormula }: DocxContext, isBold = false): ParagraphChild[] {
  return line.map((inline) => {
    if (inline.kind === 'break') return new TextRun({ break: 1 });
    if (inline.kind === 'text')
      return new TextRun({
        text: inline.text,
        // Without it a run is as bold as its style.
        ...(isBold || inline.bold === true ? { bold: true } : {}),
        ...(inline.italic === true ? { italics: true } : {}),
        ...(inline.code === true ? { font: docxFonts.code } : {}),
      });
    const tree = readFormula(inline.tex, inline.display);
    return tree === null
      ? new TextRun({ text: inline.tex, font: docxFonts.code })
      : (docxFormula(tree) as ParagraphChild);
  });
}

function listBlocks(
  { start, items }: Extract<HandoutBlock, { kind: 'list' }>,
  context: DocxContext,
  depth: number,
): Block[] {
  const reference = start === null ? null : numberingName(context.listStarts.push(start) - 1);
  const mark = reference === null ? { bullet: { level: depth } } : { numbering: { reference, level: depth } };
  return items.flatMap((item) => {
    const [first, ...rest] = item;
    const line = first?.kind === 'paragraph' ? first.line : [];
    return [
      new Paragraph({ ...mark, spacing: { after: 60 }, children: children(line, context) }),
      ...docxBlocks(first?.kind === 'paragraph' ? rest : item, context, depth + 1),
    ];
  });
}

function tableBlock({ head, rows, widths }: HandoutTable, context: DocxContext): Table {
  const shares = widths ?? head.map(() => 1);
  const sum = shares.reduce((total, share) => total + share, 0);
  const columnWidths = shares.map((share) => Math.round((textWidth * share) / sum));
  const line = { style: BorderStyle.SINGLE, size: 4, color: docxColors.hair };
  const edge = { style: BorderStyle.SINGLE, size: 8, color: docxColors.accent };
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const row = (cells: readonly HandoutLine[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map(
        (cell, column) =>
          new TableCell({
            width: { size: columnWidths[column] ?? 0, type: WidthType.DXA },
            ...(isHead ? { shading: { type: ShadingType.CLEAR, fill: docxColors.tint } } : {}),
            children: [new Paragraph({ style: 'Cell', children: children(cell, context, isHead) })],
          }),
      ),
    });
  return new Table({
    columnWidths,
    layout: TableLayoutType.FIXED,
    width: { size: textWidth, type: WidthType.DXA },
    margins: { top: 60, bottom: 60, left: 100, right: 100 },
    borders: {
      top: edge,
      bottom: edge,
      left: none,
      right: none,
      insideHorizontal: line,
      insideVertical: none,
    },
    rows: [row(head, true), ...rows.map((cells) => row(cells, false))],
  });
}

function questionBlocks(question: HandoutQuestion, context: DocxContext, depth: number): Block[] {
  const { number, note, stem, options, answer, points, analysis } = question;
  const [first, ...rest] = stem;
  const opening = first?.kind === 'paragraph' ? first.line : [];
  const label = (text: string, blocks: readonly HandoutBlock[]) => {
    const [head, ...more] = blocks;
    if (head === undefined) return [];
    const begun: HandoutLine = [{ kind: 'text', text: `${text}　`, bold: true }];
    return head.kind === 'paragraph'
      ? [{ ...head, line: [...begun, ...head.line] }, ...more]
      : [{ kind: 'paragraph' as const, line: begun }, ...blocks];
  };
  const scored = points.flatMap(
    ({ text, score }, index): HandoutLine => [
      ...text,
      { kind: 'text', text: `（${score} 分）${index === points.length - 1 ? '。' : '；'}` },
    ],
  );
  const answers: HandoutBlock[] = [
    ...label('答案', answer),
    ...label('采分点', points.length > 0 ? [{ kind: 'paragraph', line: scored }] : []),
    ...label('解析', analysis),
  ];
  return [
    new Paragraph({
      keepNext: true,
      spacing: { before: 200 },
      children: [
        new TextRun({ text: `${number} `, bold: true, color: docxColors.accent }),
        new TextRun({ text: `（${note}）`, color: docxColors.faint, size: 18 }),
        ...children(opening, context),
      ],
    }),
    ...docxBlocks(first?.kind === 'paragraph' ? rest : stem, context, depth),
    ...options.map(
      ({ key, text }) =>
        new Paragraph({
          indent: { left: indentStep },
          spacing: { after: 40 },
          children: [new TextRun(`${key}. `), ...children(text, context)],
        }),
    ),
    ...docxBlocks(answers, context, depth),
    ...question.children.flatMap((child) => questionBlocks(child, context, depth)),
  ];
}

const headings = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3] as const;

function docxBlock(block: HandoutBlock, context: DocxContext, depth: number): Block[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ heading: headings[block.level - 1], children: children(block.line, context) })];
    case 'paragraph':
      return [
        new Paragraph({
          ...(depth > 0 ? { indent: { left: indentStep * depth } } : {}),
          children: children(block.line, context),
        }),
      ];
    case 'list':
      return listBlocks(block, context, Math.min(depth, 6));
    case 'table':
      // Word joins two tables that nothing separates.
      return [
        tableBlock(block, context),
        new Paragraph({ spacing: { line: 120, lineRule: 'exact', after: 0 } }),
      ];
    case 'code':
      return block.lines.map((text) => new Paragraph({ style: 'Code', children: [new TextRun(text)] }));
    case 'quote':
      return docxBlocks(block.blocks, context, depth + 1);
    case 'space':
      return Array.from({ length: block.lines }, () => new Paragraph({}));
    case 'fields':
      return block.labels.map(
        (label) =>
          new Paragraph({
            // Equal borders of paragraphs after each other are drawn once, but for those between.
            border: { bottom: bottomLine, between: bottomLine },
            spacing: { before: 160 },
            indent: { right: 3_600 },
            children: [new TextRun({ text: `${label}：`, bold: true })],
          }),
      );
    case 'question':
      return questionBlocks(block, context, depth);
  }
}

/** Blocks as paragraphs and tables of Word; `depth` is how far they are indented, in levels of lists. */
export const docxBlocks = (blocks: readonly HandoutBlock[], context: DocxContext, depth = 0): Block[] =>
  blocks.flatMap((block) => docxBlock(block, context, depth));

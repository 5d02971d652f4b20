import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  type IStylesOptions,
  Packer,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx';
import { type DocxContext, docxBlocks } from './docx-blocks.ts';
import { docxColors, docxFonts, numberedLevels, numberingName, textWidth } from './docx-styles.ts';
import { loadFormulaReader } from './formula-tree.ts';
import type { HandoutDocument } from './handout-document.ts';

/** Sizes are in half points, spaces in twentieths of a point. */
const headingStyle = (size: number, before: number) => ({
  run: { font: docxFonts.heading, size, bold: true, color: docxColors.accent },
  paragraph: { spacing: { before, after: 120 }, keepNext: true },
});

const styles: IStylesOptions = {
  default: {
    document: {
      run: { font: docxFonts.text, size: 21, language: { value: 'en-US', eastAsia: 'zh-CN' } },
      paragraph: { spacing: { line: 340, lineRule: 'auto', after: 120 } },
    },
    title: {
      run: { font: docxFonts.heading, size: 40, bold: true },
      paragraph: { spacing: { before: 60, after: 240 } },
    },
    heading1: headingStyle(28, 320),
    heading2: headingStyle(24, 240),
    heading3: headingStyle(21, 180),
  },
  paragraphStyles: [
    {
      id: 'Code',
      name: 'Code',
      basedOn: 'Normal',
      run: { font: docxFonts.code, size: 18 },
      paragraph: { spacing: { line: 260, after: 0 }, indent: { left: 200 } },
    },
    {
      id: 'Cell',
      name: 'Cell',
      basedOn: 'Normal',
      run: { size: 19 },
      paragraph: { spacing: { line: 280, after: 0 } },
    },
  ],
};

const small = { size: 17, color: docxColors.faint } as const;

const header = ({ origin, title }: HandoutDocument) =>
  new Header({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
        border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: docxColors.hair, space: 4 } },
        children: [new TextRun({ ...small, text: `${origin}\t${title}` })],
      }),
    ],
  });

const footer = () =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({
            ...small,
            children: ['第 ', PageNumber.CURRENT, ' 页，共 ', PageNumber.TOTAL_PAGES, ' 页'],
          }),
        ],
      }),
    ],
  });

/** A document for Word and what reads its files, with headings, lists and tables that can be edited. */
export async function handoutDocx(document: HandoutDocument): Promise<Buffer> {
  const context: DocxContext = { readFormula: await loadFormulaReader(), listStarts: [] };
  const blocks = docxBlocks(document.blocks, context);
  const file = new Document({
    title: document.title,
    subject: document.origin,
    creator: document.origin,
    styles,
    numbering: {
      config: context.listStarts.map((start, index) => ({
        reference: numberingName(index),
        levels: numberedLevels(start),
      })),
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: 1_530, bottom: 1_360, left: 1_304, right: 1_304, header: 750, footer: 700 },
          },
        },
        headers: { default: header(document) },
        footers: { default: footer() },
        children: [new Paragraph({ style: 'Title', children: [new TextRun(document.title)] }), ...blocks],
      },
    ],
  });
  return Packer.toBuffer(file);
}

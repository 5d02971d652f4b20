import { crc32 } from 'node:zlib';

/** A ZIP archive whose members are stored as they are. */
function writeZip(members: readonly { name: string; text: string }[]): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, text } of members) {
    const content = Buffer.from(text, 'utf8');
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    // 1 January 1980, the first day a ZIP knows.
    shared.writeUInt16LE(33, 8);
    shared.writeUInt32LE(crc32(content), 10);
    shared.writeUInt32LE(content.length, 14);
    shared.writeUInt32LE(content.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const body = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, Buffer.from(name), content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    entries.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), shared, place, Buffer.from(name)]),
    );
    bodies.push(body);
    offset += body.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(members.length, 8);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, directory, end]);
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A cell of a form: lines of text over one column, or over `span` of them. */
type DocxCell = string | { readonly text: string; readonly span: number };

/** A form: rows of cells with lines around them. */
export interface DocxTable {
  /** Widths of the columns, in twentieths of a point; together they are at most `formWidth`. */
  readonly widths: readonly number[];
  /** Each row with its least height, in twentieths of a point. */
  readonly rows: readonly { readonly cells: readonly DocxCell[]; readonly height: number }[];
}

/** A4 and its margins, in twentieths of a point. */
const page = { width: 11_906, height: 16_838, margin: 1_440 };

/** Width of the page between its margins, in twentieths of a point. */
export const formWidth = page.width - 2 * page.margin;

const paragraph = (text: string, size: number, align: 'left' | 'center' = 'left') =>
  `<w:p><w:pPr><w:jc w:val="${align}"/></w:pPr><w:r><w:rPr><w:sz w:val="${size * 2}"/></w:rPr><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;

function cell(content: DocxCell): string {
  const { text, span } = typeof content === 'string' ? { text: content, span: 1 } : content;
  const lines = text.split('\n').map((line) => paragraph(line, 12));
  return `<w:tc><w:tcPr><w:gridSpan w:val="${span}"/><w:vAlign w:val="${lines.length > 1 ? 'top' : 'center'}"/></w:tcPr>${lines.join('')}</w:tc>`;
}

const edges = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`)
  .join('');

function table({ widths, rows }: DocxTable): string {
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  const filled = rows.map(
    ({ cells, height }) =>
      `<w:tr><w:trPr><w:trHeight w:val="${height}" w:hRule="atLeast"/></w:trPr>${cells.map(cell).join('')}</w:tr>`,
  );
  return `<w:tbl><w:tblPr><w:tblBorders>${edges}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${filled.join('')}</w:tbl>`;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A Word document on A4: the title in larger type, then paragraphs and forms. */
export function writeDocx(title: string, blocks: readonly (string | DocxTable)[]): Buffer {
  const schemas = 'http://schemas.openxmlformats.org';
  const body = [
    paragraph(title, 18, 'center'),
    ...blocks.map((block) => (typeof block === 'string' ? paragraph(block, 12) : table(block))),
  ].join('');
  const { width, height, margin } = page;
  const margins = ['top', 'right', 'bottom', 'left'].map((side) => `w:${side}="${margin}"`).join(' ');
  const section = `<w:sectPr><w:pgSz w:w="${width}" w:h="${height}"/><w:pgMar ${margins} w:header="720" w:footer="720" w:gutter="0"/></w:sectPr>`;
  return writeZip([
    {
      name: '[Content_Types].xml',
      text: `${head}<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      text: `${head}<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="rId1" Type="${schemas}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/document.xml',
      text: `${head}<w:document xmlns:w="${schemas}/wordprocessingml/2006/main"><w:body>${body}${section}</w:body></w:document>`,
    },
  ]);
}

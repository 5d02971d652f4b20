import type { Row as SheetLine, Worksheet } from 'exceljs';
import { readFirstSheet, UnreadableWorkbook } from '../../../files/workbook.ts';
import type { BankChapter } from './bank-item.ts';
import { ChapterList } from './chapter-ref.ts';
import type { RawBank, RawItem } from './check-items.ts';
import { UnreadableBank } from './read-bank.ts';
import { bankColumns, type RowCells, readRow } from './workbook-row.ts';

/** A row as it was read, with the number that it has in the sheet. */
interface SheetRow {
  no: number;
  cells: RowCells;
}

async function firstSheet(content: Buffer): Promise<Worksheet> {
  try {
    return await readFirstSheet(content);
  } catch (error) {
    if (error instanceof UnreadableWorkbook) throw new UnreadableBank(error.message);
    throw error;
  }
}

/** Column numbers by header. Throws UnreadableBank for a header that is missing, unknown or there twice. */
function readHeader(row: SheetLine): Map<string, number> {
  const found = new Map<string, number>();
  row.eachCell((cell, at) => {
    const name = cell.text.trim();
    if (name === '') return;
    if (!bankColumns.all.includes(name)) throw new UnreadableBank(`第 1 行：不认识的列“${name}”`);
    if (found.has(name)) throw new UnreadableBank(`第 1 行：“${name}”列有两个`);
    found.set(name, at);
  });
  const missing = bankColumns.needed.filter((name) => !found.has(name));
  if (missing.length > 0) throw new UnreadableBank(`第 1 行缺少列：${missing.join('、')}`);
  return found;
}

function readRows(sheet: Worksheet): SheetRow[] {
  const header = readHeader(sheet.getRow(1));
  const rows: SheetRow[] = [];
  sheet.eachRow((row, no) => {
    if (no === 1) return;
    const cells = new Map<string, string>();
    for (const [name, at] of header) cells.set(name, row.getCell(at).text.replace(/\r\n?/g, '\n').trim());
    if ([...cells.values()].some((text) => text !== '')) rows.push({ no, cells });
  });
  return rows;
}

type Row = ReturnType<typeof readRow>['value'] & { children?: unknown[] };

/**
 * Reads the first sheet of an Excel workbook, a question in each row. A row whose 编号 is that of a 综合题 above, `-`
 * and more, is its sub-question. Rejects with UnreadableBank.
 */
export async function readWorkbook(content: Buffer, existing: readonly BankChapter[]): Promise<RawBank> {
  const chapters = new ChapterList(existing);
  const items: (RawItem & { value: Row })[] = [];
  for (const { no, cells } of readRows(await firstSheet(content))) {
    const { value, problems } = readRow(cells, chapters);
    const material = items.find(
      (item) => item.value.type === 'MATERIAL' && value.id.startsWith(`${item.value.id}-`),
    );
    if (material === undefined) {
      items.push({ place: `第 ${no} 行`, value, problems });
      continue;
    }
    const { children = [] } = material.value;
    material.value.children = [...children, value];
    if (!material.value.scoreGiven) material.value.score += value.score;
    material.problems = [
      ...(material.problems ?? []),
      ...problems.map((problem) => `第 ${no} 行：${problem}`),
    ];
  }
  return { chapters: chapters.all, items };
}

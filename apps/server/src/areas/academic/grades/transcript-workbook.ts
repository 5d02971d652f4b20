import type { GradeSummary } from '@qianwei/api/contract/academic/grade';
import { hashTerm } from '@qianwei/api/signing/hash-words';
import type { CellValue, Column, Worksheet } from 'exceljs';
import { excelDate, momentFormat, newWorkbook, safeText, workbookBytes } from '../../../files/workbook.ts';
import { averageWords, type Transcript, type TranscriptLine } from './transcript.ts';

interface LineColumn {
  readonly header: string;
  readonly column: Partial<Column>;
  readonly value: (line: TranscriptLine) => CellValue;
}

const scoreStyle: Partial<Column> = { width: 10, style: { numFmt: '0.0' } };

const columns: readonly LineColumn[] = [
  { header: '课程代码', column: { width: 12 }, value: ({ courseCode }) => safeText(courseCode) },
  { header: '课程名称', column: { width: 36 }, value: ({ courseName }) => safeText(courseName) },
  { header: '学分', column: { width: 8 }, value: ({ credit }) => credit },
  { header: '类型', column: { width: 8 }, value: ({ kind }) => kind },
  { header: '考期', column: { width: 22 }, value: ({ periodName }) => safeText(periodName) },
  { header: '统考', column: scoreStyle, value: ({ examScore }) => examScore },
  { header: '过程性', column: scoreStyle, value: ({ processScore }) => processScore },
  { header: '最终成绩', column: scoreStyle, value: ({ finalScore }) => finalScore },
  { header: '结果', column: { width: 16 }, value: ({ result }) => result },
  { header: '取最好一次', column: { width: 12 }, value: ({ counted }) => (counted ? '是' : '') },
  { header: '备注', column: { width: 40 }, value: ({ note }) => safeText(note) },
];

function addHead(sheet: Worksheet, transcript: Transcript): void {
  sheet.addRow(['成绩单']).font = { bold: true, size: 14 };
  const facts = [
    ['姓名', transcript.name],
    ['准考证号', transcript.examineeNo],
    ['专业', transcript.major],
    ['主考院校', transcript.school],
    ['考试计划', transcript.plan],
  ] as const;
  for (const [term, value] of facts) sheet.addRow([term, safeText(value)]);
  const printed = sheet.addRow(['打印时间', excelDate(transcript.printed)]).getCell(2);
  printed.numFmt = momentFormat;
  printed.alignment = { horizontal: 'left' };
  sheet.addRow([]);
}

function addAverage(
  sheet: Worksheet,
  term: string,
  average: number | null,
  terms: GradeSummary['avgTerms'],
): void {
  const row = sheet.addRow([term, average ?? '—', averageWords(terms, average)]);
  row.getCell(2).numFmt = '0.0';
  row.getCell(2).alignment = { horizontal: 'left' };
}

function addFoot(sheet: Worksheet, { summary, checkWords }: Transcript): void {
  const { passedCount, totalCount, practicePassed, practiceTotal, credit, minCredit } = summary;
  sheet.addRow([]);
  sheet.addRow([
    '已合格',
    `笔试 ${passedCount}/${totalCount} 门，实践 ${practicePassed}/${practiceTotal} 门`,
  ]);
  sheet.addRow(['学分', `${credit}/${minCredit}`]);
  addAverage(sheet, '均分', summary.avg, summary.avgTerms);
  if (summary.degreeNeed !== null) {
    addAverage(sheet, '学位均分', summary.degreeAvg, summary.degreeTerms);
    sheet.addRow(['学位要求', `均分不低于 ${summary.degreeNeed}`]);
  }
  sheet.addRow(['说明', summary.avgRule]);
  sheet.addRow([hashTerm, checkWords]);
}

/** The transcript as a workbook: head, a row for each result with its numbers as such, both averages with their rule. */
export async function transcriptWorkbook(transcript: Transcript): Promise<Uint8Array<ArrayBuffer>> {
  const workbook = await newWorkbook();
  const sheet = workbook.addWorksheet('成绩单');
  sheet.columns = columns.map(({ column }) => column);
  addHead(sheet, transcript);
  sheet.addRow(columns.map(({ header }) => header)).font = { bold: true };
  for (const line of transcript.lines) sheet.addRow(columns.map(({ value }) => value(line)));
  addFoot(sheet, transcript);
  return workbookBytes(workbook);
}

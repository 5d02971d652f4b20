import { sessionTitles } from '@qianwei/api/contract/academic/exam-period';
import { examApplyStatusTitles, type Registration } from '@qianwei/api/contract/academic/registration';
import { excelDate, momentFormat, type SheetColumn, safeText, sheetBytes } from '../../../files/workbook.ts';

const columns: readonly SheetColumn<Registration>[] = [
  { column: { header: '考期', width: 18 }, value: ({ periodName }) => safeText(periodName) },
  // As text: codes keep their leading zeros.
  { column: { header: '课程代码', width: 10 }, value: ({ courseCode }) => courseCode },
  { column: { header: '课程名称', width: 28 }, value: ({ courseName }) => safeText(courseName) },
  { column: { header: '考试日期', width: 12 }, value: ({ date }) => date },
  { column: { header: '场次', width: 10 }, value: ({ sessionCode }) => sessionTitles[sessionCode] },
  { column: { header: '时间', width: 14 }, value: ({ start, end }) => `${start}–${end}` },
  { column: { header: '考区', width: 12 }, value: ({ areaName }) => safeText(areaName) },
  { column: { header: '考点', width: 22 }, value: ({ seat }) => safeText(seat?.siteName ?? '') },
  { column: { header: '考场', width: 12 }, value: ({ seat }) => safeText(seat?.room ?? '') },
  { column: { header: '座位号', width: 8 }, value: ({ seat }) => safeText(seat?.seatNo ?? '') },
  { column: { header: '费用（元）', width: 10, style: { numFmt: '0.00' } }, value: ({ fee }) => fee / 100 },
  { column: { header: '状态', width: 12 }, value: ({ status }) => examApplyStatusTitles[status] },
  { column: { header: '成绩', width: 16 }, value: ({ score }) => safeText(score) },
  { column: { header: '回执号', width: 22 }, value: ({ receiptNo }) => safeText(receiptNo) },
  {
    column: { header: '提交时间', width: 20, style: { numFmt: momentFormat } },
    value: ({ submitTime }) => excelDate(submitTime),
  },
];

/** Registrations as a workbook in the order of the list, times of Shanghai; `total` is how many there are. */
export const registrationsWorkbook = (items: readonly Registration[], total: number) =>
  sheetBytes({ name: '报考记录', columns, items, total });

import type { getScoresHistory, TestRecord } from '@qianwei/api/contract/exam/history';
import type { DataOf } from '@qianwei/api/endpoint';
import { excelDate, momentFormat, type SheetColumn, safeText, sheetBytes } from '../../../files/workbook.ts';

const results = { PASS: '合格', FAIL: '不合格', PENDING: '待批阅', VOID: '作废' } as const;

const columns: readonly SheetColumn<TestRecord>[] = [
  { column: { header: '批次', width: 24 }, value: ({ bizName }) => safeText(bizName) },
  { column: { header: '次序', width: 6 }, value: ({ tryNo }) => tryNo },
  {
    column: { header: '开始时间', width: 20, style: { numFmt: momentFormat } },
    value: (record) => excelDate(record.startTime),
  },
  {
    column: { header: '交卷时间', width: 20, style: { numFmt: momentFormat } },
    value: (record) => excelDate(record.submitTime),
  },
  { column: { header: '用时（秒）', width: 10 }, value: ({ seconds }) => seconds },
  { column: { header: '客观分', width: 8, style: { numFmt: '0.0' } }, value: ({ objective }) => objective },
  { column: { header: '主观分', width: 8, style: { numFmt: '0.0' } }, value: ({ subjective }) => subjective },
  { column: { header: '总分', width: 8, style: { numFmt: '0.0' } }, value: ({ score }) => score },
  {
    column: { header: '结果', width: 8 },
    value: ({ result, status }) => (status === 'RUNNING' ? '进行中' : results[result]),
  },
  { column: { header: '计入成绩', width: 10 }, value: ({ counted }) => (counted ? '是' : '') },
  { column: { header: '批阅人', width: 14 }, value: ({ markedBy }) => safeText(markedBy) },
  {
    column: { header: '批阅时间', width: 20, style: { numFmt: momentFormat } },
    value: (record) => excelDate(record.markedTime),
  },
  { column: { header: '作废理由', width: 24 }, value: ({ voidReason }) => safeText(voidReason) },
  { column: { header: '回执号', width: 22 }, value: ({ receiptNo }) => safeText(receiptNo) },
];

/** The history as a workbook: one row for each try under a head row, numbers and dates as such, times of Shanghai. */
export const scoresWorkbook = ({ courseCode, courseName, list }: DataOf<typeof getScoresHistory>) =>
  sheetBytes({
    name: '历史成绩',
    columns,
    items: list,
    oddHeader: `${courseCode} ${courseName.replaceAll('&', '&&')}`,
  });

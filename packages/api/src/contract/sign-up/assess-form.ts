import * as v from 'valibot';

/** How a practice course is examined: 上机 · 报告 · 答辩 · 操作. */
export const assessForm = v.picklist(['COMPUTER', 'REPORT', 'DEFENCE', 'OPERATION']);

/** How a practice course is examined. */
export type AssessForm = v.InferOutput<typeof assessForm>;

/** The ways of examining in words. */
export const assessFormTitles: Readonly<Record<AssessForm, string>> = {
  COMPUTER: '上机',
  REPORT: '报告',
  DEFENCE: '答辩',
  OPERATION: '操作',
};

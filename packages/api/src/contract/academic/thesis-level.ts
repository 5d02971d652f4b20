import * as v from 'valibot';

/** 优秀 · 良好 · 中等 · 合格 · 不合格, of a thesis. */
export const thesisLevel = v.picklist(['EXCELLENT', 'GOOD', 'MEDIUM', 'PASS', 'FAIL']);

/** The levels of a thesis in words. */
export const thesisLevelTitles: Readonly<Record<v.InferOutput<typeof thesisLevel>, string>> = {
  EXCELLENT: '优秀',
  GOOD: '良好',
  MEDIUM: '中等',
  PASS: '合格',
  FAIL: '不合格',
};

import type { ThesisRule } from '@qianwei/api/contract/thesis/rule';

/** A part of the sample page. */
export interface SamplePart {
  readonly id: string;
  readonly name: string;
  /** The rule in a few words. */
  readonly brief: string;
  /** Anchor of its chapter. */
  readonly chapter: string;
}

/** The parts of the sample page, in the order of their numbers ① to ⑩. */
export const sampleParts = [
  { id: 'page', name: '页面', brief: 'A4 纵向', chapter: 'page' },
  { id: 'title', name: '题目', brief: '二号黑体居中', chapter: 'title' },
  { id: 'abstract', name: '摘要', brief: '150–300 字', chapter: 'abstract' },
  { id: 'keywords', name: '关键词', brief: '3–5 个', chapter: 'keywords' },
  { id: 'headings', name: '标题', brief: '三级以内，编号连续', chapter: 'headings' },
  { id: 'body', name: '正文与引用', brief: '小四宋体，1.5 倍行距', chapter: 'body' },
  { id: 'figure', name: '图', brief: '图题在下，五号宋体', chapter: 'figures' },
  { id: 'table', name: '表', brief: '表题在上，三线表', chapter: 'tables' },
  { id: 'references', name: '参考文献', brief: '顺序编码，GB/T 7714', chapter: 'references' },
  { id: 'pageNumber', name: '页码', brief: '居中，阿拉伯数字', chapter: 'page' },
] as const satisfies readonly SamplePart[];

/** Name of a part. */
export type SamplePartId = (typeof sampleParts)[number]['id'];

/** 必须 · 建议 · 自动. */
export type PartCheck = 'MUST' | 'ADVICE' | 'AUTOMATIC';

/** The checks in words. */
export const checkTitles: Readonly<Record<PartCheck, string>> = {
  MUST: '必须',
  ADVICE: '建议',
  AUTOMATIC: '自动',
};

/** Chapters that the platform follows by itself, whoever writes there. */
const setByPlatform: ReadonlySet<string> = new Set(['page', 'body']);

/** The checks of a part: by the strictest of the rules that its chapter is the basis of. */
export function checkOf(
  { chapter }: SamplePart,
  { formatRules }: Pick<ThesisRule, 'formatRules'>,
): PartCheck {
  if (setByPlatform.has(chapter)) return 'AUTOMATIC';
  const own = formatRules.filter(({ basis }) => basis.ruleType === 'THESIS' && basis.anchor === chapter);
  if (own.some(({ level }) => level === 'hard')) return 'MUST';
  return own.length > 0 ? 'ADVICE' : 'AUTOMATIC';
}

/** The number of a part as it is drawn: ① to ⑩. */
export const partNumber = (index: number): string => String.fromCodePoint(0x2460 + index);

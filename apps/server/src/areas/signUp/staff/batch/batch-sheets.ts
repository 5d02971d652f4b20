import { type AssessForm, assessForm, assessFormTitles } from '@qianwei/api/contract/sign-up/assess-form';
import { BadCell, digitsOf, type SheetForm, textOf, wordsOfCell } from '../../../../files/sheet-rows.ts';
import { comparableName, quoted } from '../../../../typed-text.ts';

/** The most places of a course or a site. */
const maxQuota = 100_000;
/** Characters of an address with the way in, and of a name. */
const maxAddress = 200;
const maxName = 60;

function quotaOf(text: string): number {
  if (!/^\d{1,6}$/.test(text) || Number(text) > maxQuota)
    throw new BadCell(`名额${quoted(text)}应为 0–${maxQuota} 的整数`);
  return Number(text);
}

function modesOf(text: string): readonly AssessForm[] {
  const names = text.split(/[、,，/\s]+/).filter((name) => name !== '');
  const all = assessForm.options.map((code) => assessFormTitles[code]).join('、');
  if (names.length === 0) throw new BadCell(`没有考核方式，应为 ${all} 中的一个或几个`);
  const modes = names.map((name) => {
    const found = assessForm.options.find((code) => assessFormTitles[code] === name);
    if (found === undefined) throw new BadCell(`考核方式${quoted(name)}应为 ${all} 之一`);
    return found;
  });
  if (new Set(modes).size < modes.length) throw new BadCell('考核方式有重复');
  return modes;
}

/** 分 of an amount that was typed in 元, up to 9999.99; null for what is none. */
export const typedAmount = (text: string): number | null =>
  /^\d{1,4}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;

function feeOf(text: string): number {
  if (text === '') throw new BadCell('没有费用（不收费写 0）');
  const fee = typedAmount(text);
  if (fee === null) throw new BadCell(`费用${quoted(text)}应为 0–9999 元，最多两位小数`);
  return fee;
}

/** A practice course of a batch as the sheet has it. */
export interface SheetCourse {
  /** The number of the row in the sheet, the head being 1. */
  readonly no: number;
  /** 5 digits. */
  readonly courseCode: string;
  /** Held against the course when it is there; '' otherwise. */
  readonly courseName: string;
  readonly assessForms: readonly AssessForm[];
  /** 分 */
  readonly fee: number;
  readonly quota: number;
  /** Things to bring; '' for none. */
  readonly carry: string;
}

const courseColumns = ['课程代码', '课程名称', '考核方式', '费用', '名额', '携带物品'] as const;

/** A practice course in each row. */
export const courseSheet: SheetForm<(typeof courseColumns)[number], SheetCourse> = {
  columns: courseColumns,
  readRow: (cells, no) => ({
    no,
    courseCode: digitsOf(cells('课程代码'), '课程代码', 5),
    courseName: textOf(cells('课程名称'), '课程名称'),
    assessForms: modesOf(textOf(cells('考核方式'), '考核方式')),
    fee: feeOf(textOf(cells('费用'), '费用')),
    quota: quotaOf(textOf(cells('名额'), '名额')),
    carry: wordsOfCell(cells('携带物品'), '携带物品'),
  }),
  keyOf: ({ courseCode }) => `课程 ${courseCode}`,
};

/** A site, or an area, of a batch as the sheet has it. */
export interface SheetSite {
  readonly no: number;
  readonly name: string;
  /** '' leaves it as it is. */
  readonly address: string;
  readonly quota: number;
}

const siteColumns = ['考点', '地址', '名额'] as const;

/** A site in each row. */
export const batchSiteSheet: SheetForm<(typeof siteColumns)[number], SheetSite> = {
  columns: siteColumns,
  readRow(cells, no) {
    const name = wordsOfCell(cells('考点'), '考点', maxName);
    if (name === '') throw new BadCell('没有考点');
    const address = wordsOfCell(cells('地址'), '地址', maxAddress);
    return { no, name, address, quota: quotaOf(textOf(cells('名额'), '名额')) };
  },
  keyOf: ({ name }) => `考点 ${comparableName(name)}`,
};

import { type CardType, cardTypes, cardTypeTitles } from '@qianwei/api/contract/card-type';
import { calendarDay, personName } from '@qianwei/api/contract/fields';
import { identityNumber } from '@qianwei/api/contract/identity-document';
import type { Day } from '@qianwei/api/time/moment';
import { passScore } from '@qianwei/studies';
import type { Cell } from 'exceljs';
import * as v from 'valibot';
import { BadCell, type SheetForm, textOf } from '../../../files/sheet-rows.ts';
import { quoted } from '../../../typed-text.ts';

const columns = [
  '证件类型',
  '证件号',
  '姓名',
  '语种',
  '准考证号',
  '成绩',
  '备注',
  '证书号',
  '有效期至',
] as const;

type ColumnName = (typeof columns)[number];

/** 备注 that stands in place of a score. */
const remarks = { 缺考: 'ABSENT', 违纪: 'VIOLATION' } as const;

/** A result as the sheet has it. */
export interface SheetScore {
  /** The number of the row in the sheet, the head being 1. */
  readonly no: number;
  /** Of any document, normalised. */
  readonly idCard: string;
  readonly name: string;
  readonly language: string;
  readonly ticketNo: string;
  /** Null when absent or in violation of the rules. */
  readonly score: number | null;
  readonly result: 'PASS' | 'FAIL' | 'ABSENT' | 'VIOLATION';
  /** Empty without one. */
  readonly certNo: string;
  readonly validUntil: Day | null;
}

const languages = ['英语', '日语', '俄语', '德语', '法语'];

function required(cell: Cell, name: ColumnName): string {
  const text = textOf(cell, name);
  if (text === '') throw new BadCell(`没有${name}`);
  return text;
}

/** An ID card where nothing is said. */
function cardTypeOf(cell: Cell): CardType {
  const text = textOf(cell, '证件类型');
  const type = cardTypes.find((option) => text === cardTypeTitles[option]);
  if (text !== '' && type === undefined)
    throw new BadCell(`证件类型${quoted(text)}应为${Object.values(cardTypeTitles).join('、')}之一，或留空`);
  return type ?? 'ID_CARD';
}

function identityNumberOf(cell: Cell, type: CardType): string {
  const read = v.safeParse(identityNumber(type), required(cell, '证件号'));
  // The number itself is never printed: a terminal is read by others, too.
  if (!read.success) throw new BadCell(read.issues[0].message);
  return read.output;
}

function matching(cell: Cell, name: ColumnName, form: RegExp, expected: string): string {
  const text = required(cell, name).replaceAll(' ', '');
  if (!form.test(text)) throw new BadCell(`${name}${quoted(text)}应为${expected}`);
  return text;
}

function outcomeOf(scoreCell: Cell, remarkCell: Cell): Pick<SheetScore, 'score' | 'result'> {
  const [score, remark] = [textOf(scoreCell, '成绩'), textOf(remarkCell, '备注')];
  if (remark !== '' && !Object.hasOwn(remarks, remark))
    throw new BadCell(`备注${quoted(remark)}应为缺考、违纪或留空`);
  if (remark !== '' && score !== '') throw new BadCell('写了缺考或违纪，就不应有成绩');
  if (remark !== '') return { score: null, result: remarks[remark as keyof typeof remarks] };
  if (score === '') throw new BadCell('没有成绩，备注也没有写缺考或违纪');
  if (!/^\d{1,3}(\.\d)?$/.test(score) || Number(score) > 100)
    throw new BadCell(`成绩${quoted(score)}应在 0–100 之间，最多一位小数`);
  return { score: Number(score), result: Number(score) >= passScore ? 'PASS' : 'FAIL' };
}

function validUntilOf(cell: Cell): Day | null {
  const text = textOf(cell, '有效期至');
  if (text === '') return null;
  const read = v.safeParse(calendarDay(''), text);
  if (!read.success) throw new BadCell(`有效期至${quoted(text)}应为 2029-06-30 这样的日期`);
  return read.output;
}

/** 学位英语成绩表: a result in each row. */
export const scoreSheet: SheetForm<ColumnName, SheetScore> = {
  columns,
  optional: ['证件类型'],
  readRow(cells, no) {
    const idCard = identityNumberOf(cells('证件号'), cardTypeOf(cells('证件类型')));
    const name = required(cells('姓名'), '姓名');
    if (!v.is(personName, name)) throw new BadCell(`姓名${quoted(name)}应为 2–20 个汉字`);
    const language = required(cells('语种'), '语种');
    if (!languages.includes(language))
      throw new BadCell(`语种${quoted(language)}应为${languages.join('、')}之一`);
    const ticketNo = matching(cells('准考证号'), '准考证号', /^[0-9A-Z]{6,20}$/, ' 6–20 位数字或大写字母');
    const outcome = outcomeOf(cells('成绩'), cells('备注'));
    const certNo = textOf(cells('证书号'), '证书号', 40);
    if (certNo !== '' && !/^[0-9A-Z-]+$/.test(certNo))
      throw new BadCell(`证书号${quoted(certNo)}应为数字、大写字母或 -`);
    if (certNo !== '' && outcome.result !== 'PASS') throw new BadCell('没有合格，不应有证书号');
    return {
      no,
      idCard,
      name,
      language,
      ticketNo,
      ...outcome,
      certNo,
      validUntil: validUntilOf(cells('有效期至')),
    };
  },
  keyOf: ({ ticketNo }) => `准考证号 ${ticketNo}`,
};

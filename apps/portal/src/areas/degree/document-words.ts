import type { DegreeApply } from '@qianwei/api/contract/graduation/degree';
import type { DegreeDocument } from '@qianwei/api/contract/graduation/degree-document';
import { likelierSpelling } from '@qianwei/api/contract/graduation/degree-errors';
import type { Day } from '@qianwei/api/time/moment';
import { dayWords } from '@qianwei/api/time/words';
import { fieldWords } from '../../shared/apply/field-words.ts';
import { languageTitles } from './degree-words.ts';

/** The fields of the 申请表 in words. */
export const degreeFieldWords = fieldWords<DegreeDocument>({
  language: ['学位外语', (way) => (way === null ? '' : languageTitles[way])],
  certNo: '证书编号',
  certDay: ['取得日期', (day) => (day === '' ? '' : dayWords(day as Day))],
  certScore: ['成绩', (score) => (score === null ? '' : `${score} 分`)],
  proof: '外语成绩证明',
  titleEn: '论文英文题目',
  namePinyin: '姓名拼音',
  mailName: '收件人',
  mailPhone: '收件电话',
  mailAddress: '邮寄地址',
  mailZipCode: '邮政编码',
});

/** A hint where the spelling is none of those of the name; empty for one that is, and while nothing is written. */
export function pinyinHint(
  { name, namePinyin }: Pick<DegreeApply['holder'], 'name' | 'namePinyin'>,
  written: string,
): string {
  const likelier = likelierSpelling(namePinyin, written);
  if (likelier === null) return '';
  return `和“${name}”常见的拼音 ${likelier} 不一样，请核对。少见的读音、护照上的写法可以照填。`;
}

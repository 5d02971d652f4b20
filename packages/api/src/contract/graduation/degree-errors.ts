import {
  type DegreeRules,
  highestScores,
  type LanguageWay,
  languageWayTitles,
  type MaterialCode,
  provenByCertificate,
} from './apply-rules.ts';
import type { DegreeDocument } from './degree-document.ts';
import { formatErrors } from './typed-formats.ts';

/** Facts that decide whether a document can be submitted. */
export interface DegreeAsked {
  readonly rules: Pick<DegreeRules, 'languages'>;
  /** Ways that the student's own results meet already. */
  readonly met: readonly LanguageWay[];
  /** Day of the registration: a certificate from before does not count. */
  readonly registerDay: string;
  /** Materials that this student has to hand in. */
  readonly required: readonly MaterialCode[];
  readonly today: string;
}

function languageErrors(
  document: DegreeDocument,
  { rules, met, registerDay, required, today }: DegreeAsked,
): Record<string, string> {
  const { language, certNo, certDay, certScore, proof } = document;
  const rule = rules.languages.find(({ way }) => way === language);
  if (language === null || rule === undefined) return { language: '请选择学位外语的认定方式' };
  const noProof = proof.length === 0 && { proof: '请上传外语成绩证明' };
  if (!provenByCertificate.includes(language))
    return {
      ...(!met.includes(language) && { language: '这一项还没有达到要求，请选择其他方式' }),
      ...(required.includes('DEGREE_PROOF') && noProof),
    };
  return {
    ...(certNo === '' && { certNo: '请填写证书编号' }),
    ...(certDay === '' && { certDay: '请填写取得日期' }),
    ...(certDay !== '' && certDay < registerDay && { certDay: '学位外语成绩取得于考籍注册前，不予认定' }),
    ...(certDay > today && { certDay: '取得日期不能晚于今天' }),
    ...(certScore === null && rule.min !== null && { certScore: '请填写成绩' }),
    ...(certScore !== null &&
      rule.min !== null &&
      certScore < rule.min && { certScore: `成绩 ${certScore}，未达到 ${rule.min}` }),
    ...(certScore !== null &&
      certScore > highestScores[language] && {
        certScore: `${languageWayTitles[language]}满分 ${highestScores[language]} 分，请核对成绩`,
      }),
    ...noProof,
  };
}

/** A certificate of others proves the language: its number is asked for. */
const hasCertificate = ({ language }: DegreeDocument): boolean =>
  language !== null && provenByCertificate.includes(language);

/** Errors with which a document cannot be submitted, by field; none where it can. The portal and the server ask alike. */
export function degreeErrors(document: DegreeDocument, facts: DegreeAsked): Record<string, string> {
  const { titleEn, namePinyin, mailName, mailPhone, mailAddress, mailZipCode } = document;
  return {
    ...formatErrors(hasCertificate(document) ? document : { ...document, certNo: '' }),
    ...languageErrors(document, facts),
    ...(titleEn === '' && { titleEn: '请填写论文英文题目' }),
    ...(titleEn !== '' &&
      (!/[A-Za-z]{2}/.test(titleEn) || /\p{Script=Han}/u.test(titleEn)) && {
        titleEn: '论文英文题目应为英文，不能有汉字',
      }),
    ...(!/^[A-ZÜ]+(['-][A-ZÜ]+)*( [A-ZÜ][a-zü]*(['-][a-zü]+)*)*$/.test(namePinyin) && {
      namePinyin: '请填写姓名拼音：姓在前、全大写，名首字母大写，如 ZHENG Kai',
    }),
    ...(mailName === '' && { mailName: '请填写收件人' }),
    ...(mailPhone === '' && { mailPhone: '请填写收件人电话' }),
    ...(mailAddress === '' && { mailAddress: '请填写邮寄地址' }),
    ...(mailZipCode === '' && { mailZipCode: '请填写邮政编码' }),
  };
}

/** Letters alone, so that a space, a hyphen or a case is no difference; ü as it stands in passports. */
const lettersOf = (spelling: string): string =>
  spelling
    .toLowerCase()
    .replaceAll('ü', 'yu')
    .replace(/[^a-z]/g, '');

/**
 * The likeliest spelling of a name where what was written is none of its `spellings`, the likeliest of which comes first; null
 * for one of them, while nothing is written, and for a name without spellings. Never an error: a character may have a rare
 * reading, and a passport another spelling.
 */
export function likelierSpelling(spellings: readonly string[], written: string): string | null {
  const letters = lettersOf(written);
  const [likeliest = null] = spellings;
  return letters === '' || spellings.some((spelling) => lettersOf(spelling) === letters) ? null : likeliest;
}

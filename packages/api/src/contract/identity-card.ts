import * as v from 'valibot';
import { normaliseIdCard, pasted } from './fields.ts';

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkDigits = '10X98765432';
const provinces = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83'.split(
    ' ',
  ),
);

/** The MOD 11-2 check character for the first 17 digits of an ID-card number (GB 11643). */
export function idCardCheckDigit(first17: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(first17[index]), 0);
  return checkDigits[sum % 11] ?? '';
}

function birthDate(idCard: string): Date | null {
  const [year, month, day] = [idCard.slice(6, 10), idCard.slice(10, 12), idCard.slice(12, 14)].map(
    Number,
  ) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date : null;
}

function age(birth: Date, today: Date): number {
  const hadBirthday =
    today.getUTCMonth() > birth.getUTCMonth() ||
    (today.getUTCMonth() === birth.getUTCMonth() && today.getUTCDate() >= birth.getUTCDate());
  return today.getUTCFullYear() - birth.getUTCFullYear() - (hadBirthday ? 0 : 1);
}

/**
 * Says in Chinese what is wrong with an ID-card number, or null when nothing is (FORM-1).
 * `idCard` must be normalised; a holder is 14–90 years old on `today`.
 */
export function idCardProblem(idCard: string, today: Date = new Date()): string | null {
  if (idCard === '') return '请输入身份证号';
  if (idCard.length !== 18) return '身份证号应为 18 位';
  if (!/^\d{17}[\dX]$/.test(idCard)) return '身份证号应为 17 位数字加 1 位数字或 X';
  if (!provinces.has(idCard.slice(0, 2))) return '身份证号前两位不是有效的省份代码，请核对';
  const birth = birthDate(idCard);
  if (birth === null) return '身份证号中的出生日期不正确';
  const years = age(birth, today);
  if (years < 14 || years > 90) return '身份证号中的出生日期不正确';
  if (idCardCheckDigit(idCard) !== idCard[17]) return '身份证号校验位不正确，请核对最后一位';
  return null;
}

/**
 * `320198200304120119` → `3201**********0119`: the first and the last four characters stay, of a number below 15 characters two
 * (`H1*****78`), and of one up to 8 none.
 */
export function maskIdCard(idCard: string): string {
  if (idCard.length <= 8) return '*'.repeat(idCard.length);
  const shown = idCard.length < 15 ? 2 : 4;
  return `${idCard.slice(0, shown)}${'*'.repeat(idCard.length - 2 * shown)}${idCard.slice(-shown)}`;
}

/** An ID-card number (FORM-1): spaces and full-width digits are normalised before it is checked. */
export const idCard = v.pipe(
  pasted('请输入身份证号'),
  v.transform(normaliseIdCard),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? idCardProblem(dataset.value) : null;
    if (problem !== null) addIssue({ message: problem });
  }),
);

import type { SignUpBatch } from '@qianwei/api/contract/sign-up/config';
import { type signUpLanguage, signUpLanguageTitles } from '@qianwei/api/contract/sign-up/sign-up';
import { type Day, formatMomentDay, parseMoment } from '@qianwei/api/time/moment';
import type * as v from 'valibot';
import { DomainProblem } from '../../../../problems.ts';
import type { BatchFields } from './save-batch.ts';

/** Values that staff set of a batch; the others stay as they are. */
export type BatchChange = Partial<Omit<BatchFields, 'id' | 'type' | 'name' | 'schoolId' | 'notices'>>;

/** The most courses of a sign-up, and seconds of reading. */
const maxCourses = 20;
const maxReadSeconds = 120;

function dayOf(text: string): Day {
  const at = parseMoment(text);
  const day = Number.isNaN(at) ? null : formatMomentDay(at);
  if (day !== text) throw new DomainProblem('--exam 应为 2026-12-26 或 2026-12-26/2026-12-27 这样的日期');
  return day;
}

/** `2026-12-26/2026-12-27`, or one day. Throws DomainProblem. */
export function readExamDays(text: string): { examStart: Day; examEnd: Day } {
  const [first = '', last = first, ...more] = text.split('/');
  if (more.length > 0) throw new DomainProblem('--exam 最多写两天，用 / 分开');
  return { examStart: dayOf(first), examEnd: dayOf(last) };
}

function wholeNumber(option: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new DomainProblem(`--${option} 应为 ${min}–${max} 的整数`);
  return value;
}

/** Yuan as 分. Throws DomainProblem. */
export function readFee(text: string): number {
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(text)) throw new DomainProblem('--fee 应为 0–9999 元，最多两位小数');
  return Math.round(Number(text) * 100);
}

/** `英语,日语`; `无` for none. Throws DomainProblem. */
export function readLanguages(text: string): SignUpBatch['languageList'] {
  if (text === '无') return [];
  const codes = Object.keys(signUpLanguageTitles) as v.InferOutput<typeof signUpLanguage>[];
  const names = text.normalize('NFKC').split(/[,、]/);
  return [...new Set(names)].map((name) => {
    const found = codes.find((code) => signUpLanguageTitles[code] === name.trim());
    if (found !== undefined) return found;
    const all = codes.map((code) => signUpLanguageTitles[code]).join('、');
    throw new DomainProblem(`--languages 里的“${name}”应为 ${all} 之一，不选语种写 无`);
  });
}

/** How many courses a sign-up may have. Throws DomainProblem. */
export const readMaxCourses = (text: string): number => wholeNumber('max', text, 1, maxCourses);

/** For how many seconds the notices are read. Throws DomainProblem. */
export const readReadSeconds = (text: string): number => wholeNumber('read', text, 0, maxReadSeconds);

import * as v from 'valibot';
import { captchaCode, codeKey, personName } from '../fields.ts';

/** Name of a person who looks something up without a login, with a solved captcha; `withDocument` adds the document. */
export const nameWithCaptcha = { name: personName, code: captchaCode, codeKey };

/** How often the asker can still look this identity number up today; the same whether somebody is found or not. */
export const leftToday = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The `data` of a lookup that finds nobody (1050005): never which of the fields is wrong. */
const miss = v.looseObject({ leftToday });

/** Lookups that are left after a miss; null for any other refusal. */
export function missedWith({ data }: { data?: unknown }): number | null {
  const read = v.safeParse(miss, data);
  return read.success ? read.output.leftToday : null;
}

/** Seals in an answer who was looked up: what follows a lookup sends it back, for half an hour. Opaque text. */
export const lookupToken = v.pipe(v.string('请先查询'), v.minLength(1, '请先查询'), v.maxLength(512));

import { errorCode } from '@qianwei/api/contract/envelope';
import type { Schema } from '@qianwei/api/endpoint';
import * as v from 'valibot';
import { fieldRefusal, Refusal } from './refusal.ts';

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

/** The first thing wrong at each field; Valibot's own English texts never reach a student. */
function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? 'form';
    if (!errors.has(field)) errors.set(field, isChinese(issue.message) ? issue.message : '填写内容不正确');
  }
  return Object.fromEntries(errors);
}

/** Text that no database column can hold: NUL, or half of a surrogate pair. */
const broken = /\0|\p{Surrogate}/u;

function hasBrokenText(value: unknown): boolean {
  if (typeof value === 'string') return broken.test(value);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return false;
  return Object.entries(value).some(([name, inner]) => hasBrokenText(name) || hasBrokenText(inner));
}

/** A field that was not sent is passed as undefined: only then does Valibot use the field's own text. */
function nameMissing(issues: readonly v.BaseIssue<unknown>[]): boolean {
  const missing = issues.filter(({ type, received }) => type === 'object' && received === 'undefined');
  for (const { path } of missing) {
    const last = path?.at(-1);
    if (last?.type === 'object') (last.input as Record<string, unknown>)[String(last.key)] = undefined;
  }
  return missing.length > 0;
}

/** The payload as the contract describes it. Throws 1040001 with `data.fieldErrors`. */
export function checkPayload(schema: Schema<unknown>, payload: Record<string, unknown>): unknown {
  if (hasBrokenText(payload))
    throw new Refusal(errorCode.badParameter, '提交内容含有无法识别的字符，请删除后重试');
  const result = v.safeParse(schema, payload);
  if (result.success) return result.output;
  const named = nameMissing(result.issues) ? v.safeParse(schema, payload) : result;
  throw fieldRefusal(fieldErrors(named.issues ?? result.issues));
}

/** An answer that differs from the contract: a mistake of the server. The message names path and field, never a value. */
export class ContractDrift extends Error {
  override readonly name = 'ContractDrift';
}

/** The answer with nothing in it but what the contract names. Throws ContractDrift. */
export function checkData(path: string, schema: Schema<unknown>, data: unknown): unknown {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const places = result.issues.map(
    (issue) => `${v.getDotPath(issue) ?? '(root)'}: ${issue.kind} ${issue.type}`,
  );
  throw new ContractDrift(`${path} answers outside its contract at ${places.join('; ')}`);
}

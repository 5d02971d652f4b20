import { array, object, parse, string } from 'valibot';
import { readLocal, writeLocal } from '../../../shared/device/stored.ts';

/** A student's choice for a period. */
export interface BasketDraft {
  /** Course codes. */
  readonly codes: readonly string[];
  /** Empty for the area that the page would choose by itself. */
  readonly areaCode: string;
}

const storedDraft = object({ codes: array(string()), areaCode: string() });

const keyOf = (student: string, periodId: string) => `exam-basket ${student} ${periodId}`;

/** A basket on this device that has not reached the server; null without one, or with one that cannot be read. */
export function readBasketDraft(student: string, periodId: string): BasketDraft | null {
  try {
    return parse(storedDraft, JSON.parse(readLocal(keyOf(student, periodId)) ?? ''));
  } catch {
    return null;
  }
}

/** Keeps a basket on this device, from where 考试计划 sends it; null removes it. */
export const storeBasketDraft = (student: string, periodId: string, draft: BasketDraft | null): void =>
  writeLocal(keyOf(student, periodId), draft && JSON.stringify(draft));

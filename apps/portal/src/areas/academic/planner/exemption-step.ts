import type { GraduationPlan, PlannerWishes } from '@qianwei/api/contract/academic/planner';
import { type DateTime, monthOf, parseMoment } from '@qianwei/api/time/moment';
import { dateWords, dayWords } from '@qianwei/api/time/words';

/** The exemptions that a plan counts on: they are still to be applied for, and to be approved. */
export interface ExemptionStep {
  readonly codes: readonly string[];
  /** When they are applied for: `2027年3月1日至3月10日申请`, or that this is not announced. */
  readonly when: string;
  /** `yyyy-MM`; null while it is not announced. */
  readonly month: string | null;
  /** The last moment to apply; null while it is not known. */
  readonly end: DateTime | null;
}

/** The exemptions that a plan counts on; null without any. */
export function exemptionStep(
  { facts, exemptionWindow }: Pick<GraduationPlan, 'facts' | 'exemptionWindow'>,
  { exempt }: PlannerWishes,
): ExemptionStep | null {
  const codes = facts.written
    .filter(({ courseCode, exemptable }) => exemptable && exempt.includes(courseCode))
    .map(({ courseCode }) => courseCode);
  if (codes.length === 0) return null;
  if (exemptionWindow === null) return { codes, when: '受理时间待公布', month: null, end: null };
  const { start, end } = exemptionWindow;
  // Midnight at the end belongs to the day before.
  const last = end === null ? '起' : `至${dateWords(parseMoment(end) - 1)}`;
  return { codes, when: `${dayWords(start)}${last}申请`, month: monthOf(start), end };
}

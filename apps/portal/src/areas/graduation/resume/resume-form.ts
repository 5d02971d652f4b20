import type { ResumeLine } from '@qianwei/api/contract/graduation/graduation-document';
import {
  overlapText,
  resumeLineErrors,
  resumeOverlaps,
} from '@qianwei/api/contract/graduation/graduation-errors';
import { gapsOf } from '@qianwei/api/contract/graduation/month-span';
import { type GapRow, type ResumeRow, unfinishedPlace } from './resume-rows.ts';
import { monthName, spanWords } from './resume-words.ts';

/** The form that is open: of a line by its place, of a gap by its first month; null without one. */
export type OpenAt = number | string | null;

/** The gap that begins in a month, by that month; null where none does. */
export const gapAt = (rows: readonly ResumeRow[], from: OpenAt): string | null =>
  rows.find((row): row is GapRow => row.kind === 'gap' && row.gap.from === from)?.gap.from ?? null;

/** The form that a student needs next: of a line that is not whole, else of the first gap; null where nothing is missing. */
export const neededForm = (rows: readonly ResumeRow[], now: string): OpenAt =>
  unfinishedPlace(rows, now) ?? rows.find((row): row is GapRow => row.kind === 'gap')?.gap.from ?? null;

/** The title of a form. */
export function formTitle(line: ResumeLine, isGap: boolean): string {
  if (line.from === '') return '添加一段';
  if (!isGap) return `修改 ${spanWords(line)}`;
  return `补上 ${monthName(line.from)} 至${line.to === '' ? '今' : ` ${monthName(line.to)}`}`;
}

/** Consequence of saving a form, beside its button. */
export interface FormOutcome {
  words: string;
  isWrong: boolean;
}

interface ResumeLimit {
  /** This month, `yyyy-MM`. */
  readonly now: string;
  /** Months that may lie between two lines. */
  readonly limit: number;
}

/** The months of every gap: `2019-07 至 2020-06、2024-07 至 2026-10`; empty without any. */
const gapsText = (lines: readonly ResumeLine[], limit: ResumeLimit): string =>
  gapsOf(lines, limit).map(spanWords).join('、');

/** The error of a line that overlaps with another one of its kind, earlier or later; undefined for one that does not. */
export function overlapWords(lines: readonly ResumeLine[], place: number, now: string): string | undefined {
  const overlap = resumeOverlaps(lines, now).find(({ places }) => places.includes(place));
  const other = lines[overlap?.places.find((each) => each !== place) ?? -1];
  return other && overlapText(other);
}

/** The overlap of a line with another, and the gaps that are left when it is saved. */
export function formOutcome(lines: readonly ResumeLine[], place: number, limit: ResumeLimit): FormOutcome {
  if (lines[place]?.from === '') return { words: '', isWrong: false };
  const overlap = overlapWords(lines, place, limit.now);
  const gaps = gapsText(lines, limit);
  const left = gaps === '' ? '' : `保存后还没有填的：${gaps}`;
  if (overlap !== undefined) return { words: [overlap, left].filter(Boolean).join('；'), isWrong: true };
  return { words: left || `保存后前后衔接，没有超过 ${limit.limit} 个月的空白`, isWrong: false };
}

/** The status after a form was saved or a line removed: everything that is still missing, else that nothing is. */
export function savedWords(lines: readonly ResumeLine[], limit: ResumeLimit): string {
  const gaps = gapsText(lines, limit);
  const missing = [
    ...(gaps === '' ? [] : [`${gaps} 没有填写`]),
    ...resumeOverlaps(lines, limit.now).map(({ places }) => {
      const [earlier, later] = places.map((place) => lines[place]?.place);
      return `“${earlier}”与“${later}”的起止时间重叠`;
    }),
    ...lines
      .filter((line) => Object.keys(resumeLineErrors(line, limit.now)).length > 0)
      .map((line) => `${spanWords(line)} 这一段没有填完`),
  ];
  return missing.length === 0
    ? `已填好，前后衔接，没有超过 ${limit.limit} 个月的空白。`
    : `还差：${missing.join('；')}。`;
}

/** The first error of a line. */
export const lineError = (errors: Readonly<Record<string, string>>, place: number): string | undefined =>
  Object.entries(errors).find(([path]) => path.startsWith(`resume.${place}.`))?.[1];

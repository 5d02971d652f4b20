import type { ResumeKind, ResumeLine } from '@qianwei/api/contract/graduation/graduation-document';
import { resumeLineErrors } from '@qianwei/api/contract/graduation/graduation-errors';
import { gapsOf, inTimeOrder, type MonthGap } from '@qianwei/api/contract/graduation/month-span';

/** A line of the résumé in its row. */
export interface LineRow {
  readonly kind: 'line';
  /** In the list of all lines. */
  readonly place: number;
  readonly line: ResumeLine;
  readonly isLocked: boolean;
}

/** A gap in its row. */
export interface GapRow {
  readonly kind: 'gap';
  readonly gap: MonthGap;
  /** No line follows. */
  readonly isLast: boolean;
  /** Place of the line that fills it, in the list of all lines. */
  readonly place: number;
}

/** A row of the editor. */
export type ResumeRow = LineRow | GapRow;

/** Facts that the rows depend on. */
export interface RowFacts {
  /** This month, `yyyy-MM`. */
  readonly now: string;
  readonly gapMonths: number;
  /** The line that is being changed stays where it was; null without one. */
  readonly openPlace: number | null;
  isLocked(line: ResumeLine): boolean;
}

/** The lines in the order of time, each gap in its place between them. */
export function resumeRows(
  lines: readonly ResumeLine[],
  { now, gapMonths, openPlace, isLocked }: RowFacts,
): ResumeRow[] {
  const all = lines.map((line, place) => ({ from: line.from, to: line.to, line, place }));
  const placed = inTimeOrder(all.filter(({ place }) => place !== openPlace));
  placed.splice(openPlace ?? 0, 0, ...all.filter(({ place }) => place === openPlace));
  const rows: ResumeRow[] = placed.map(({ line, place }) => ({
    kind: 'line',
    place,
    line,
    isLocked: isLocked(line),
  }));
  for (const gap of gapsOf(lines, { now, limit: gapMonths })) {
    const at = rows.findIndex((row) => row.kind === 'line' && row.line.from > gap.from);
    const place = lines.findIndex(({ from }) => from > gap.from);
    rows.splice(at < 0 ? rows.length : at, 0, {
      kind: 'gap',
      gap,
      isLast: at < 0,
      place: place < 0 ? lines.length : place,
    });
  }
  return rows;
}

/** The first line that can be changed and is not whole; null where all are. */
export const unfinishedPlace = (rows: readonly ResumeRow[], now: string): number | null =>
  rows.find(
    (row): row is LineRow =>
      row.kind === 'line' && !row.isLocked && Object.keys(resumeLineErrors(row.line, now)).length > 0,
  )?.place ?? null;

/** The kinds in the order in which they are offered. */
export const kinds: readonly ResumeKind[] = ['WORK', 'STUDY', 'PREPARE', 'JOBLESS', 'CARE', 'OTHER'];

/** Kinds with a 职务. */
const withPost: readonly ResumeKind[] = ['WORK', 'STUDY'];

/** A 职务 is asked for, or was written. */
export const hasPost = ({ kind, post }: ResumeLine): boolean => withPost.includes(kind) || post !== '';

/** A line after its kind was changed: what has no 职务 keeps none. */
export const ofKind = (line: ResumeLine, kind: ResumeKind): ResumeLine => ({
  ...line,
  kind,
  post: withPost.includes(kind) ? line.post : '',
});

/** The line that fills a gap, as far as it is known; of the last gap it goes on until now. */
export const lineForGap = ({ gap, isLast }: GapRow): ResumeLine => ({
  ...emptyLine,
  from: gap.from,
  to: isLast ? '' : gap.to,
});

/** A line into which nothing was typed. */
export const emptyLine: ResumeLine = { from: '', to: '', kind: 'WORK', place: '', post: '', witness: '' };

/** A line and another say the same. */
export const isSameLine = (a: ResumeLine, b: ResumeLine): boolean =>
  (Object.keys(emptyLine) as (keyof ResumeLine)[]).every((field) => a[field] === b[field]);

import {
  type PerformanceCode,
  type ProcessPartCode,
  type ProcessScore,
  processPartCode,
  processPartTitles,
} from '@qianwei/api/contract/course/process-score';
import { processWeights } from '@qianwei/api/studies/course-score';
import { dayWords, momentWords } from '@qianwei/api/time/words';

/** The score of the written exam in an example, before the student tries another. */
export const exampleExam = 55;

/** A score as all pages write it: 9 is 9.0 beside 25.8. */
export const oneDecimal = (score: number): string => score.toFixed(1);

/** What a part adds: 25.8, and 36.86 where a tenth would not add up. */
export const addedWords = (points: number): string =>
  points.toFixed(Math.round(points * 100) % 10 === 0 ? 1 : 2);

const wholeOf = (parts: ProcessScore['parts']) => parts.reduce((sum, { weight }) => sum + weight, 0);

/** A part of the process score with its weight after what the course lacks was spread, and what it adds. */
export interface PartLine {
  readonly code: ProcessPartCode;
  readonly name: string;
  readonly score: number;
  /** Such as 30%, or 42.9% where a part is missing. */
  readonly weight: string;
  /** What it adds to the 100, two decimals. */
  readonly points: number;
}

/** The parts of a process score, line by line. */
export function partLines(parts: ProcessScore['parts']): PartLine[] {
  const whole = wholeOf(parts);
  return parts.map(({ code, score, weight }) => ({
    code,
    name: processPartTitles[code],
    score,
    weight: `${Math.round((weight * 1000) / whole) / 10}%`,
    points: Math.round((score * weight * 100) / whole) / 100,
  }));
}

/** The parts that the course does not have, in words. */
export const missingParts = (parts: ProcessScore['parts']): string[] =>
  processPartCode.options
    .filter((code) => processWeights[code] > 0 && !parts.some((part) => part.code === code))
    .map((code) => processPartTitles[code]);

const units: Readonly<Record<PerformanceCode, string>> = { LIVE: '次', POP: '题', NOTE: '条', ASK: '次' };

/** How often: `2 / 2 次`, `24 / 30 题`, `12 条`. */
export const countWords = ({ code, count, of }: ProcessScore['performance'][number]): string =>
  of === null ? `${count} ${units[code]}` : `${count} / ${of} ${units[code]}`;

/** Until when it is computed and counts; a whole sentence. */
export function validityWords({ cutOff, validUntil }: ProcessScore): string {
  if (validUntil !== null) return `已在笔试当日结算，有效到 ${dayWords(validUntil)}。`;
  return cutOff === null
    ? '计算截至笔试当日 24:00，两年内有效。'
    : `计算截至笔试当日 ${momentWords(cutOff, 'end')}，两年内有效。`;
}

import {
  type PerformanceCode,
  type ProcessPartCode,
  type ProcessScore,
  processPartCode,
  processPartTitles,
} from '@qianwei/api/contract/course/process-score';
import { dayWords, momentWords } from '@qianwei/api/time/words';
import { processWeights } from '@qianwei/studies';
import { formatShare, partShareOf } from '../../../shared/course/process-points.ts';

/** The score of the written exam in an example, before the student tries another. */
export const exampleExam = 55;

/** A part of the process score with its weight after what the course lacks was spread, and what it adds. */
export interface PartLine {
  readonly code: ProcessPartCode;
  readonly name: string;
  readonly score: number;
  /** Such as 30%, or 42.86% where a part is missing. */
  readonly weight: string;
  /** The points that the part adds to the process score, 0–100. */
  readonly points: number;
}

/** The parts of a process score, line by line. */
export const partLines = (parts: ProcessScore['parts']): PartLine[] =>
  parts.map(({ code, score }) => {
    const share = partShareOf({ parts }, code);
    return { code, name: processPartTitles[code], score, weight: formatShare(share), points: score * share };
  });

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

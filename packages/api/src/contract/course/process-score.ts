import * as v from 'valibot';
import { basis } from '../academic/basis.ts';
import { dateTime, day } from '../fields.ts';

/** The parts of the process score: video, chapter tests, 综合测验, 学习表现. */
export const processPartCode = v.picklist(['VIDEO', 'CHAPTER', 'COMPREHENSIVE', 'PERFORMANCE']);

/** A part of the process score. */
export type ProcessPartCode = v.InferOutput<typeof processPartCode>;

/** The parts in words, in their order. */
export const processPartTitles: Readonly<Record<ProcessPartCode, string>> = {
  VIDEO: '视频学习',
  CHAPTER: '章节测验',
  COMPREHENSIVE: '综合测验',
  PERFORMANCE: '学习表现',
};

/** Item of 学习表现: live lectures attended, pop questions right at once, notes, questions to the teacher. */
export const performanceCode = v.picklist(['LIVE', 'POP', 'NOTE', 'ASK']);

/** An item of 学习表现. */
export type PerformanceCode = v.InferOutput<typeof performanceCode>;

/** The items of 学习表现 in words, in their order. */
export const performanceTitles: Readonly<Record<PerformanceCode, string>> = {
  LIVE: '直播出勤',
  POP: '弹题首答正确率',
  NOTE: '笔记',
  ASK: '答疑提问',
};

/**
 * Why nothing can be added to a process score any more: the course is passed, the score was settled on the day of the written
 * exam, or the service has ended or not begun.
 */
export const processEnd = v.picklist(['PASSED', 'SETTLED', 'EXPIRED', 'UPCOMING']);

/** Why nothing can be added to a process score any more. */
export type ProcessEnd = v.InferOutput<typeof processEnd>;

/** The process score (过程性考核) of a course with everything that it is computed from. */
export const processScore = v.object({
  /** Null while something can still be added. */
  end: v.nullable(processEnd),
  /** 0–100, one decimal. */
  score: v.number(),
  /** Points in the total with an exam, 0–30, one decimal. */
  points: v.number(),
  /** The parts that the course has; their weights make 100 together with those that it lacks, which are spread. */
  parts: v.array(
    v.object({
      code: processPartCode,
      /** 0–100, one decimal. */
      score: v.number(),
      /** Percent of the process score, before what the course lacks is spread. */
      weight: v.number(),
    }),
  ),
  /** Best scores of the chapter tests in the order of the chapters; null where none was taken. */
  chapterScores: v.array(v.nullable(v.number())),
  performance: v.array(
    v.object({
      code: performanceCode,
      /** The points that the item has. */
      full: v.number(),
      got: v.number(),
      /** Number reached: times, right answers, notes, questions. */
      count: v.number(),
      /** Of how many; null where there is no whole. */
      of: v.nullable(v.number()),
    }),
  ),
  /** Computed until the end of the day of the written exam; null where none is planned. */
  cutOff: v.nullable(dateTime),
  /** The last day on which it counts for an exam; null before it is cut off. */
  validUntil: v.nullable(day),
  basis,
});

/** The process score of a course. */
export type ProcessScore = v.InferOutput<typeof processScore>;

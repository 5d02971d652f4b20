import * as v from 'valibot';
import { day } from '../fields.ts';

/** Published results of written exams, the oldest first. */
export const examTrend = v.array(
  v.object({
    courseCode: v.string(),
    courseName: v.string(),
    periodName: v.string(),
    /** First day of its exams. */
    date: day,
    /** Null where there is none: absent, violation. */
    score: v.nullable(v.number()),
    /** In place of a score, such as 缺考; empty with one. */
    note: v.string(),
    passed: v.boolean(),
  }),
);

/** Published results of written exams, the oldest first. */
export type ExamTrend = v.InferOutput<typeof examTrend>;

import * as v from 'valibot';

/** The minutes of one week and the days in a row. */
export const studyWeek = v.object({
  /** Monday first, seven numbers. */
  minutes: v.array(v.number()),
  /** Index of today in `minutes`. */
  today: v.number(),
  /** Days in a row with at least one minute, today or yesterday among them. */
  streak: v.number(),
});

/** The minutes of one week and the days in a row. */
export type StudyWeek = v.InferOutput<typeof studyWeek>;

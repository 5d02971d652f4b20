import * as v from 'valibot';
import { dateTime, day } from '../fields.ts';

/** How a written exam that was not passed can be taken again. */
export const retake = v.variant('kind', [
  /** It is registered; the exam begins on `date` at `start`, `HH:mm`. */
  v.object({ kind: v.literal('REGISTERED'), date: day, start: v.string() }),
  /** It can be registered in the period that is open. */
  v.object({ kind: v.literal('OPEN'), periodName: v.string(), applyEnd: dateTime }),
  /** It is examined in this month, by the next timetable or as usual, such as 2027年4月; empty where nobody knows. */
  v.object({ kind: v.literal('LATER'), month: v.string() }),
]);

/** How a written exam that was not passed can be taken again. */
export type Retake = v.InferOutput<typeof retake>;

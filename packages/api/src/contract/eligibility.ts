import * as v from 'valibot';
import { testType } from './exam/test-title.ts';
import { dateTime } from './fields.ts';

/** How a student goes on from something that may not be done: no refusal is a dead end. */
export const way = v.variant('kind', [
  /** The page where it is mended, or where the student sees what has become of it. `path` is a page of the portal. */
  v.object({ kind: v.literal('PAGE'), text: v.string(), path: v.string() }),
  /** The attempt that is in the way; `type` and `name` are those of its test, `endTime` when the time is up. */
  v.object({
    kind: v.literal('RUNNING'),
    type: testType,
    name: v.string(),
    path: v.string(),
    endTime: dateTime,
  }),
  /** Nothing but the office helps; the portal knows its number. */
  v.object({ kind: v.literal('OFFICE') }),
  /** Nothing but who opens course services, 助学单位; the portal knows its number. */
  v.object({ kind: v.literal('PROVIDER') }),
  /**
   * No link, because what helps is there already: `AGAIN`, the same press a moment later; `BESIDE`, the button or field
   * beside the text.
   */
  v.object({ kind: v.literal('NONE'), because: v.picklist(['AGAIN', 'BESIDE']) }),
]);

export type Way = v.InferOutput<typeof way>;

/** The `data` of a refusal where a student is blocked; the reason is its text. */
const refused = v.object({
  /** When asking again makes sense, where time alone decides; else null. */
  nextTime: v.nullable(dateTime),
  way,
});

/** Why something may not be done, when it may, and how to go on. */
export const obstacle = v.object({
  /** Chinese, for the student. */
  reason: v.string(),
  ...refused.entries,
});

export type Obstacle = v.InferOutput<typeof obstacle>;

/** The obstacle that a refused call has met; null for a refusal that says none, such as that of a wrong field. */
export function obstacleOf({ message, data }: { message: string; data?: unknown }): Obstacle | null {
  const read = v.safeParse(refused, data);
  return read.success ? { reason: message, ...read.output } : null;
}

/** A condition of something that a student wants to do, with the student's own value. */
export const eligibilityCondition = v.object({
  name: v.string(),
  ok: v.boolean(),
  /** The student's value: 62%. */
  actual: v.string(),
  /** The required value: ≥ 80%. */
  need: v.string(),
  /** The way to meet it; null when it is met. */
  way: v.nullable(way),
});

export type EligibilityCondition = v.InferOutput<typeof eligibilityCondition>;

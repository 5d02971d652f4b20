import * as v from 'valibot';

/** A condition of something that a student wants to do, with the student's own value. */
export const eligibilityCondition = v.object({
  name: v.string(),
  ok: v.boolean(),
  /** The student's value: 62%. */
  actual: v.string(),
  /** The required value: ≥ 80%. */
  need: v.string(),
});

export type EligibilityCondition = v.InferOutput<typeof eligibilityCondition>;

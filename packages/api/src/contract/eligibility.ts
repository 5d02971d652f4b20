import * as v from 'valibot';

/** What must hold before something may be done, beside what the student has of it. */
export const eligibilityCondition = v.object({
  name: v.string(),
  ok: v.boolean(),
  /** 62%. */
  actual: v.string(),
  /** ≥ 80%. */
  need: v.string(),
});

export type EligibilityCondition = v.InferOutput<typeof eligibilityCondition>;

import * as v from 'valibot';
import { day } from '../fields.ts';

/** Source of a rule that a page shows (screens 2.5). */
export const basis = v.object({
  /** Such as 《2027年1月考期报考通知》第三条. */
  title: v.string(),
  /** When it was published. */
  date: day,
  /** The page on which it can be read; null where there is none. */
  path: v.nullable(v.string()),
});

/** Source of a rule. */
export type Basis = v.InferOutput<typeof basis>;

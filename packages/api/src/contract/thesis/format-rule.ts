import * as v from 'valibot';
import { docType } from './document.ts';
import { ruleType } from './stage.ts';

/** A rule of the format that can be checked (格式体检), as the institution's rules have it. */
export const formatRule = v.object({
  /** Such as `title.length`. */
  id: v.string(),
  /** The part that it is about, such as `title`. */
  target: v.string(),
  /** `hard` keeps from handing in, `soft` advises. */
  level: v.picklist(['hard', 'soft']),
  docTypes: v.array(docType),
  /** Chinese; braces are filled in when it is checked. */
  message: v.string(),
  why: v.string(),
  basis: v.object({ ruleType, anchor: v.string() }),
});

/** A rule of the format. */
export type FormatRule = v.InferOutput<typeof formatRule>;

import type { GraduationApply } from '@qianwei/api/contract/graduation/graduation';
import {
  type GraduationDocument,
  type GraduationPart,
  printedParts,
} from '@qianwei/api/contract/graduation/graduation-document';
import { graduationErrors } from '@qianwei/api/contract/graduation/graduation-errors';
import { listDay } from '@qianwei/api/time/words';
import { type PathErrors, unchangedOf } from '../../shared/apply/apply-parts.ts';
import { graduationParts } from './graduation-parts.ts';

/** Progress of the mending of a returned application. */
export interface Mending {
  /** Returned parts that are changed and lack nothing, in the order of the review. */
  readonly done: readonly GraduationPart[];
  /** Returned parts that are not done yet. */
  readonly left: readonly GraduationPart[];
  /** Parts that were not returned and are worth replacing: what they print is another now, or they are replaced already. */
  readonly replaceable: readonly GraduationPart[];
}

/** Errors with which the document cannot be submitted today, by path; none without rules. `now` in ms. */
export function lackingOf(
  { ruleset, materials, parts }: Pick<GraduationApply, 'ruleset' | 'materials' | 'parts'>,
  document: GraduationDocument,
  now: number,
): Record<string, string> {
  if (ruleset === null) return {};
  const required = materials.filter((material) => material.required).map(({ code }) => code);
  const errors = graduationErrors(document, { rules: ruleset, required, today: listDay(now) });
  return graduationParts.errorsOf(errors, parts);
}

/**
 * The progress of a document that mends what was returned. `lacking`: its errors by path. `isWaiting`: true for a part with
 * something that is not stored yet, or is still being typed.
 */
export function mendingOf(
  apply: GraduationApply,
  document: GraduationDocument,
  lacking: PathErrors,
  isWaiting: (part: GraduationPart) => boolean,
): Mending {
  const { errorsOf, replaceableOf, returnedOf } = graduationParts;
  const unchanged = unchangedOf(graduationParts, apply.parts, apply, document);
  const isReprinted = apply.parts.some((part) => printedParts.includes(part) && !unchanged.includes(part));
  const isDone = (part: GraduationPart) =>
    !unchanged.includes(part) && !isWaiting(part) && Object.keys(errorsOf(lacking, [part])).length === 0;
  const returned = returnedOf(apply);
  return {
    done: returned.filter(isDone),
    left: returned.filter((part) => !isDone(part)),
    replaceable: replaceableOf(apply).filter((part) => isReprinted || !unchanged.includes(part)),
  };
}

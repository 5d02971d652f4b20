import type { DegreeApply } from '@qianwei/api/contract/graduation/degree';
import {
  type DegreeDocument,
  type DegreeField,
  degreeDocument,
} from '@qianwei/api/contract/graduation/degree-document';
import { degreeErrors } from '@qianwei/api/contract/graduation/degree-errors';
import { formatMomentDay } from '@qianwei/api/time/moment';
import type { PathErrors } from '../../shared/apply/apply-parts.ts';
import { unmendedOf } from '../../shared/apply/apply-parts.ts';
import { checkPayloadFields } from '../../shared/form/check-fields.ts';
import { degreeParts, requiredOf } from './degree-parts.ts';

/** Fields whose error is said while the student fills in the rest: a value that will not count, such as a day too early. */
const atOnce: readonly DegreeField[] = ['certDay', 'certScore', 'language'];

/**
 * Errors with which the document cannot be submitted, and those of them that are said before the student goes on: of values that were
 * typed, not of what is still missing. `now` in ms.
 */
export function documentErrors(
  { languages, ruleset, holder, materials, editableParts }: DegreeApply,
  document: DegreeDocument,
  now: number,
): { readonly lacking: PathErrors; readonly early: PathErrors } {
  const errors = degreeErrors(document, {
    rules: { languages: ruleset?.languages ?? [] },
    met: languages.flatMap(({ way, own }) => (own?.ok ? [way] : [])),
    registerDay: holder.registerDate,
    required: requiredOf(materials),
    today: formatMomentDay(now),
  });
  const all = { ...errors, ...checkPayloadFields(degreeDocument, document) };
  const isTyped = (field: DegreeField) => document[field] !== '' && document[field] !== null;
  return {
    lacking: degreeParts.errorsOf(all, editableParts),
    early: Object.fromEntries(
      Object.entries(errors).filter(([field]) =>
        atOnce.some((judged) => judged === field && isTyped(judged)),
      ),
    ),
  };
}

/** The reasons of a return at the first field of each part, until the part is mended. */
export const returnReasons = (apply: DegreeApply, document: DegreeDocument): PathErrors =>
  Object.fromEntries(
    unmendedOf(degreeParts, apply, document).map((part) => [
      degreeParts.fields[part][0],
      `退回原因：${degreeParts.reasonOf(apply, part)}`,
    ]),
  );

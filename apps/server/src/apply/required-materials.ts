import type { MaterialCode, MaterialNeed } from '@qianwei/api/contract/graduation/apply-rules';
import type { Studies } from '../studies/studies.ts';

/** A material of a batch, and who hands it in. */
export interface MaterialRule {
  readonly code: MaterialCode;
  readonly need: MaterialNeed;
}

/** Facts about a student that decide which materials have to be handed in. */
export interface HandsIn {
  readonly isTopUp: boolean;
  /** A course of the plan is exempt: its proof is handed in. */
  readonly hasExempt: boolean;
}

/** The facts about the student of these studies. */
export const handsIn = ({ record, counted }: Pick<Studies, 'record' | 'counted'>): HandsIn => ({
  isTopUp: record.applyExamLevel === 'TOP_UP',
  hasExempt: counted.courses.some(({ best }) => best?.grade.gradeType === 'EXEMPT'),
});

/** True when the student has to hand in what is needed so. */
export const isRequired = (need: MaterialNeed, { isTopUp, hasExempt }: HandsIn): boolean =>
  need === 'ALWAYS' || (need === 'TOP_UP' && isTopUp) || (need === 'EXEMPT' && hasExempt);

/** The materials of a batch that the student has to hand in. */
export const requiredMaterials = (
  materials: readonly MaterialRule[],
  studies: Pick<Studies, 'record' | 'counted'>,
): MaterialCode[] =>
  materials.flatMap(({ code, need }) => (isRequired(need, handsIn(studies)) ? [code] : []));

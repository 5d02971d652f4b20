import type { MaterialCode } from '@qianwei/api/contract/graduation/apply-rules';
import type { DegreeApply } from '@qianwei/api/contract/graduation/degree';
import {
  type DegreePart,
  degreePartFields,
  degreePartTitles,
} from '@qianwei/api/contract/graduation/degree-document';
import { applyParts } from '../../shared/apply/apply-parts.ts';
import type { DegreeStep } from './degree-address.ts';

/** The parts of 学位申请, by steps. */
export const degreeParts = applyParts<DegreePart, Exclude<DegreeStep, 'confirm'>>({
  titles: degreePartTitles,
  fields: degreePartFields,
  steps: { language: ['LANGUAGE'], details: ['TITLE', 'PINYIN', 'MAIL'] },
});

/** The materials that the student has to hand in. */
export const requiredOf = (materials: DegreeApply['materials']): MaterialCode[] =>
  materials.flatMap(({ code, required }) => (required ? [code] : []));

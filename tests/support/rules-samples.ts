import type { DegreeRules, GraduationRules } from '../../packages/api/src/contract/graduation/apply-rules.ts';

/** Rules of a batch of graduations. */
export const sampleGraduationRules: GraduationRules = {
  conditions: ['COURSES', 'CREDITS', 'PHOTO'],
  materials: [
    { code: 'GRAD_PHOTO', need: 'ALWAYS' },
    { code: 'PRE_DIPLOMA', need: 'TOP_UP' },
  ],
  photoMonths: 12,
  gapMonths: 6,
  appraisalMin: 200,
  appraisalMax: 500,
  returnDays: 7,
};

/** Rules of a batch of degrees. */
export const sampleDegreeRules: DegreeRules = {
  conditions: ['LEVEL', 'AVERAGE'],
  materials: [{ code: 'DEGREE_PROOF', need: 'OPTIONAL' }],
  averages: [{ of: 'PLAN' }, { of: 'CORE', min: 70 }],
  thesisMin: 70,
  languages: [
    { way: 'CET4', min: 425 },
    { way: 'DEGREE_ENGLISH', min: null },
  ],
  months: 6,
  returnDays: 7,
  publicityDays: 7,
};

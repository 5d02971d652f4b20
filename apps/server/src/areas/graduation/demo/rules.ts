import type { GraduationRules } from '@qianwei/api/contract/graduation/apply-rules';

/** The rules of the demo institution's graduations, as its notice n08 says them. */
export const graduationRulesNow: GraduationRules = {
  conditions: ['COURSES', 'CREDITS', 'PRACTICES', 'THESIS', 'PRE_EDUCATION', 'MORAL', 'SANCTION', 'PHOTO'],
  materials: [
    { code: 'GRAD_PHOTO', need: 'ALWAYS' },
    { code: 'ID_CARD_FRONT', need: 'ALWAYS' },
    { code: 'ID_CARD_BACK', need: 'ALWAYS' },
    { code: 'PRE_DIPLOMA', need: 'TOP_UP' },
    { code: 'CHSI_REPORT', need: 'TOP_UP' },
    { code: 'REGISTER_FORM', need: 'ALWAYS' },
    { code: 'MORAL_FORM', need: 'ALWAYS' },
    { code: 'EXEMPT_PROOF', need: 'EXEMPT' },
  ],
  photoMonths: 12,
  gapMonths: 6,
  appraisalMin: 200,
  appraisalMax: 500,
  returnDays: 7,
};

/** As they were before: a photo counted for two years, and the appraisal could be shorter. */
export const earlierGraduationRules: GraduationRules = {
  ...graduationRulesNow,
  photoMonths: 24,
  appraisalMin: 100,
};

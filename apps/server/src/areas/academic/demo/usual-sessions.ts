import type { SessionCode } from '@qianwei/api/contract/academic/exam-period';

/** Written courses in the order of their plan, each with its half-day; an object would put 13000 before 03708. */
export type UsualSessions = readonly (readonly [code: string, session: SessionCode])[];

/** 080901, the plan of 2026. */
export const computing2026: UsualSessions = [
  ['15040', 'A'],
  ['15043', 'C'],
  ['15044', 'D'],
  ['13000', 'D'],
  ['00023', 'B'],
  ['02324', 'B'],
  ['13013', 'C'],
  ['13003', 'A'],
  ['13015', 'C'],
  ['13180', 'B'],
  ['02333', 'B'],
  ['00898', 'C'],
  ['04735', 'A'],
  ['04747', 'D'],
  ['13017', 'D'],
  ['04751', 'D'],
];

/** 080901, the plan of 2021. */
export const computing2021: UsualSessions = [
  ['03708', 'C'],
  ['03709', 'D'],
  ['00015', 'D'],
  ['00023', 'B'],
  ['02197', 'A'],
  ['02324', 'B'],
  ['02325', 'C'],
  ['02326', 'B'],
  ['02331', 'A'],
  ['02333', 'B'],
  ['04735', 'A'],
  ['04737', 'C'],
  ['04741', 'D'],
  ['04747', 'D'],
];

/** 120203K, whatever its plan. */
const accounting: UsualSessions = [
  ['03708', 'C'],
  ['03709', 'D'],
  ['13000', 'D'],
  ['04184', 'B'],
  ['13887', 'C'],
  ['13683', 'B'],
  ['13140', 'A'],
  ['13752', 'B'],
  ['08119', 'A'],
  ['00160', 'D'],
  ['13141', 'A'],
  ['11002', 'D'],
  ['03409', 'C'],
];

/** 120203K, the plan of 2021: 电子商务概论, which has a practice, where that of 2024 has 内部控制与风险管理. */
export const accounting2021: UsualSessions = [...accounting, ['00896', 'A']];

/** 120203K, the plan of 2024. */
export const accounting2024: UsualSessions = [...accounting, ['14033', 'B']];

import * as v from 'valibot';
import type { ApplicationStep, ReturnedItem } from '../application.ts';

/**
 * 草稿 · 已提交 · 审核中 · 退回修改 · 审核通过 · 已上报 · 公示中 · 已授予 (已发证) · 未通过 · 逾期, as in screens 10.1; one that is
 * taken back is a draft again.
 */
export const applyStatus = v.picklist([
  'DRAFT',
  'SUBMITTED',
  'AUDITING',
  'RETURNED',
  'APPROVED',
  'REPORTED',
  'PUBLICITY',
  'GRANTED',
  'REJECTED',
  'EXPIRED',
]);

/** State of an application for graduation or for the degree. */
export type ApplyStatus = v.InferOutput<typeof applyStatus>;

/** Kind of application: 毕业 · 学士学位. */
export const applyType = v.picklist(['GRADUATION', 'DEGREE']);

/** Kind of application. */
export type ApplyType = v.InferOutput<typeof applyType>;

/** The applications in words. */
export const applyTypeTitles: Readonly<Record<ApplyType, string>> = {
  GRADUATION: '毕业申请',
  DEGREE: '学位申请',
};

/** A level of a review: who decides, one after another. */
export const applyLevel = v.picklist([
  'UNIT',
  'SCHOOL',
  'CITY',
  'PROVINCE',
  'COLLEGE',
  'DEGREE_OFFICE',
  'BRANCH_COMMITTEE',
  'COMMITTEE',
]);

/** A level of a review. */
export type ApplyLevel = v.InferOutput<typeof applyLevel>;

/** The levels in words. */
export const applyLevelTitles: Readonly<Record<ApplyLevel, string>> = {
  UNIT: '助学单位',
  SCHOOL: '主考院校',
  CITY: '市考办',
  PROVINCE: '省考办',
  COLLEGE: '学院',
  DEGREE_OFFICE: '学位办',
  BRANCH_COMMITTEE: '学位评定分委员会',
  COMMITTEE: '校学位评定委员会',
};

/** The review of one kind of application: its levels in their order, and the state once the last has approved. */
export interface ApplyChart {
  readonly levels: readonly [ApplyLevel, ...ApplyLevel[]];
  readonly approved: Extract<ApplyStatus, 'APPROVED' | 'PUBLICITY'>;
}

/** The reviews (screens 11.5, 11.6). */
export const applyCharts: Readonly<Record<ApplyType, ApplyChart>> = {
  GRADUATION: { levels: ['UNIT', 'SCHOOL', 'CITY', 'PROVINCE'], approved: 'APPROVED' },
  DEGREE: { levels: ['COLLEGE', 'DEGREE_OFFICE', 'BRANCH_COMMITTEE', 'COMMITTEE'], approved: 'PUBLICITY' },
};

/** Standing of an application in its review. */
export interface ApplyStanding {
  readonly status: ApplyStatus;
  /** The level that has it, has returned it, or has decided last; the first for a draft. */
  readonly level: ApplyLevel;
}

/** A standing before a step. */
interface ApplyStep extends ApplyStanding {
  /** The parts of a returned one that were returned; none, the default, when it was returned as a whole. */
  readonly returnedItems?: readonly ReturnedItem[];
}

const underReview: readonly ApplyStatus[] = ['SUBMITTED', 'AUDITING'];

function approvedOne({ levels, approved }: ApplyChart, level: ApplyLevel): ApplyStanding {
  const next = levels[levels.indexOf(level) + 1];
  return next === undefined ? { status: approved, level } : { status: 'AUDITING', level: next };
}

/** Standing of an application after a step; null when the step cannot be taken there. Time limits are not looked at. */
export function standingAfter(
  chart: ApplyChart,
  { status, level, returnedItems = [] }: ApplyStep,
  step: ApplicationStep,
): ApplyStanding | null {
  const isUnderReview = underReview.includes(status);
  const isPublic = chart.approved === 'PUBLICITY';
  const to = (next: ApplyStatus, possible: boolean): ApplyStanding | null =>
    possible ? { status: next, level } : null;
  switch (step) {
    case 'SUBMIT':
      if (status === 'DRAFT') return { status: 'SUBMITTED', level: chart.levels[0] };
      if (status !== 'RETURNED') return null;
      // Returned parts go on at the level that returned them. Of the whole everything may be another text: every level reads it.
      return { status: 'AUDITING', level: returnedItems.length === 0 ? chart.levels[0] : level };
    case 'WITHDRAW':
      return to('DRAFT', status === 'SUBMITTED');
    case 'RETURN':
      return to('RETURNED', isUnderReview);
    case 'APPROVE':
      return isUnderReview ? approvedOne(chart, level) : null;
    case 'REJECT':
      return to('REJECTED', isUnderReview || (isPublic && status === 'PUBLICITY'));
    case 'EXPIRE':
      return to('EXPIRED', status === 'RETURNED' || (isPublic && status === 'DRAFT'));
    case 'REPORT':
      return to('REPORTED', !isPublic && status === 'APPROVED');
    case 'GRANT':
      return to('GRANTED', status === (isPublic ? 'PUBLICITY' : 'REPORTED'));
    case 'CORRECT':
      return to('GRANTED', status === 'GRANTED');
  }
}

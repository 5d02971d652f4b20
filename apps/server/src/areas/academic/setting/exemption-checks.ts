import { errorCode } from '@qianwei/api/contract/envelope';
import { listDay } from '@qianwei/api/time/words';
import type { Check, Found } from '../../../eligibility/eligibility.ts';
import {
  noWayOut,
  toExamPlan,
  toNotices,
  toOffice,
  toPage,
  toRegistrations,
  toScores,
} from '../../../eligibility/ways.ts';
import type { WindowNow, WindowRow } from '../../../institution/business-windows.ts';
import type { StudyStanding } from '../../../studies/results.ts';
import { readOnlyCheck } from './read-only.ts';
import type { SettingFacts } from './setting-facts.ts';

type ExemptionFacts = Pick<
  SettingFacts,
  'record' | 'plan' | 'counted' | 'exemptions' | 'exemptionWindow' | 'underWay'
>;

/** How often an application for a course may be taken back in a window; what staff return is not counted. */
const maxWithdrawn = 3;

/** Facts that decide whether an exemption from one course may be applied for. */
export interface CourseExemptionFacts extends ExemptionFacts {
  readonly standing: StudyStanding;
  /** Applications for the course that were made in the open window and taken back by the student. */
  readonly withdrawn: number;
}

const isExempt = ({ passed, best, replacedFrom }: StudyStanding) =>
  passed && replacedFrom === '' && best?.grade.gradeType === 'EXEMPT';

/** How many courses are exempt, wait for it, and may be at most: a share of the written courses, rounded down. */
export function exemptionCount({ counted, plan, exemptions }: ExemptionFacts) {
  const written = counted.courses.filter(({ line }) => line.course.examMode === 'WRITTEN');
  return {
    done: counted.courses.filter(isExempt).length,
    pending: exemptions.filter(({ status }) => status === 'PENDING').length,
    max: Math.floor((written.length * plan.exemptShare) / 100),
  };
}

/** `2027-03-01 至 03-10`. */
function spanWords({ startTime, endTime }: WindowRow): string {
  const start = startTime.getTime();
  return endTime === null
    ? `${listDay(start)} 起`
    : `${listDay(start)} 至 ${listDay(endTime.getTime(), start, 'end')}`;
}

function windowObstacle({ open, next, last }: WindowNow): Found | null {
  if (open !== null) return null;
  const way = toNotices;
  if (next !== null) return { reason: `免考受理时间为 ${spanWords(next)}`, way, nextTime: next.startTime };
  const before = last === null ? '' : `上一次免考受理时间为 ${spanWords(last)}，`;
  return { reason: `${before}下一次免考受理时间待公布`, way };
}

/** Checks before any exemption may be applied for now. */
export const exemptionChecks: readonly Check<ExemptionFacts, 'READ_ONLY' | 'WINDOW' | 'LIMIT'>[] = [
  readOnlyCheck,
  {
    code: 'WINDOW',
    errorCode: errorCode.outsideWindow,
    obstacle: ({ exemptionWindow }) => windowObstacle(exemptionWindow),
  },
  {
    code: 'LIMIT',
    errorCode: errorCode.limitReached,
    obstacle(facts) {
      const { done, pending, max } = exemptionCount(facts);
      if (done + pending < max) return null;
      const waiting = pending === 0 ? '' : `，待审 ${pending} 门`;
      return { reason: `免考最多 ${max} 门，你已免考 ${done} 门${waiting}，不能再申请`, way: toExamPlan };
    },
  },
];

/** How a course that is never exempt is passed. */
function examinedAt({ line: { course } }: StudyStanding) {
  if (course.examMode === 'THESIS') return toPage('去论文管理', '/thesis/index');
  return course.kind === 'PRACTICE' ? toPage('去实践考核报名', '/practiceSignUp') : toExamPlan;
}

/** Checks before an exemption from one course may be applied for: those for all courses, then those for this one. */
export const courseExemptionChecks: readonly Check<
  CourseExemptionFacts,
  (typeof exemptionChecks)[number]['code'] | 'NEVER' | 'PASSED' | 'REGISTERED' | 'APPLIED' | 'WITHDRAWN'
>[] = [
  ...exemptionChecks,
  {
    code: 'NEVER',
    errorCode: errorCode.notEligible,
    obstacle: ({ standing }) =>
      standing.line.line.exemptable
        ? null
        : { reason: `该课程不可免考：${standing.line.course.name}须参加考核`, way: examinedAt(standing) },
  },
  {
    code: 'PASSED',
    errorCode: errorCode.notEligible,
    obstacle({ standing: { passed, line } }) {
      if (!passed) return null;
      return { reason: `${line.course.courseCode} ${line.course.name}已合格，不用申请免考`, way: toScores };
    },
  },
  {
    code: 'REGISTERED',
    errorCode: errorCode.notEligible,
    obstacle({ standing: { line }, underWay }) {
      const registration = underWay.find(({ course }) => course.id === line.course.id);
      if (registration === undefined) return null;
      return {
        reason: `${registration.period.name}已报考${line.course.name}，撤销报考或成绩公布后才能申请免考`,
        way: toRegistrations,
      };
    },
  },
  {
    code: 'APPLIED',
    errorCode: errorCode.stateForbids,
    obstacle({ standing: { line }, exemptions }) {
      const isOpen = exemptions.some(
        ({ courseId, status }) =>
          courseId === line.course.id && (status === 'PENDING' || status === 'APPROVED'),
      );
      return isOpen ? alreadyApplied : null;
    },
  },
  {
    code: 'WITHDRAWN',
    errorCode: errorCode.limitReached,
    obstacle({ standing: { line }, withdrawn, exemptionWindow: { next } }) {
      if (withdrawn < maxWithdrawn) return null;
      return {
        reason: `本次受理期内你已 ${withdrawn} 次撤回${line.course.name}的免考申请，不能再申请；下一次受理时可以再申请，确需现在办理请联系主考院校`,
        way: toOffice,
        nextTime: next?.startTime ?? null,
      };
    },
  },
];

/** One application for a course is open at a time. */
export const alreadyApplied: Found = {
  reason: '该课程的免考申请已提交，不能重复申请，请在免考列表查看进度',
  way: noWayOut('BESIDE'),
};

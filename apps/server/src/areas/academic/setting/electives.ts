import type { CourseSetting } from '@qianwei/api/contract/academic/course-setting';
import { errorCode } from '@qianwei/api/contract/envelope';
import { type Check, decideEligibility, shownObstacle } from '../../../eligibility/eligibility.ts';
import { noWayOut, toOffice, toScores } from '../../../eligibility/ways.ts';
import type { ElectiveGroup } from '../../../studies/counted-plan.ts';
import type { StudyStanding } from '../../../studies/results.ts';
import { readOnlyCheck } from './read-only.ts';
import type { SettingFacts } from './setting-facts.ts';

/** Facts that decide whether the choice of a group may be changed. */
export interface LockFacts extends SettingFacts {
  readonly group: ElectiveGroup;
}

/** Facts that decide whether an option may be chosen. */
export interface ChoiceFacts extends LockFacts {
  readonly option: StudyStanding;
}

const nameOf = ({ line: { course } }: StudyStanding) => `${course.courseCode} ${course.name}`;

/** Checks before the choice of a group may be changed. */
export const lockChecks: readonly Check<LockFacts, 'READ_ONLY' | 'PASSED' | 'REGISTERED'>[] = [
  readOnlyCheck,
  {
    code: 'PASSED',
    errorCode: errorCode.stateForbids,
    obstacle({ group: { options } }) {
      const passed = options.find((option) => option.passed);
      if (passed === undefined) return null;
      return { reason: `${nameOf(passed)}已合格，选考不能再改`, way: toScores };
    },
  },
  {
    code: 'REGISTERED',
    errorCode: errorCode.stateForbids,
    obstacle({ group: { options }, everRegistered }) {
      const first = options.find(({ line }) => everRegistered.has(line.course.id));
      if (first === undefined) return null;
      return { reason: `你已报考过 ${nameOf(first)}，选考已锁定；确需更改请联系主考院校`, way: toOffice };
    },
  },
];

/** Checks before an option may be chosen. */
export const choiceChecks: readonly Check<ChoiceFacts, (typeof lockChecks)[number]['code'] | 'MINIMUM'>[] = [
  ...lockChecks,
  {
    code: 'MINIMUM',
    errorCode: errorCode.notEligible,
    condition({ plan, counted, group, option }) {
      const credit = counted.creditWith(group.group, option);
      const ok = credit >= plan.minCredit;
      return {
        name: '总学分',
        ok,
        actual: `${credit}`,
        need: `≥ ${plan.minCredit}`,
        way: ok ? null : noWayOut('BESIDE'),
      };
    },
    obstacle({ plan, counted, group, option }) {
      const credit = counted.creditWith(group.group, option);
      if (credit >= plan.minCredit) return null;
      return {
        reason: `选择后总学分为 ${credit}，低于毕业要求 ${plan.minCredit}`,
        way: noWayOut('BESIDE'),
      };
    },
  },
];

/** The groups of electives as the page shows them. */
export const shownElectives = (facts: SettingFacts): CourseSetting['electives'] =>
  facts.counted.groups.map((group) => {
    const { refusal } = decideEligibility(lockChecks, { ...facts, group }, facts.now);
    const codeOf = ({ line }: StudyStanding) => line.course.courseCode;
    return {
      group: group.group,
      choose: group.choose,
      options: group.options.map((option) => ({
        courseCode: codeOf(option),
        courseName: option.line.course.name,
        credit: option.line.course.credit,
        creditPlan: facts.counted.creditWith(group.group, option),
      })),
      chosen: group.chosen === null ? [] : [codeOf(group.chosen)],
      suggested: [codeOf(group.suggested)],
      locked: refusal === null ? null : shownObstacle(refusal),
    };
  });

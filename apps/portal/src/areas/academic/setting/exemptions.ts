import {
  type CourseSetting,
  type Exemption,
  exemptionBasisNames,
  type PlanCourse,
} from '@qianwei/api/contract/academic/course-setting';
import type { ApplicationState } from '@qianwei/api/contract/application';
import type { Day } from '@qianwei/api/time/moment';
import { dayWords, listDay } from '@qianwei/api/time/words';
import { isReached } from './credits.ts';
import type { ExemptionValues } from './use-exemption.ts';

/** The first day that a certificate may have been obtained on. */
export const firstObtainDate = '1980-01-01';

/** The submitted claim, in a sentence. */
export const claimWords = ({ basisType, certNo, obtainDate }: Exemption): string =>
  `${exemptionBasisNames[basisType]}，证书 ${certNo}，${dayWords(obtainDate)} 取得`;

const stateWords: Readonly<Record<ApplicationState, string>> = {
  DRAFT: '未提交',
  SUBMITTED: '提交，审核中',
  APPROVED: '批准',
  RETURNED: '退回',
  REJECTED: '未通过',
  WITHDRAWN: '撤回',
  EXPIRED: '逾期终止',
};

/** The state of an exemption with the day on which it came. */
export function exemptionWords({ timeline: { state, events } }: Pick<Exemption, 'timeline'>): string {
  const last = events.at(-1);
  return `${last === undefined ? '' : `${listDay(last.time)} `}${stateWords[state]}`;
}

const underWay: readonly PlanCourse['status'][] = ['APPLIED', 'EXEMPTION_PENDING'];

/** The courses for which an exemption can be applied for: the plan allows it, and none is reached or under way. */
export const exemptableCourses = ({ groups }: Pick<CourseSetting, 'groups'>): PlanCourse[] =>
  groups
    .flatMap(({ courses }) => courses)
    .filter((course) => course.exemptable && !isReached(course) && !underWay.includes(course.status));

/** The error of a date that is still to come; `today` is that of the server. */
export const dateErrors = (
  { obtainDate }: Pick<ExemptionValues, 'obtainDate'>,
  today: Day,
): Record<string, string> =>
  obtainDate !== null && obtainDate > today ? { obtainDate: '取得日期不能晚于今天，请核对证书' } : {};

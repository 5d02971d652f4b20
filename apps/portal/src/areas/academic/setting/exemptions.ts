import {
  type CourseSetting,
  type Exemption,
  exemptionBasisNames,
  type PlanCourse,
  submitExemption,
} from '@qianwei/api/contract/academic/course-setting';
import type { Day } from '@qianwei/api/time/moment';
import { dayWords, listDay } from '@qianwei/api/time/words';
import type { StateMarkProps } from '@qianwei/ui/StateMark';
import { checkPayloadFields } from '../../../shared/form/check-fields.ts';
import { isReached } from './credits.ts';
import type { ExemptionDraft } from './use-exemption-draft.ts';

/** The first day that a certificate may have been obtained on. */
export const firstObtainDate = '1980-01-01';

/** Characters of the note. */
export const maxReason = 200;

/** The submitted claim, in a sentence. */
export const claimWords = ({ basisType, certNo, obtainDate }: Exemption): string =>
  `${exemptionBasisNames[basisType]}，证书 ${certNo}，${dayWords(obtainDate)} 取得`;

/** The state of an exemption with the day on which it came. */
export function exemptionState({ status, timeline }: Exemption): Pick<StateMarkProps, 'shape' | 'tone'> & {
  word: string;
} {
  const last = timeline.events.at(-1)?.time;
  const on = (word: string) => (last === undefined ? word : `${listDay(last)} ${word}`);
  switch (status) {
    case 'PENDING':
      return { shape: 'half', tone: 'warning', word: `${on('提交')}，审核中` };
    case 'APPROVED':
      return { shape: 'check', tone: 'success', word: on('批准') };
    case 'RETURNED':
      return { shape: 'triangle', tone: 'danger', word: on('退回') };
    case 'REJECTED':
      return { shape: 'cross', tone: 'danger', word: on('未通过') };
    case 'CANCELLED':
      return { shape: 'dash', tone: 'muted', word: on('撤回') };
  }
}

const underWay: readonly PlanCourse['status'][] = ['APPLIED', 'EXEMPTION_PENDING'];

/** The courses for which an exemption can be applied for: the plan allows it, and none is reached or under way. */
export const exemptableCourses = ({ groups }: Pick<CourseSetting, 'groups'>): PlanCourse[] =>
  groups
    .flatMap(({ courses }) => courses)
    .filter((course) => course.exemptable && !isReached(course) && !underWay.includes(course.status));

/** The errors of a draft, a text for each field. `today` is that of the server. */
export function draftErrors({ values, proof }: Pick<ExemptionDraft, 'values' | 'proof'>, today: Day) {
  const { courseCode, obtainDate } = values;
  const wrong = checkPayloadFields(submitExemption.payload, { ...values, fileIds: proof.values });
  if (courseCode === null) wrong.courseCode = '请选择要免考的课程';
  if (obtainDate !== null && obtainDate > today) wrong.obtainDate = '取得日期不能晚于今天，请核对证书';
  if (proof.isBusy) wrong.fileIds = '证明材料还在上传，请稍候';
  return wrong;
}

import { errorCode } from '@qianwei/api/contract/envelope';
import { momentWords } from '@qianwei/api/time/words';
import { type Check, decideEligibility, type Eligibility } from '../../../eligibility/eligibility.ts';
import { toNotices, toOffice, toRegistrations, toScores } from '../../../eligibility/ways.ts';
import { type PeriodRow, periodStatusOf } from '../../../studies/periods.ts';
import type { StudyRecord } from '../../../studies/record.ts';
import { openPeriodFor } from '../../../studies/registrable.ts';
import type { Schedule } from '../../../studies/schedule.ts';
import type { Studies } from '../../../studies/studies.ts';

/** Facts that decide whether registrations of a period may be made or taken back now. */
export interface WindowFacts {
  readonly record: StudyRecord;
  readonly period: PeriodRow;
}

type WindowCode = 'NOT_ENROLLED' | 'PREVIEW' | 'UPCOMING' | 'ENDED';

const at = (date: Date, side?: 'end') => momentWords(date.getTime(), side);

/** Obstacles to registering in a period, for any courses. The order is the rule. */
const windowChecks: readonly Check<WindowFacts, WindowCode>[] = [
  {
    code: 'NOT_ENROLLED',
    errorCode: errorCode.notEligible,
    obstacle: ({ record: { record } }) =>
      record.status === 'NORMAL'
        ? null
        : {
            reason:
              record.status === 'GRADUATED'
                ? '你在这个专业已经毕业，不用再报考课程'
                : '你的考籍不是在籍状态，不能报考课程',
            way: record.status === 'GRADUATED' ? toScores : toOffice,
          },
  },
  {
    code: 'PREVIEW',
    errorCode: errorCode.outsideWindow,
    obstacle: ({ period }, now) =>
      periodStatusOf(period, now) === 'PREVIEW'
        ? {
            reason: `${period.name}的课表将于 ${at(period.timetablePublish)} 公布，${at(period.applyStart)} 开始报考`,
            way: toNotices,
            nextTime: period.applyStart,
          }
        : null,
  },
  {
    code: 'UPCOMING',
    errorCode: errorCode.outsideWindow,
    obstacle: ({ period }, now) =>
      now < period.applyStart
        ? {
            reason: `报考未开放：${period.name}的报考时间为 ${at(period.applyStart)} 至 ${at(period.applyEnd, 'end')}`,
            way: toNotices,
            nextTime: period.applyStart,
          }
        : null,
  },
  {
    code: 'ENDED',
    errorCode: errorCode.outsideWindow,
    obstacle: ({ period }, now) =>
      now >= period.applyEnd
        ? {
            reason: `${period.name}的报考已于 ${at(period.applyEnd, 'end')} 截止，不能再报考、修改或撤销`,
            way: toRegistrations,
          }
        : null,
  },
];

/** The same about taking back: after the deadline only the office can help. */
const cancelChecks: readonly Check<WindowFacts, WindowCode>[] = windowChecks.map((check) =>
  check.code === 'ENDED'
    ? {
        ...check,
        obstacle: ({ period }: WindowFacts, now: Date) =>
          now >= period.applyEnd
            ? {
                reason: `报考截止后不能撤销，${period.name}的报考已于 ${at(period.applyEnd, 'end')} 截止`,
                way: toOffice,
              }
            : null,
      }
    : check,
);

/** Decides whether registrations of a period may be taken back now (/academic/apply/info E1). */
export const cancellationWindow = (facts: WindowFacts, now: Date): Eligibility<WindowCode> =>
  decideEligibility(cancelChecks, facts, now);

/** Decides whether registrations of a period may be made now. */
export const registrationWindow = (facts: WindowFacts, now: Date): Eligibility<WindowCode> =>
  decideEligibility(windowChecks, facts, now);

/** How many more courses a student can register now; 0 while no period is open, or not to this student. */
export function registrableIn(studies: Studies, schedule: Schedule): number {
  const open = openPeriodFor(studies, schedule);
  if (open === null) return 0;
  const { refusal } = registrationWindow({ record: studies, period: open.period }, studies.now);
  return refusal === null ? open.canRegister : 0;
}

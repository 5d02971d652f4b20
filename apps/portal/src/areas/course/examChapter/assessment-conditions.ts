import type { CourseChapter } from '@qianwei/api/contract/course/chapter';
import type { Assessment } from '@qianwei/api/contract/exam/assessment';
import type { DateTime } from '@qianwei/api/time/moment';
import { listMoment } from '@qianwei/api/time/words';
import type { ConditionListProps } from '@qianwei/ui/ConditionList';
import { linkOf } from '../../../shared/page/WhyNot.tsx';

type Condition = ConditionListProps['conditions'][number];

const signUps: Partial<Record<Assessment['status'], string>> = {
  NOT_SIGNED: '还没有报名',
  SIGN_UP_REVIEW: '审核中',
  SIGN_UP_RETURNED: '被退回',
};

function signUpCondition({ status, obstacle }: Assessment): Condition {
  const missing = signUps[status];
  if (missing === undefined) return { id: 'signUp', name: '报名', state: 'met', value: '通过' };
  const link = obstacle && linkOf(obstacle.way);
  return { id: 'signUp', name: '报名', state: 'unmet', value: missing, ways: link ? [link] : [] };
}

/** The times of the batch, in the short form of a list. */
function windowCondition({ openTime, closeTime }: Assessment, serverTime: DateTime, now: number): Condition {
  const window = { id: 'window', name: '批次开放' };
  if (openTime !== null && serverTime < openTime)
    return { ...window, state: 'pending', value: `${listMoment(openTime, now)} 起` };
  if (closeTime === null) return { ...window, state: 'met', value: '不限时间' };
  return serverTime < closeTime
    ? { ...window, state: 'met', value: `到 ${listMoment(closeTime, now, 'end')}` }
    : { ...window, state: 'unmet', value: `已于 ${listMoment(closeTime, now, 'end')} 截止` };
}

function reportCondition({ report, passScore }: Assessment): Condition {
  const own = { id: 'report', name: '报告' };
  if (report === null) return { ...own, state: 'pending', value: '还没有交' };
  if (report.status === 'RETURNED') return { ...own, state: 'unmet', value: '退回，等你重交' };
  if (report.status === 'SUBMITTED') return { ...own, state: 'pending', value: '等待批阅' };
  const isPassed = (report.score ?? 0) >= passScore;
  return { ...own, state: isPassed ? 'met' : 'unmet', value: `${report.score ?? 0} 分` };
}

/** 测评条件: how much was learnt, the sign-up, the times, and for an assessment by report the report. `now` is ms. */
export function assessmentConditions(
  assessment: Assessment,
  { serverTime }: Pick<CourseChapter, 'serverTime'>,
  now: number,
): Condition[] {
  const { learnRate, learnNeed, assessMode } = assessment;
  const isLearnt = learnRate >= learnNeed;
  return [
    {
      id: 'learn',
      name: '学习进度',
      state: isLearnt ? 'met' : 'unmet',
      value: isLearnt ? `${learnRate}%，够了` : `现在 ${learnRate}%，还差 ${learnNeed - learnRate}%`,
    },
    signUpCondition(assessment),
    windowCondition(assessment, serverTime, now),
    ...(assessMode === 'REPORT' ? [reportCondition(assessment)] : []),
  ];
}

import type { Assessment } from '@qianwei/api/contract/exam/assessment';
import { type DateTime, parseMoment } from '@qianwei/api/time/moment';
import { listDay } from '@qianwei/api/time/words';

/** Groups of assessments by the student's next action, in the order in which it matters. */
type AssessmentGroup = 'now' | 'blocked' | 'centre' | 'marking' | 'over';

const groupOf: Readonly<Record<Assessment['status'], AssessmentGroup>> = {
  RUNNING: 'now',
  READY: 'now',
  RETRY: 'now',
  OTHER_RUNNING: 'blocked',
  WAIT: 'blocked',
  LEARNING: 'blocked',
  SIGN_UP_REVIEW: 'blocked',
  SIGN_UP_RETURNED: 'blocked',
  NOT_SIGNED: 'blocked',
  NOT_OPEN: 'blocked',
  AT_CENTRE: 'centre',
  MARKING: 'marking',
  PASSED: 'over',
  USED_UP: 'over',
  CLOSED: 'over',
};

/** The headings of the list. */
export const groupTitles: Record<AssessmentGroup, string> = {
  now: '现在可以做',
  blocked: '还不能测',
  centre: '到考点参加',
  marking: '等待批阅',
  over: '已结束',
};

/** The assessments by what the student can do with them; a heading without any is left out. */
export function byGroup(list: readonly Assessment[]): [AssessmentGroup, Assessment[]][] {
  return (Object.keys(groupTitles) as AssessmentGroup[])
    .map((group): [AssessmentGroup, Assessment[]] => [
      group,
      list.filter(({ status }) => groupOf[status] === group),
    ])
    .filter(([, own]) => own.length > 0);
}

/** The state of a batch, shown beside its name. */
export function batchNote({ start, end }: { start: DateTime; end: DateTime }, serverTime: DateTime): string {
  if (serverTime < start) return `${listDay(start, parseMoment(serverTime))} 开始`;
  return serverTime >= end ? '已结束' : '进行中';
}

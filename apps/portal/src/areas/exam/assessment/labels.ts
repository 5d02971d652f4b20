import { type Assessment, assessmentStatusTitles } from '@qianwei/api/contract/exam/assessment';
import { parseMoment } from '@qianwei/api/time/moment';
import { listDay } from '@qianwei/api/time/words';
import type { StateMarkProps } from '@qianwei/ui/StateMark';

type Mark = Pick<StateMarkProps, 'shape' | 'tone'>;

/** What a student can do with an assessment, in the order in which it matters. */
type AssessmentGroup = 'now' | 'blocked' | 'centre' | 'marking' | 'over';

const statuses: Record<Assessment['status'], Mark & { group: AssessmentGroup }> = {
  RUNNING: { group: 'now', shape: 'half', tone: 'danger' },
  READY: { group: 'now', shape: 'full', tone: 'brand' },
  RETRY: { group: 'now', shape: 'cross', tone: 'danger' },
  OTHER_RUNNING: { group: 'blocked', shape: 'half', tone: 'danger' },
  WAIT: { group: 'blocked', shape: 'open', tone: 'warning' },
  LEARNING: { group: 'blocked', shape: 'half', tone: 'warning' },
  SIGN_UP_REVIEW: { group: 'blocked', shape: 'half', tone: 'warning' },
  SIGN_UP_RETURNED: { group: 'blocked', shape: 'triangle', tone: 'danger' },
  NOT_SIGNED: { group: 'blocked', shape: 'triangle', tone: 'warning' },
  NOT_OPEN: { group: 'blocked', shape: 'dotted', tone: 'muted' },
  AT_CENTRE: { group: 'centre', shape: 'open', tone: 'default' },
  MARKING: { group: 'marking', shape: 'half', tone: 'warning' },
  PASSED: { group: 'over', shape: 'check', tone: 'success' },
  USED_UP: { group: 'over', shape: 'cross', tone: 'danger' },
  CLOSED: { group: 'over', shape: 'dash', tone: 'muted' },
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
      list.filter(({ status }) => statuses[status].group === group),
    ])
    .filter(([, own]) => own.length > 0);
}

/** The state of an assessment in a word, with its mark. */
export function stateOf({ status, report, assessMode }: Assessment): Mark & { word: string } {
  const { shape, tone } = statuses[status];
  if (assessMode === 'REPORT' && status === 'RETRY' && report?.status === 'RETURNED')
    return { shape: 'triangle', tone: 'danger', word: '退回，待修改' };
  if (assessMode === 'REPORT' && status === 'READY') return { shape, tone, word: '可提交报告' };
  return { shape, tone, word: assessmentStatusTitles[status] };
}

/** Whether the report may be submitted, also once more: the latest one counts. `now` is the server's, as it writes it. */
export const mayHandIn = ({ assessMode, status, closeTime }: Assessment, now: string) =>
  assessMode === 'REPORT' &&
  (status === 'READY' ||
    status === 'RETRY' ||
    (status === 'MARKING' && (closeTime === null || now < closeTime)));

/** Whether the test may be started. */
export const mayStart = ({ assessMode, status }: Assessment) =>
  assessMode === 'ONLINE' && (status === 'READY' || status === 'RETRY');

/** The state of a batch, shown beside its name. */
export function batchNote({ start, end }: { start: string; end: string }, serverTime: string): string {
  if (serverTime < start) return `${listDay(start, parseMoment(serverTime))} 开始`;
  return serverTime >= end ? '已结束' : '进行中';
}

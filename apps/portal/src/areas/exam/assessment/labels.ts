import { type Assessment, assessmentStatusTitles } from '@qianwei/api/contract/exam/assessment';
import type { StateMarkProps } from '@qianwei/ui/StateMark';

type Mark = Pick<StateMarkProps, 'shape' | 'tone'>;

const marks: Record<Assessment['status'], Mark> = {
  NOT_SIGNED: { shape: 'triangle', tone: 'warning' },
  NOT_OPEN: { shape: 'dotted', tone: 'muted' },
  LEARNING: { shape: 'half', tone: 'warning' },
  READY: { shape: 'full', tone: 'brand' },
  RUNNING: { shape: 'half', tone: 'danger' },
  MARKING: { shape: 'half', tone: 'warning' },
  PASSED: { shape: 'check', tone: 'success' },
  RETRY: { shape: 'cross', tone: 'danger' },
  USED_UP: { shape: 'cross', tone: 'danger' },
  CLOSED: { shape: 'dash', tone: 'muted' },
};

/** The state of an assessment; a returned report comes before anything else. */
export function stateOf({ status, report, assessMode }: Assessment): Mark & { word: string } {
  if (assessMode === 'REPORT' && report?.status === 'RETURNED' && status !== 'CLOSED' && status !== 'PASSED')
    return { shape: 'triangle', tone: 'danger', word: '退回，待修改' };
  if (assessMode === 'REPORT' && status === 'READY') return { ...marks.READY, word: '可提交报告' };
  return { ...marks[status], word: assessmentStatusTitles[status] };
}

/** Whether the report may be submitted, also once more: the latest one counts. */
export const mayHandIn = ({ assessMode, status }: Assessment) =>
  assessMode === 'REPORT' && (status === 'READY' || status === 'RETRY' || status === 'MARKING');

/** Whether the test may be started. */
export const mayStart = ({ assessMode, status, reason }: Assessment) =>
  assessMode === 'ONLINE' && reason === '' && (status === 'READY' || status === 'RETRY');

/** The state of a batch, shown beside its name. */
export function batchNote({ start, end }: { start: string; end: string }, serverTime: string): string {
  if (serverTime < start) return `${start.slice(5, 10)} 开始`;
  return serverTime > end ? '已结束' : '进行中';
}

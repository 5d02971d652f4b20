import type { Assessment } from '@qianwei/api/contract/exam/assessment';
import type { StateMarkProps } from '@qianwei/ui/StateMark';

/** 测评方式 in words. */
export const modeWords: Record<Assessment['assessMode'], string> = {
  ONLINE: '在线测评',
  REPORT: '提交报告',
  COMPUTER: '上机',
};

type State = Pick<StateMarkProps, 'shape' | 'tone'> & { word: string };

const states: Record<Assessment['status'], State> = {
  NOT_SIGNED: { shape: 'triangle', tone: 'warning', word: '未报名' },
  NOT_OPEN: { shape: 'dotted', tone: 'muted', word: '未到时间' },
  LEARNING: { shape: 'half', tone: 'warning', word: '学习未达标' },
  READY: { shape: 'full', tone: 'brand', word: '可测评' },
  RUNNING: { shape: 'half', tone: 'danger', word: '进行中' },
  MARKING: { shape: 'half', tone: 'warning', word: '待批阅' },
  PASSED: { shape: 'check', tone: 'success', word: '合格' },
  RETRY: { shape: 'cross', tone: 'danger', word: '不合格，可再测' },
  USED_UP: { shape: 'cross', tone: 'danger', word: '次数用完' },
  CLOSED: { shape: 'dash', tone: 'muted', word: '已截止' },
};

/** How an assessment stands; a report that came back says so first. */
export function stateOf({ status, report, assessMode }: Assessment): State {
  if (assessMode === 'REPORT' && report?.status === 'RETURNED' && status !== 'CLOSED' && status !== 'PASSED')
    return { shape: 'triangle', tone: 'danger', word: '退回，待修改' };
  if (assessMode === 'REPORT' && status === 'READY') return { ...states.READY, word: '可提交报告' };
  return states[status];
}

/** The report may be handed in, or handed in again: the last one counts. */
export const mayHandIn = ({ assessMode, status }: Assessment) =>
  assessMode === 'REPORT' && (status === 'READY' || status === 'RETRY' || status === 'MARKING');

/** The test may be started. */
export const mayStart = ({ assessMode, status, reason }: Assessment) =>
  assessMode === 'ONLINE' && reason === '' && (status === 'READY' || status === 'RETRY');

/** How a batch stands, beside its name. */
export function batchNote({ start, end }: { start: string; end: string }, serverTime: string): string {
  if (serverTime < start) return `${start.slice(5, 10)} 开始`;
  return serverTime > end ? '已结束' : '进行中';
}

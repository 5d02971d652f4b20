import { type Assessment, assessmentStatusTitles } from '@qianwei/api/contract/exam/assessment';
import type { StateMarkProps } from '@qianwei/ui/StateMark';
import { applicationMarks } from '../application/application-marks.ts';

type Mark = Pick<StateMarkProps, 'shape' | 'tone'>;

const marks: Readonly<Record<Assessment['status'], Mark>> = {
  RUNNING: { shape: 'half', tone: 'danger' },
  READY: { shape: 'full', tone: 'brand' },
  RETRY: { shape: 'cross', tone: 'danger' },
  OTHER_RUNNING: { shape: 'half', tone: 'danger' },
  WAIT: { shape: 'open', tone: 'warning' },
  LEARNING: { shape: 'half', tone: 'warning' },
  SIGN_UP_REVIEW: { shape: 'half', tone: 'warning' },
  SIGN_UP_RETURNED: { shape: 'triangle', tone: 'danger' },
  NOT_SIGNED: { shape: 'triangle', tone: 'warning' },
  NOT_OPEN: { shape: 'dotted', tone: 'muted' },
  AT_CENTRE: { shape: 'open', tone: 'default' },
  MARKING: { shape: 'half', tone: 'warning' },
  PASSED: { shape: 'check', tone: 'success' },
  USED_UP: { shape: 'cross', tone: 'danger' },
  CLOSED: { shape: 'dash', tone: 'muted' },
};

/** The state of an assessment in a word, with its mark. */
export function stateOf({ status, report, assessMode }: Assessment): Mark & { word: string } {
  const { shape, tone } = marks[status];
  if (assessMode === 'REPORT' && status === 'RETRY' && report?.status === 'RETURNED')
    return { shape: 'triangle', tone: 'danger', word: '退回，待修改' };
  if (assessMode === 'REPORT' && status === 'READY') return { shape, tone, word: '可提交报告' };
  return { shape, tone, word: assessmentStatusTitles[status] };
}

/**
 * True when the report may be submitted, also once more: the latest one counts. `now` is the server's, as it writes it.
 */
export const mayHandIn = ({ assessMode, status, closeTime }: Assessment, now: string) =>
  assessMode === 'REPORT' &&
  (status === 'READY' ||
    status === 'RETRY' ||
    (status === 'MARKING' && (closeTime === null || now < closeTime)));

/** True when the test may be started. */
export const mayStart = ({ assessMode, status }: Assessment) =>
  assessMode === 'ONLINE' && (status === 'READY' || status === 'RETRY');

/** The state of a submitted report, in a word with its mark. */
export const reportStates = {
  SUBMITTED: { ...applicationMarks.SUBMITTED, word: '待批阅' },
  RETURNED: { ...applicationMarks.RETURNED, word: '退回，待修改' },
  GRADED: { ...applicationMarks.APPROVED, word: '已批阅' },
} as const;

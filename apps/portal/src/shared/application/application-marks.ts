import type { ApplicationState } from '@qianwei/api/contract/application';
import type { StateMarkProps } from '@qianwei/ui/StateMark';

/** The mark of each state of an application. */
export const applicationMarks: Readonly<Record<ApplicationState, Pick<StateMarkProps, 'shape' | 'tone'>>> = {
  DRAFT: { shape: 'open', tone: 'muted' },
  SUBMITTED: { shape: 'half', tone: 'warning' },
  RETURNED: { shape: 'triangle', tone: 'danger' },
  APPROVED: { shape: 'check', tone: 'success' },
  REJECTED: { shape: 'cross', tone: 'danger' },
  WITHDRAWN: { shape: 'dash', tone: 'muted' },
  EXPIRED: { shape: 'cross', tone: 'danger' },
};

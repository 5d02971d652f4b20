import type { ApplicationState } from '@qianwei/api/contract/application';
import { changeTitles } from '@qianwei/api/contract/thesis/change';
import type { ThesisApplication } from '@qianwei/api/contract/thesis/directory';
import { thesisStageTitles } from '@qianwei/api/contract/thesis/stage';

/** 开题报告延期 3 天, 换题. */
export function applicationTitle({ type, delay }: Pick<ThesisApplication, 'type' | 'delay'>): string {
  if (type !== 'DELAY') return changeTitles[type];
  return delay === null ? '延期' : `${thesisStageTitles[delay.stage]}延期 ${delay.days} 天`;
}

/** The states of an application of a thesis in words. */
export const applicationStateWords: Readonly<Record<ApplicationState, string>> = {
  DRAFT: '草稿',
  SUBMITTED: '审核中',
  RETURNED: '退回',
  APPROVED: '已通过',
  REJECTED: '未通过',
  WITHDRAWN: '已撤回',
  EXPIRED: '逾期终止',
};

import { type ChangeType, changeTitles } from '@qianwei/api/contract/thesis/change';
import type { ThesisLogEntry } from '@qianwei/api/contract/thesis/directory';
import { ruleTitles, ruleType, thesisStage, thesisStageTitles } from '@qianwei/api/contract/thesis/stage';
import { topicLevelTitles } from '@qianwei/api/contract/thesis/topic';

const actionTitles: Readonly<Record<ThesisLogEntry['action'], string>> = {
  OPEN: '开放',
  CONFIRM: '确认',
  SUBMIT: '提交',
  WITHDRAW: '撤回',
  RETURN: '退回',
  PASS: '通过',
  FAIL: '不合格',
  EXPIRE: '逾期',
  EXTEND: '延期',
  REOPEN: '重新开放',
  READ: '阅读',
  SEE: '查看',
  URGE: '催一下',
  NEW_ADVISOR: '换导师',
  NEXT_WISH: '转到',
  APPLY: '申请',
  CANCEL: '撤回',
  APPROVE: '通过',
  REJECT: '没有通过',
};

/** The submission of a topic as far as it went on: from the teacher to 专业负责人, or to another wish. */
const choiceWords = ({ action, node }: Pick<ThesisLogEntry, 'action' | 'node'>): string =>
  action === 'NEXT_WISH'
    ? `第 ${node} 志愿`
    : action === 'RETURN'
      ? '志愿'
      : `选题，交${topicLevelTitles.MAJOR}确认`;

/** The subject of a line: a stage, a rule whose version follows it, a change, a choice of a topic; empty for the whole. */
function subjectOf({ matter, node, action }: Pick<ThesisLogEntry, 'matter' | 'node' | 'action'>): string {
  if (matter === 'CHOICE') return choiceWords({ action, node });
  if (matter === 'CHANGE') return changeTitles[node as ChangeType];
  const stage = thesisStage.options.find((code) => code === node);
  if (stage !== undefined) return thesisStageTitles[stage];
  const rule = ruleType.options.find((type) => node.startsWith(type));
  return rule === undefined ? '' : `《${ruleTitles[rule]}》`;
}

/** An action of the log in words: `退回开题报告`, `阅读《论文管理规定》`. */
export const logWords = ({
  matter,
  action,
  node,
}: Pick<ThesisLogEntry, 'matter' | 'action' | 'node'>): string =>
  `${actionTitles[action]}${subjectOf({ matter, node, action })}`;

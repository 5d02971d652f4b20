import { usualStates } from '@qianwei/api/contract/application';
import { type ChangeType, changeTitles } from '@qianwei/api/contract/thesis/change';
import { momentWords } from '@qianwei/api/time/words';
import type { Deciding, OfficeKind } from '../../../application/application.ts';
import { recordStaffAction } from '../../../audit/audit.ts';
import { thesisChange } from '../../../db/schema/thesis-talk.ts';
import { DomainProblem } from '../../../problems.ts';
import type { TaskKey } from '../../../student/tasks.ts';
import { findThesis } from '../../../thesis/read-thesis.ts';
import { deadlineOf, isHandedIn } from '../../../thesis/stage-state.ts';
import { directoryPath } from '../../../thesis/thesis-paths.ts';
import { formatDateTime } from '../../../time.ts';
import { changeAdvisor } from './advisor-change.ts';
import { tellDecided } from './decided-notice.ts';
import { isUnderWay } from './thesis-activity.ts';
import { thesisFacts } from './thesis-facts.ts';
import { releaseTopic } from './topic-places.ts';

/** A row of the changes. */
export type ChangeRow = typeof thesisChange.$inferSelect;

/**
 * The duty to apply again after a return: one for each change of a thesis. Its code does not begin as those of the stages, which
 * are settled whenever the thesis moves.
 */
export const changeDuty = (studentId: string, studentPlanId: string, type: ChangeType): TaskKey => ({
  ...{ studentId, code: `CHANGE_${type}_RETURNED`, bizId: studentPlanId },
});

async function grantTopic(row: ChangeRow, deciding: Deciding): Promise<readonly string[]> {
  const { tx, now, by: name, opinion } = deciding;
  const thesis = await findThesis(tx, row.studentId, row.studentPlanId, { now });
  if (thesis.advisor === null || !isUnderWay(thesis)) throw new DomainProblem('这篇论文现在没有可换的题目');
  if (isHandedIn(thesis, 'REPORT')) throw new DomainProblem('学生已经提交开题报告，不能再换题');
  const until = deadlineOf(await releaseTopic(tx, thesis, { name, opinion }), 'TOPIC');
  const time = until === null ? '' : `请在 ${momentWords(until.getTime(), 'end')} 前重新选题；`;
  await tellDecided(row, deciding, {
    title: '换题申请已通过',
    lines: [`原题目《${thesis.row.title}》已释放。${time}选题通过后重新签署诚信承诺书。`],
  });
  return ['原题目和导师名额已释放', ...(until === null ? [] : [`重新选题到 ${formatDateTime(until)}`])];
}

async function grantAdvisor(row: ChangeRow, deciding: Deciding): Promise<readonly string[]> {
  const { tx, now, by, option } = deciding;
  if (option === undefined || option.trim() === '')
    throw new DomainProblem('通过换导师须写明新导师：--advisor 姓名');
  const thesis = await findThesis(tx, row.studentId, row.studentPlanId, { now });
  if (!isUnderWay(thesis)) throw new DomainProblem('这篇论文的流程已经结束，不能换导师');
  const found = await changeAdvisor(tx, thesis, option);
  const about = { bizType: 'THESIS', bizId: thesis.row.id, action: 'NEW_ADVISOR' } as const;
  await recordStaffAction(tx, { ...about, opinion: found.name }, { by, now });
  await tellDecided(row, deciding, {
    title: '换导师申请已通过',
    lines: [`指导教师由${thesis.advisor?.name}改为${found.name}（${found.title}）。题目和已签的承诺书不变。`],
  });
  return [`导师：${thesis.advisor?.name} → ${found.name}`];
}

/** 换题 and 换导师. After a return the student applies again, which is an application of its own. */
export const changeKind: OfficeKind<ChangeRow> = {
  noun: '换题或换导师申请',
  bizType: 'THESIS_CHANGE',
  command: 'thesis-changes',
  about: {
    show: '换什么、现在的题目和导师、理由、附件和经过',
    approve: '通过换题即释放题目和导师，学生 10 日内重选；通过换导师须写 --advisor',
  },
  option: { name: 'advisor', title: '新导师' },
  states: usualStates,
  table: thesisChange,
  line: ({ type }) => [changeTitles[type]],
  async facts({ type, studentPlanId, reason }, { db }) {
    return [['申请', changeTitles[type]], ...(await thesisFacts(db, studentPlanId)), ['理由', reason]];
  },
  receipt: { prefix: 'LB', kind: 'THESIS_CHANGE' },
  proof: { scene: 'QA_FILE', missing: '未找到上传的附件，请重新上传' },
  subjectOf: ({ id, type }) => ({ bizId: id, node: type }),
  dutyOf: ({ studentId, studentPlanId, type }) => ({
    ...changeDuty(studentId, studentPlanId, type),
    reason: `${changeTitles[type]}申请被退回，需要修改后重新提交`,
    title: `重新申请${changeTitles[type]}`,
    path: directoryPath(studentPlanId),
    menuPath: '/thesis/index',
    actionText: '去修改',
  }),
  approved: (row, deciding) => (row.type === 'TOPIC' ? grantTopic : grantAdvisor)(row, deciding),
  async returned(row, deciding) {
    const name = changeTitles[row.type];
    await tellDecided(row, deciding, {
      title: `${name}申请被退回`,
      lines: ['请按审核意见修改后重新申请。'],
    });
    return [];
  },
  async rejected(row, deciding) {
    const name = changeTitles[row.type];
    await tellDecided(row, deciding, { title: `${name}申请未通过`, lines: ['题目和指导教师不变。'] });
    return [];
  },
};

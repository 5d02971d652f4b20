import {
  isWrittenStage,
  type RuleType,
  ruleTitles,
  type ThesisStage,
  thesisStage,
  thesisStageTitles,
} from '@qianwei/api/contract/thesis/stage';
import { ruleBefore, stagesBefore } from '@qianwei/api/contract/thesis/stage-chart';
import type { ListedThesis } from '@qianwei/api/contract/thesis/thesis';
import { and, eq, like } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { studentTask, taskPriorities } from '../db/schema/schedule.ts';
import { type NewTask, openTask } from '../student/tasks.ts';
import type { ReadRule, Thesis } from './read-thesis.ts';
import { shownMoment } from './shown-thesis.ts';
import { deadlineOf, stageInTheWay, statusOf } from './stage-state.ts';
import { directoryPath, rulePath, stagePath } from './thesis-paths.ts';

/** Duty of a student in a thesis, without whose it is. */
type ThesisDuty = Omit<NewTask, 'studentId' | 'studentMajorId' | 'bizId' | 'menuPath'>;

/** Every duty of a thesis has a code that begins with it; one of a thesis is open at a time. */
const codeStart = 'THESIS_';

function readAndChoose(thesis: Thesis): ThesisDuty {
  return {
    code: 'THESIS_TOPIC',
    reason: '选题开放中，还没有选题',
    title: '阅读管理规定，选定论文题目',
    desc: '先阅读并确认《论文管理规定》，再从题库选题或者自拟题目。',
    actionText: '阅读规定并选题',
    path: rulePath(thesis.plan.id, 'MANAGE'),
    deadlineTitle: '论文选题截止',
    deadline: deadlineOf(thesis, 'TOPIC'),
    priority: taskPriorities.openWindow,
  };
}

function topicDuty(thesis: Thesis): ThesisDuty {
  const row = thesis.stages.get('TOPIC');
  const isReturned = row?.status === 'RETURNED';
  return {
    code: 'THESIS_TOPIC',
    reason: isReturned ? '选题没有通过，需要重新提交' : '选题开放中，还没有选题',
    title: isReturned ? '重新选定论文题目' : '选定论文题目',
    desc: isReturned ? (row?.opinion ?? '') : '从题库选题，最多 3 个志愿，或者自拟题目。',
    actionText: '去选题',
    path: stagePath(thesis, 'TOPIC'),
    deadlineTitle: '论文选题截止',
    deadline: deadlineOf(thesis, 'TOPIC'),
    priority: isReturned ? taskPriorities.returned : taskPriorities.openWindow,
  };
}

function commitmentDuty(thesis: Thesis): ThesisDuty {
  return {
    code: 'THESIS_COMMITMENT',
    reason: '题目已通过，还没有签署承诺书',
    title: '签署诚信承诺书',
    desc: `题目《${thesis.row.title ?? ''}》。签完才能写开题报告。`,
    actionText: '去签署',
    path: stagePath(thesis, 'COMMITMENT'),
    deadlineTitle: '开题报告提交截止',
    deadline: deadlineOf(thesis, 'REPORT'),
    priority: taskPriorities.openWindow,
  };
}

/** The rule of each stage that is done after its reading; that of TOPIC is the one that RULE is passed by. */
const rules: Readonly<Partial<Record<ThesisStage, RuleType>>> = { TOPIC: 'MANAGE', ...ruleBefore };

/** True while a stage is to be done, and only its rule stands before it: unread, or read in an earlier version. */
function waitsForRule(thesis: Thesis, stage: ThesisStage, rule: ReadRule): boolean {
  if (rule.readAt !== null) return false;
  const status = statusOf(thesis, stage);
  if (status === 'LOCKED')
    return stagesBefore[stage].every((before) => statusOf(thesis, before) === 'PASSED');
  return rule.readBefore !== null && ['TODO', 'RETURNED'].includes(status);
}

/** The rule that is to be read before a stage can be done; null where none is. */
function ruleDuty(thesis: Thesis, stage: ThesisStage): ThesisDuty | null {
  const type = rules[stage];
  const rule = type && thesis.rules.get(type);
  if (type === undefined || rule === undefined || !waitsForRule(thesis, stage, rule)) return null;
  const name = ruleTitles[type];
  const next = stage === 'TOPIC' ? thesisStageTitles[stage] : `写${thesisStageTitles[stage]}`;
  const isNews = rule.readBefore !== null;
  return {
    code: 'THESIS_RULE',
    reason: isNews ? `《${name}》已更新，${next}以前要重新阅读` : `${next}以前要先阅读《${name}》`,
    title: `${isNews ? '重新阅读' : '阅读'}《${name}》`,
    desc: `读到文末并确认，就可以${next}。`,
    actionText: `阅读${name}`,
    path: rulePath(thesis.plan.id, type),
    deadlineTitle: `${thesisStageTitles[stage]}提交截止`,
    deadline: deadlineOf(thesis, stage),
    priority: taskPriorities.openWindow,
  };
}

/** A duty that leads to the desk of the thesis. */
const atDesk = (thesis: Thesis, stage: ThesisStage) => ({
  path: directoryPath(thesis.row.id, stage),
  deadlineTitle: `${thesisStageTitles[stage]}提交截止`,
  deadline: deadlineOf(thesis, stage),
});

/** Duty of a stage that was returned. */
function returnedDuty(thesis: Thesis, stage: ThesisStage): ThesisDuty {
  const { opinion = '', returnCount = 0 } = thesis.stages.get(stage) ?? {};
  const desk = atDesk(thesis, stage);
  const name = thesisStageTitles[stage];
  switch (stage) {
    case 'CHECK':
      return {
        ...desk,
        code: 'THESIS_CHECK_FAILED',
        reason: '首次检测没有达到标准',
        title: '修改论文，再次检测',
        desc: `${opinion}按检测报告修改后，可以免费再检测 1 次。`,
        actionText: '修改后再次检测',
        deadlineTitle: '第二次检测提交截止',
        priority: taskPriorities.returned,
      };
    case 'REVISION':
      return {
        ...desk,
        code: 'THESIS_REVISION',
        reason: '修改稿还没有提交',
        title: `完成论文修改稿 ${returnCount + 1}`,
        desc: opinion,
        actionText: '完成修改稿',
        priority: taskPriorities.openWindow,
      };
    default:
      return {
        ...desk,
        code: `${codeStart}${stage}_RETURNED`,
        reason: `${name}被退回`,
        title: `修改${name}`,
        desc: opinion,
        actionText: '按批注修改',
        priority: taskPriorities.returned,
      };
  }
}

/** Duty of a stage that is written or booked, and leads to the desk of the thesis; null while nothing is to be done there. */
function deskDuty(thesis: Thesis, stage: ThesisStage): ThesisDuty | null {
  const status = statusOf(thesis, stage);
  const name = thesisStageTitles[stage];
  const desk = atDesk(thesis, stage);
  if (status === 'RETURNED') return returnedDuty(thesis, stage);
  if (stage === 'DEFENCE' && status === 'TODO' && thesis.defence === null)
    return {
      ...desk,
      code: 'THESIS_DEFENCE',
      reason: '评阅合格，答辩预约开放中',
      title: '选定答辩场次',
      desc: '',
      actionText: '预约答辩',
      deadlineTitle: '答辩预约截止',
      priority: taskPriorities.openWindow,
    };
  if (status !== 'TODO' || !isWrittenStage(stage)) return null;
  return {
    ...desk,
    code: `${codeStart}${stage}`,
    reason: `${name}还没有提交`,
    title: `完成${name}`,
    desc: '',
    actionText: `完成${name}`,
    priority: taskPriorities.openWindow,
  };
}

/** The next duty of a thesis; null while others act, and once it is over. */
export function dutyOf(thesis: Thesis): ThesisDuty | null {
  const { row, plan, record } = thesis;
  if (row.overall !== 'ONGOING' || plan.status !== 'ACTIVE' || record.status !== 'NORMAL') return null;
  if (statusOf(thesis, 'RULE') === 'TODO') return readAndChoose(thesis);
  const toRead = ruleDuty(thesis, 'TOPIC');
  if (toRead !== null) return toRead;
  const isOpen = (stage: 'TOPIC' | 'COMMITMENT') => ['TODO', 'RETURNED'].includes(statusOf(thesis, stage));
  if (isOpen('TOPIC')) return topicDuty(thesis);
  // It is signed for a title that is passed.
  if (isOpen('COMMITMENT') && stageInTheWay(thesis, 'COMMITMENT') === undefined)
    return commitmentDuty(thesis);
  // AI使用说明 can be written while 修改稿 is reviewed: the first stage at which something is to be done, not the first open one.
  for (const stage of thesisStage.options) {
    const isNext = stageInTheWay(thesis, stage) === undefined;
    const duty = isNext ? (ruleDuty(thesis, stage) ?? deskDuty(thesis, stage)) : null;
    if (duty !== null) return duty;
  }
  return null;
}

/** The next thing to do as the pages of a thesis show it. */
export function shownTask(thesis: Thesis): ListedThesis['task'] {
  const duty = dutyOf(thesis);
  if (duty === null) return null;
  const { title, desc = '', path, actionText, deadline, occasion = 'DEADLINE' } = duty;
  return { title, desc, path, actionText, deadline: shownMoment(deadline), occasion };
}

/** Writes the duty of a thesis in the place of the one that its student still has, in the transaction that changes the thesis. */
export async function syncDuty(tx: Database, thesis: Thesis): Promise<void> {
  const { id, studentId, studentMajorId } = thesis.row;
  await tx
    .update(studentTask)
    .set({ status: 'DONE' })
    .where(
      and(
        eq(studentTask.studentId, studentId),
        eq(studentTask.bizId, id),
        like(studentTask.code, `${codeStart}%`),
        eq(studentTask.status, 'OPEN'),
      ),
    );
  const duty = dutyOf(thesis);
  if (duty !== null)
    await openTask(tx, { ...duty, studentId, studentMajorId, bizId: id, menuPath: '/thesis/index' });
}

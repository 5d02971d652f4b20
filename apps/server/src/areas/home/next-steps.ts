import type { getHomeIndex } from '@qianwei/api/contract/home';
import type { DataOf } from '@qianwei/api/endpoint';
import { taskPriorities } from '../../db/schema/schedule.ts';
import { formatDateTime } from '../../time.ts';
import type { Duty } from './derived-duties.ts';

type Home = DataOf<typeof getHomeIndex>;
/** Next duty of the student. */
export type HomeDuty = NonNullable<Home['nextStep']>;

const hour = 3_600_000;
const day = 24 * hour;

/** How pressing a deadline is: now within an hour, urgent within 24 hours, soon within seven days. */
export function stepUrgencyOf(deadline: Date | null, now: Date): HomeDuty['level'] {
  if (deadline === null) return 'NORMAL';
  const left = deadline.getTime() - now.getTime();
  if (left <= hour) return 'NOW';
  if (left <= day) return 'URGENT';
  return left <= 7 * day ? 'SOON' : 'NORMAL';
}

/**
 * Priority of a duty: within 24 hours of its deadline above returned work and open windows, never above a running exam;
 * the end of a lesson is no deadline.
 */
function pressure(task: Duty, now: Date): number {
  const due =
    task.occasion !== 'END' && task.deadline !== null && task.deadline.getTime() - now.getTime() <= day;
  return due ? Math.min(task.priority, taskPriorities.dueWithinDay) : task.priority;
}

function stepOf(task: Duty, now: Date): HomeDuty {
  const { code, reason, title, desc, note, path, actionText, morePath, moreText, deadline, occasion } = task;
  const runs = task.priority === taskPriorities.running || task.priority === taskPriorities.liveSoon;
  return {
    code,
    reason,
    title,
    desc,
    note,
    path,
    actionText,
    more: morePath && moreText ? { path: morePath, text: moreText } : null,
    occasion,
    deadline: deadline && formatDateTime(deadline),
    level: runs ? 'NOW' : stepUrgencyOf(deadline, now),
  };
}

const plain = { note: '', deadline: null, occasion: 'DEADLINE', more: null } as const;

const changePassword: HomeDuty = {
  ...plain,
  code: 'CHANGE_PASSWORD',
  reason: '现在用的还是初始密码',
  title: '修改初始密码',
  desc: '修改后才能使用其他功能，并须用新密码重新登录。',
  path: '/password',
  actionText: '修改密码',
  level: 'NOW',
};

const chooseMajor: HomeDuty = {
  ...plain,
  code: 'CHOOSE_MAJOR',
  reason: '名下有多个专业考籍',
  title: '选择专业',
  desc: '选定后，首页和教务信息按该专业显示，随时可以切换。',
  path: '/chooseMajor',
  actionText: '去选择',
  level: 'NOW',
};

/** Facts that decide the next step. */
export interface StepsFacts {
  readonly mustChangePassword: boolean;
  readonly mustChooseMajor: boolean;
  readonly tasks: readonly Duty[];
  /** Duty that is offered when nothing is due. */
  readonly otherwise: Duty | null;
}

/**
 * All duties, most pressing first: must change the password, must choose a major, then the tasks by screens §5. When there are
 * none, the one that is offered otherwise.
 */
export function nextSteps(state: StepsFacts, now: Date): HomeDuty[] {
  const late = Number.POSITIVE_INFINITY;
  const ordered = [...state.tasks].sort(
    (a, b) =>
      pressure(a, now) - pressure(b, now) ||
      (a.deadline?.getTime() ?? late) - (b.deadline?.getTime() ?? late),
  );
  const due = [
    ...(state.mustChangePassword ? [changePassword] : []),
    ...(state.mustChooseMajor ? [chooseMajor] : []),
    ...ordered.map((task) => stepOf(task, now)),
  ];
  return due.length > 0 || state.otherwise === null ? due : [stepOf(state.otherwise, now)];
}

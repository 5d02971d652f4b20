import type { DirectoryStage, ThesisDirectory } from '@qianwei/api/contract/thesis/directory';
import { thesisStageTitles } from '@qianwei/api/contract/thesis/stage';
import { parseMoment } from '@qianwei/api/time/moment';
import { formatRemaining, momentWords, nearMomentWords, pastWords } from '@qianwei/api/time/words';
import type { Lead } from '../../../shared/page/PageLead.tsx';
import { deskHref, stageHref } from '../shared/thesis-hrefs.ts';
import { dueWords, isSoon, ticketWords } from '../shared/thesis-words.ts';
import { defencePlaceWords } from './stage-words.ts';

/** The page's one primary action. */
interface LeadAction {
  readonly href: string;
  readonly text: string;
}

/** A line with a deadline, which stands out: `请在 `, `12月7日（周一）24:00`, ` 前重交，还有 16 天 3 小时。`. */
interface DueLine {
  readonly before: string;
  readonly when: string;
  readonly rest: string;
  /** Within seven days. */
  readonly isSoon: boolean;
}

/** The lead of the desk; each line of its text is a paragraph. */
export type DirectoryLead = Lead<LeadAction, readonly (string | DueLine)[]>;

type Deadline = DirectoryStage['deadline'];

/** `请在 12月7日（周一）24:00 前重交，还有 16 天 3 小时。`; nothing without a deadline. */
function untilWords(deadline: Deadline, verb: string, now: number): DueLine[] {
  if (deadline === null) return [];
  const left = parseMoment(deadline) - now;
  const rest = left > 0 ? `，还有 ${formatRemaining(left)}` : '';
  return [
    {
      before: '请在 ',
      when: nearMomentWords(deadline, now, 'end'),
      rest: ` 前${verb}${rest}。`,
      isSoon: isSoon(deadline, now),
    },
  ];
}

const withStop = (text: string): string => (/[。！？]$/.test(text) ? text : `${text}。`);

const opinionLine = (opinion: string): string[] => (opinion === '' ? [] : [`总评：${withStop(opinion)}`]);

function returnedLead(
  stage: DirectoryStage,
  task: ThesisDirectory['task'],
  now: number,
): DirectoryLead | null {
  const { code, returned, require, path, deadline } = stage;
  if (returned === null || path === null) return null;
  const name = thesisStageTitles[code];
  if (code === 'CHECK')
    return {
      state: { shape: 'triangle', tone: 'danger' },
      title: '首次检测没有达到标准，请修改后再次检测',
      text: [...untilWords(deadline, '提交', now), ...(returned.opinion === '' ? [] : [returned.opinion])],
      action: { href: path, text: '修改后再次检测' },
    };
  const maxReturns = require.find((demand) => demand.code === 'MAX_RETURNS')?.value;
  const count = `第 ${returned.count} 次${maxReturns === undefined ? '' : `，最多 ${maxReturns} 次`}`;
  return {
    state: { shape: 'triangle', tone: 'danger' },
    title: `${name}被退回，请修改后重新提交`,
    text: [
      // A topic is returned by a level of its review, everything else by a teacher.
      `${returned.by}${code === 'TOPIC' ? '' : '老师'} ${pastWords(returned.time, now)} 退回（${count}）。`,
      ...untilWords(deadline, '重交', now),
      ...opinionLine(returned.opinion),
    ],
    action: { href: path, text: task?.actionText ?? '按批注修改' },
  };
}

/** Titles while the thesis waits for others: 检测, 评阅, 答辩 and 成绩. */
const waitingTitles: Readonly<Partial<Record<DirectoryStage['code'], string>>> = {
  CHECK: '论文检测中，等待结果',
  REVIEW: '论文评阅中，等待结果',
  DEFENCE: '答辩已经结束，等待结果',
  GRADE: '答辩已经结束，等待成绩公布',
};

/** The session that is booked: when and how, the place in it, and its ticket. */
function defenceLead(
  { isOnline, startTime, site, place, ticketPath }: NonNullable<ThesisDirectory['defence']>,
  bookingPath: string | null,
  now: number,
): DirectoryLead {
  const { when, rest } = dueWords(startTime, now, 'START');
  return {
    state: { shape: 'check', tone: 'success' },
    title: `${isOnline ? '线上' : '现场'}答辩已预约`,
    text: [
      { before: '', when, rest: `${rest}。`, isSoon: false },
      ...(place === null ? [] : [`${defencePlaceWords(place)}。`]),
      ...(site === '' ? [] : [`${site}。`]),
      ticketPath === null ? '分组公布以后，可以打印答辩准考证。' : ticketWords({ isOnline }),
    ],
    action:
      ticketPath !== null
        ? { href: ticketPath, text: '看答辩准考证' }
        : bookingPath === null
          ? null
          : { href: bookingPath, text: '看答辩预约' },
  };
}

function overLead({ overall, stages }: ThesisDirectory): DirectoryLead | null {
  const failed = stages.find(({ status }) => status === 'FAILED');
  const failure = failed === undefined ? '本轮没有合格' : `${thesisStageTitles[failed.code]}不合格`;
  switch (overall) {
    case 'PASSED':
    case 'ARCHIVED':
      return {
        state: { shape: 'check', tone: 'success' },
        title: overall === 'PASSED' ? '论文合格，等待归档' : '论文合格，已经归档',
        text: ['全部环节都已通过，不需要再办理。'],
        action: { href: stages.at(-1)?.path ?? '/thesis/index', text: '看评阅与成绩' },
      };
    case 'RETEST':
    case 'FAILED':
      return {
        state: { shape: 'cross', tone: 'danger' },
        title: overall === 'RETEST' ? `${failure}，复检正在进行` : failure,
        text: ['复检的任务、时间和剩余次数在“论文复检”里。'],
        action: { href: '/thesisRetest/directory', text: '去论文复检' },
      };
    case 'TERMINATED':
    case 'ABANDONED':
    case 'MISCONDUCT':
      return {
        state: { shape: 'cross', tone: 'danger' },
        title: {
          TERMINATED: '这篇论文已终止',
          ABANDONED: '这篇论文已放弃',
          MISCONDUCT: '这篇论文因学术不端已终止',
        }[overall],
        text: ['这里只能查看。有疑问请联系自考办。'],
        action: null,
      };
    default:
      return null;
  }
}

/** The one thing to do on the desk, or who is to act. `now` in ms, by the server's clock. */
export function directoryLead(directory: ThesisDirectory, now: number): DirectoryLead {
  const over = overLead(directory);
  if (over !== null) return over;
  const { task, stages, defence, obstacles } = directory;
  const current = stages.find(({ code }) => code === directory.stage);
  const name = thesisStageTitles[directory.stage];
  if (current?.status === 'OVERDUE')
    return {
      state: { shape: 'triangle', tone: 'danger' },
      title: overdueWords(current),
      text: [
        obstacles.DELAY === null
          ? '延期最多 7 天，由指导教师和教务审批；批准以后可以继续提交。'
          : withStop(obstacles.DELAY.reason),
        ...opinionLine(current.returned?.opinion ?? ''),
      ],
      action:
        obstacles.DELAY === null
          ? { href: deskHref(directory.studentPlanId, 'DELAY'), text: '申请延期' }
          : null,
    };
  const returned = current?.status === 'RETURNED' ? returnedLead(current, task, now) : null;
  if (returned !== null) return returned;
  if (task !== null) {
    // A duty that leads to this desk is done on the page of its stage.
    const own = stages.find(({ code }) => task.path === stageHref(directory.studentPlanId, code));
    return {
      state: { shape: 'half', tone: 'brand' },
      title: task.title,
      text: [...(task.desc === '' ? [] : [withStop(task.desc)]), ...untilWords(task.deadline, '完成', now)],
      action: { href: own?.path ?? task.path, text: task.actionText },
    };
  }
  if (defence !== null) return defenceLead(defence, current?.path ?? null, now);
  if (current?.status === 'SUBMITTED')
    return {
      state: { shape: 'half' },
      title: `${name}已提交，等待审核`,
      text: [
        ...(current.submitTime === null ? [] : [`${pastWords(current.submitTime, now)} 提交。`]),
        '老师一般在 5 个工作日内审核，结果会在这里和通知里告诉你。',
        ...(current.code === 'TOPIC' ? ['确认以前可以撤回选题。'] : []),
      ],
      action:
        current.code === 'TOPIC' && current.path !== null ? { href: current.path, text: '看选题' } : null,
    };
  return {
    state: { shape: 'half' },
    title: waitingTitles[directory.stage] ?? `${name}还没有开放`,
    text: ['现在没有要办的事，有变化时会通知你。'],
    action: null,
  };
}

/** `初稿提交已于 11月15日（周日）24:00 截止，如需提交请申请延期` */
export const overdueWords = ({ code, deadline }: Pick<DirectoryStage, 'code' | 'deadline'>): string =>
  `${thesisStageTitles[code]}提交已${deadline === null ? '' : `于 ${momentWords(deadline, 'end')} `}截止，如需提交请申请延期`;

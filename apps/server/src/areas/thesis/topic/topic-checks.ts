import { errorCode } from '@qianwei/api/contract/envelope';
import { ruleTitles, stageStatusTitles } from '@qianwei/api/contract/thesis/stage';
import type { ThesisTopics } from '@qianwei/api/contract/thesis/topic';
import { momentWords } from '@qianwei/api/time/words';
import { type Check, decideEligibility, type Eligibility } from '../../../eligibility/eligibility.ts';
import { noWayOut, toNotices, toPage } from '../../../eligibility/ways.ts';
import type { Thesis } from '../../../thesis/read-thesis.ts';
import { deadlineOf, statusOf } from '../../../thesis/stage-state.ts';
import { directoryPath, rulePath } from '../../../thesis/thesis-paths.ts';
import { overObstacle } from '../shared/thesis-activity.ts';

/** The time in which a student chooses; a granted delay counts. A batch without one has that of its registration. */
export interface TopicWindow {
  readonly start: Date;
  readonly end: Date;
  readonly status: ThesisTopics['window']['status'];
  readonly isExtended: boolean;
}

/** The time in which the student of a thesis chooses, as the clock has it. */
export function topicWindowOf(thesis: Thesis): TopicWindow {
  const { now, plan, windows, stages } = thesis;
  const start = windows.get('TOPIC')?.startTime ?? plan.startTime;
  const end = deadlineOf(thesis, 'TOPIC') ?? plan.endTime;
  return {
    ...{ start, end },
    status: now < start ? 'UPCOMING' : now < end ? 'OPEN' : 'CLOSED',
    isExtended: (stages.get('TOPIC')?.extendedTo ?? null) !== null,
  };
}

/** Reasons that keep from submitting, in the order in which they are looked at. */
type TopicObstacle = 'OVER' | 'WINDOW' | 'RULE' | 'STAGE';

const checks: readonly Check<Thesis, TopicObstacle>[] = [
  {
    code: 'OVER',
    errorCode: errorCode.stateForbids,
    obstacle: (thesis) =>
      thesis.row.overall === 'ONGOING' && thesis.plan.status === 'ACTIVE'
        ? overObstacle(thesis, '选题')
        : {
            reason: `“${thesis.plan.name}”的论文已结束，不能再选题`,
            way: toPage('看论文管理', '/thesis/index'),
          },
  },
  {
    code: 'WINDOW',
    errorCode: errorCode.outsideWindow,
    obstacle(thesis) {
      const { start, end, status } = topicWindowOf(thesis);
      if (status === 'OPEN') return null;
      const [from, to] = [momentWords(start.getTime()), momentWords(end.getTime(), 'end')];
      return status === 'UPCOMING'
        ? { reason: `选题未在开放时间内（${from} 至 ${to}）`, way: toNotices, nextTime: start }
        : {
            reason: `选题未在开放时间内（${from} 至 ${to}），如需选题请申请延期`,
            way: toPage('申请延期', directoryPath(thesis.row.id, 'TOPIC')),
          };
    },
  },
  {
    code: 'RULE',
    errorCode: errorCode.stateForbids,
    obstacle: ({ rules, plan }) =>
      rules.get('MANAGE')?.readAt === null
        ? {
            reason: `请先阅读${ruleTitles.MANAGE}`,
            way: toPage(`去阅读${ruleTitles.MANAGE}`, rulePath(plan.id, 'MANAGE')),
          }
        : null,
  },
  {
    code: 'STAGE',
    errorCode: errorCode.stateForbids,
    obstacle(thesis) {
      const status = statusOf(thesis, 'TOPIC');
      if (status === 'TODO' || status === 'RETURNED') return null;
      if (status === 'SUBMITTED')
        return { reason: '选题已提交，待确认；要改请先撤回', way: noWayOut('BESIDE') };
      const desk = toPage('看论文任务', directoryPath(thesis.row.id, 'TOPIC'));
      return status === 'PASSED'
        ? { reason: '题目已通过，不能再选；确需换题请申请', way: desk }
        : { reason: `选题现在是“${stageStatusTitles[status]}”，不能提交`, way: desk };
    },
  },
];

/** Decides whether a topic can be submitted for a thesis now. */
export const topicEligibility = (thesis: Thesis): Eligibility<TopicObstacle> =>
  decideEligibility(checks, thesis, thesis.now);

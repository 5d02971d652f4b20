import { thesisLevelTitles } from '@qianwei/api/contract/academic/thesis-level';
import type { Occasion } from '@qianwei/api/contract/fields';
import { type ThesisStage, thesisOverallTitles, thesisStageTitles } from '@qianwei/api/contract/thesis/stage';
import type { ListedThesis } from '@qianwei/api/contract/thesis/thesis';
import type { StageTone } from '../shared/StageRow.tsx';
import { commitmentHref, deskHref, topicHref } from '../shared/thesis-hrefs.ts';
import { dueWords, isSoon, ticketWords } from '../shared/thesis-words.ts';

/** The one thing of a thesis that comes next, done by the student or by others. */
export interface NextThing {
  readonly title: string;
  /** Empty for nothing to add. */
  readonly text: string;
  /** When it is due or begins; null without a date. */
  readonly due: { readonly when: string; readonly rest: string; readonly isSoon: boolean } | null;
  /** Null where nothing is to be done. */
  readonly action: { readonly href: string; readonly text: string } | null;
}

const due = (moment: ListedThesis['deadline'], now: number, occasion: Occasion): NextThing['due'] =>
  moment && { ...dueWords(moment, now, occasion), isSoon: isSoon(moment, now) };

/** Acts of others at a stage where the student has nothing to do. */
const awaited: Readonly<Partial<Record<ThesisStage, string>>> = {
  CHECK: '等检测结果',
  REVIEW: '等评阅结果',
  DEFENCE: '等答辩结果',
  GRADE: '等成绩公布',
};

const calm = (title: string, text = ''): NextThing => ({ title, text, due: null, action: null });

function finished({ overall, score, level }: ListedThesis): NextThing {
  const grade = [
    ...(score === null ? [] : [`${score} 分`]),
    ...(level === null ? [] : [thesisLevelTitles[level]]),
  ].join('，');
  if (overall === 'PASSED') return calm(grade || '已合格', '等归档，不用做什么。');
  if (overall === 'ARCHIVED') return calm(grade || '已合格', '论文已经归档，不用做什么。');
  return calm(thesisOverallTitles[overall], '有疑问请联系自考办。');
}

/** The next thing in a thesis. */
export function nextThing(thesis: ListedThesis, now: number): NextThing {
  const { overall, task, defence, stage, stageStatus, deadline, studentPlanId, retestUntil } = thesis;
  if (overall === 'FAILED' || overall === 'RETEST')
    return {
      title: overall === 'RETEST' ? '继续论文复检' : '申请论文复检',
      text: `${thesisStageTitles[stage]}没有通过，可以复检。`,
      due: due(retestUntil, now, 'DEADLINE'),
      action: { href: '/thesisRetest/directory', text: '去论文复检' },
    };
  if (overall !== 'ONGOING') return finished(thesis);
  if (task !== null)
    return {
      title: task.title,
      text: task.desc,
      due: due(task.deadline, now, task.occasion),
      action: { href: task.path, text: task.actionText },
    };
  if (defence !== null)
    return {
      title: defence.isOnline ? '线上答辩' : '现场答辩',
      text: ticketWords(defence),
      due: due(defence.startTime, now, 'START'),
      action: { href: '/reviews/ticket', text: '看答辩准考证' },
    };
  const name = thesisStageTitles[stage];
  if (stageStatus === 'OVERDUE')
    return {
      title: `${name}已逾期`,
      text: '如需提交，请先申请延期。',
      due: due(deadline, now, 'DEADLINE'),
      action: { href: deskHref(studentPlanId, 'DELAY'), text: '申请延期' },
    };
  if (stageStatus === 'SUBMITTED') return calm(`${name}已提交，等老师审核`, '审核以后会通知你。');
  return calm(awaited[stage] ?? `${name}进行中`, '现在不用做什么，有结果会通知你。');
}

/** Tone of the current step: to mend, due within seven days, or to do. */
export function stageTone({ stageStatus, task, overall }: ListedThesis, now: number): StageTone {
  if (overall === 'FAILED' || overall === 'RETEST') return 'danger';
  if (stageStatus === 'RETURNED' || stageStatus === 'FAILED' || stageStatus === 'OVERDUE') return 'danger';
  return task?.deadline && isSoon(task.deadline, now) ? 'warning' : 'brand';
}

/** A link beside the next thing. */
interface FurtherLink {
  readonly text: string;
  readonly href: string;
}

/** Further links of a thesis, besides its button. */
export function furtherLinks({
  overall,
  stages,
  studentPlanId,
  planId,
  advisor,
  canDelay,
  reply,
}: ListedThesis): FurtherLink[] {
  const statusOf = (stage: ThesisStage) => stages.find(({ code }) => code === stage)?.status;
  const isOngoing = overall === 'ONGOING';
  const link = (text: string, href: string): FurtherLink[] => [{ text, href }];
  const isTopicFixed = statusOf('TOPIC') === 'PASSED';
  return [
    ...link('进入论文任务', deskHref(studentPlanId)),
    ...(statusOf('TOPIC') === 'SUBMITTED' ? link('看选题，可以撤回', topicHref(studentPlanId, planId)) : []),
    ...(statusOf('REVIEW') === 'PASSED'
      ? link('看评阅结果', `/thesis/reviews/${studentPlanId}`)
      : statusOf('COMMITMENT') === 'PASSED'
        ? link('看承诺书', commitmentHref(studentPlanId))
        : []),
    ...(isOngoing && isTopicFixed && ['LOCKED', 'TODO'].includes(statusOf('REPORT') ?? '')
      ? link('申请换题', deskHref(studentPlanId, 'TOPIC'))
      : []),
    ...(canDelay ? link('申请延期', deskHref(studentPlanId, 'DELAY')) : []),
    ...(isOngoing && advisor !== null
      ? link(reply === null ? '给老师留言' : '回复老师', deskHref(studentPlanId, 'MESSAGE'))
      : []),
  ];
}

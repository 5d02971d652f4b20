import { thesisKindTitles } from '@qianwei/api/contract/academic/exam-period';
import { examLevelTitles } from '@qianwei/api/contract/exam-level';
import type { Occasion } from '@qianwei/api/contract/fields';
import {
  type StageStatus,
  stageStatusTitles,
  type ThesisStage,
  thesisStage,
  thesisTypeTitles,
} from '@qianwei/api/contract/thesis/stage';
import type { Advisor, ListedThesis } from '@qianwei/api/contract/thesis/thesis';
import { parseMoment } from '@qianwei/api/time/moment';
import { momentWords, nearMomentWords, occasionWords, sideOf } from '@qianwei/api/time/words';

/** `会计学（专升本）120203K` */
export const majorWords = ({
  majorName,
  applyExamLevel,
  majorCode,
}: Pick<ListedThesis, 'majorName' | 'applyExamLevel' | 'majorCode'>): string =>
  `${majorName}（${examLevelTitles[applyExamLevel]}）${majorCode}`;

/** `毕业论文，学位论文`; before a topic was submitted `毕业论文`. */
export const kindWords = ({
  thesisKind,
  thesisType,
}: Pick<ListedThesis, 'thesisKind' | 'thesisType'>): string =>
  [thesisKindTitles[thesisKind], ...(thesisType === null ? [] : [thesisTypeTitles[thesisType]])].join('，');

/** `沈静宜 副教授，周三、周五 14:30—17:00 可联系` */
export const advisorWords = ({ name, title, hours }: Pick<Advisor, 'name' | 'title' | 'hours'>): string =>
  `${name} ${title}${hours === '' ? '' : `，${hours} 可联系`}`;

/** A moment and what happens then, apart: `12月7日（周一）24:00` and ` 截止，还有 16 天 3 小时`. `now` in ms, by the server's clock. */
export function dueWords(
  moment: NonNullable<ListedThesis['deadline']>,
  now: number,
  occasion: Occasion = 'DEADLINE',
): { when: string; rest: string } {
  const side = sideOf(occasion);
  const whole = momentWords(moment, side);
  return {
    when: nearMomentWords(moment, now, side),
    rest: occasionWords(moment, now, occasion).slice(whole.length),
  };
}

const dayMs = 86_400_000;

/** Within seven days, and not over. */
export const isSoon = (moment: string, now: number): boolean => {
  const left = parseMoment(moment) - now;
  return left > 0 && left <= 7 * dayMs;
};

/** Number of a stage, from 1. */
export const stageNumber = (stage: ThesisStage): number => thesisStage.options.indexOf(stage) + 1;

const todoWords: Readonly<Record<ThesisStage, string>> = {
  RULE: '待阅读',
  TOPIC: '待选题',
  COMMITMENT: '待签署',
  REPORT: '待提交',
  DRAFT: '待提交',
  REVISION: '待提交',
  AI_INFO: '待填写',
  FINAL: '待提交',
  CHECK: '检测中',
  REVIEW: '评阅中',
  DEFENCE: '待预约',
  GRADE: '待公布',
};

/** State of a stage in three or four characters: 待签署, 退回修改; `isBooked` for a defence whose session is booked. */
export function stageWords(stage: ThesisStage, status: StageStatus, isBooked = false): string {
  if (status !== 'TODO') return stageStatusTitles[status];
  return stage === 'DEFENCE' && isBooked ? '已预约' : todoWords[stage];
}

/** The preparation of a session of a defence: `请打印答辩准考证，按时到场。` */
export const ticketWords = ({ isOnline }: { readonly isOnline: boolean }): string =>
  `请打印答辩准考证，${isOnline ? '先检查好摄像头和网络，按时进入会议' : '按时到场'}。`;

import type { ApplyStatus, ApplyType } from '@qianwei/api/contract/graduation/apply-status';
import type { GraduationApply } from '@qianwei/api/contract/graduation/graduation';
import type { DateTime } from '@qianwei/api/time/moment';
import { dateWords, momentWords, remainingWords } from '@qianwei/api/time/words';
import type { StateMarkProps } from '@qianwei/ui/StateMark';

/** Shape and colour of a state. */
export const applyStatusLooks: Readonly<Record<ApplyStatus, Pick<StateMarkProps, 'shape' | 'tone'>>> = {
  DRAFT: { shape: 'open', tone: 'muted' },
  SUBMITTED: { shape: 'half', tone: 'brand' },
  AUDITING: { shape: 'half', tone: 'brand' },
  RETURNED: { shape: 'triangle', tone: 'danger' },
  APPROVED: { shape: 'check', tone: 'success' },
  REPORTED: { shape: 'check', tone: 'success' },
  PUBLICITY: { shape: 'half', tone: 'brand' },
  GRANTED: { shape: 'check', tone: 'success' },
  REJECTED: { shape: 'cross', tone: 'danger' },
  EXPIRED: { shape: 'dash', tone: 'muted' },
};

/** The steps after the last level in words: their states, in their order. */
export const stagesAfter: Readonly<Record<ApplyType, readonly { status: ApplyStatus; label: string }[]>> = {
  GRADUATION: [
    { status: 'REPORTED', label: '上报' },
    { status: 'GRANTED', label: '制发毕业证书' },
  ],
  DEGREE: [
    { status: 'PUBLICITY', label: '公示' },
    { status: 'GRANTED', label: '授予学位' },
  ],
};

/** The use of a receipt once it waits for nothing. */
export const receiptPromise = '有疑问时报回执号，老师能找到这次提交的内容。';

/** `2026年11月26日（周四）24:00 前重新提交，离截止还有 5 天 3 小时`; from then on that the time is over. */
export const mendDeadline = (until: DateTime, now: number): string =>
  `${momentWords(until, 'end')} 前重新提交，${remainingWords(until, now)}`;

/** `第 2 级，共 4 级`. */
export const levelPlaceWords = ({ level, levels }: Pick<GraduationApply, 'level' | 'levels'>): string =>
  `第 ${levels.indexOf(level) + 1} 级，共 ${levels.length} 级`;

/** By which rules the conditions are looked at while those of the batch are not published; nothing once they are. */
export const previewWords = ({ previewBy }: Pick<GraduationApply, 'previewBy'>): string =>
  previewBy === null ? '' : `按${previewBy}批次的规定预检，本批规定还没有公布。`;

/** The rules by which the conditions are looked at, in words, where newer ones are in force; empty where the newest count. */
export const olderRulesWords = ({
  olderRules,
  rules,
}: Pick<GraduationApply, 'olderRules' | 'rules'>): string =>
  olderRules === null || rules === null
    ? ''
    : `按你 ${dateWords(olderRules.submitTime)}首次提交时的规定（第 ${rules.version} 版）核验；第 ${olderRules.newestVersion} 版公布在后，只用来核验退回补正的部分。`;

/** The beginning of the next batch in words. */
export const followingBatchWords = ({ next }: Pick<GraduationApply, 'next'>): string =>
  next === null
    ? '下一批的受理时间还没有公布，公布后会显示在这一页，也会发通知。'
    : `下一批是 ${next.name}，${momentWords(next.startTime)} 开始受理。`;

import type { ThesisList } from '@qianwei/api/contract/thesis/thesis';
import { chineseNumber } from '@qianwei/studies';

/** 两 before a measure word. */
const counted = (count: number) => (count === 2 ? '两' : chineseNumber(count));

/** The line below the heading: how many theses and 考籍 there are, and their order. */
export function listLede({ list, without }: Pick<ThesisList, 'list' | 'without'>): string {
  const ongoing = list.filter(({ overall }) => overall === 'ONGOING').length;
  if (ongoing > 1) return `${counted(ongoing)}篇论文在进行，截止早的排在前面。`;
  if (ongoing === 1) return '论文的每一步、截止时间和老师的回复都在这里。';
  if (list.some(({ overall }) => overall === 'FAILED' || overall === 'RETEST'))
    return '本轮论文没有通过，可以复检。';
  if (list.length > 0) return '现在没有进行中的论文。';
  const later = without.filter(({ state }) => state === 'NOT_ELIGIBLE' || state === 'ELIGIBLE').length;
  if (without.length === 1) return later === 1 ? '报考论文以前，先看还差什么。' : '这个考籍没有论文任务。';
  const none = without.length - later;
  return [
    `${counted(without.length)}个专业：`,
    ...(later === 0 ? [] : [`${counted(later)}个还不能报考论文`]),
    ...(none === 0 ? [] : [`${later === 0 ? '' : '，'}${counted(none)}个没有论文任务`]),
    '。',
  ].join('');
}

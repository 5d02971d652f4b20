import type { AnswerCounts, AnswerState } from './cells.ts';

/** The words of the answer sheet. */
export interface AnswerSheetTexts {
  title: string;
  /** Beside the title. */
  summary: (counts: AnswerCounts) => string;
  /** Below the legend. */
  left: (counts: AnswerCounts) => string;
  /** A cell's name begins with it. @param number from 1. */
  question: (number: number) => string;
  states: Record<AnswerState, string>;
  current: string;
  flagged: string;
  unsaved: string;
  empty: string;
  /** Joins the parts of a cell's name. */
  parts: (parts: readonly string[]) => string;
}

const marked = ({ right, wrong }: AnswerCounts) => right + wrong > 0;

export const answerSheetTexts: AnswerSheetTexts = {
  title: '答题卡',
  summary: (counts) =>
    marked(counts)
      ? `答对 ${counts.right}，共 ${counts.total}`
      : `已答 ${counts.answered}，共 ${counts.total}`,
  left: (counts) =>
    marked(counts)
      ? `答对 ${counts.right} 题，答错 ${counts.wrong} 题，未答 ${counts.empty} 题。`
      : [
          counts.empty > 0 ? `还有 ${counts.empty} 题未答` : '全部题目都已作答',
          counts.partly > 0 && `${counts.partly} 题没有答完`,
          counts.flagged > 0 && `${counts.flagged} 题已标记`,
          counts.unsaved > 0 && `${counts.unsaved} 题只存在本机`,
        ]
          .filter(Boolean)
          .join('，')
          .concat('。'),
  question: (number) => `第 ${number} 题`,
  states: { empty: '未答', partly: '没有答完', answered: '已答', right: '答对', wrong: '答错' },
  current: '当前',
  flagged: '标记',
  unsaved: '未保存',
  empty: '本卷没有题目',
  parts: (parts) => parts.join('，'),
};

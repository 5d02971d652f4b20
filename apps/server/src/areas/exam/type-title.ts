import type { QuestionType } from '@qianwei/api/contract/question';

/** What a group of questions of one type is called. */
export const typeTitles: Readonly<Record<QuestionType, string>> = {
  SINGLE: '单选题',
  MULTIPLE: '多选题',
  JUDGE: '判断题',
  BLANK: '填空题',
  TERM: '名词解释',
  SHORT: '简答题',
  ESSAY: '论述题',
  MATERIAL: '综合题',
};

/** Answered in the student's own words and marked by a person. */
export const isWritten = (type: QuestionType): boolean =>
  type === 'TERM' || type === 'SHORT' || type === 'ESSAY';

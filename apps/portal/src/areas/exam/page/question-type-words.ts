import type { QuestionType } from '@qianwei/api/contract/question';

/** 题型 in words. */
export const questionTypeWords: Record<QuestionType, string> = {
  SINGLE: '单选题',
  MULTIPLE: '多选题',
  JUDGE: '判断题',
  BLANK: '填空题',
  TERM: '名词解释',
  SHORT: '简答题',
  ESSAY: '论述题',
  MATERIAL: '综合题',
};

import type { AnswerValue } from '@qianwei/api/contract/exam/question';
import type { AnswerKey, question } from '../db/schema/question.ts';

type QuestionInsert = typeof question.$inferInsert;

/** Names of the questions of a test exam. */
export type ExamQuestion = 'single' | 'multiple' | 'judge' | 'blank' | 'short' | 'cloze' | 'essay';

/** Right answer to every question; the written ones name all keywords. */
export const rightAnswers: Readonly<Record<ExamQuestion, AnswerValue>> = {
  single: 'B',
  multiple: ['A', 'C'],
  judge: true,
  blank: ['HAVING', '2'],
  short: '定义、物理独立性、逻辑独立性',
  cloze: ['Sno'],
  essay: '投影、分组、排序',
};

const points = (...texts: string[]) => texts.map((text) => ({ text, score: 2, keywords: [text] }));
const options = ['A', 'B', 'C'].map((key) => ({ key, text: `选项 ${key}` }));

/** Columns of a kind of question beside those that all share. */
export type QuestionDraft = Pick<QuestionInsert, 'type' | 'answer' | 'score'> & Partial<QuestionInsert>;

const key = (answer: AnswerKey) => answer;

/** One question of each kind; `cloze` and `essay` belong to the material. */
export function examQuestions(materialId: string, chapterId: string): Record<ExamQuestion, QuestionDraft> {
  const shared = { materialId, chapterId: null };
  return {
    single: { type: 'SINGLE', score: 2, answer: key({ kind: 'KEY', key: 'B' }), options, chapterId },
    multiple: { type: 'MULTIPLE', score: 2, answer: key({ kind: 'KEYS', keys: ['A', 'C'] }), options },
    judge: { type: 'JUDGE', score: 1, answer: key({ kind: 'TRUTH', truth: true }), chapterId },
    blank: {
      type: 'BLANK',
      score: 2,
      answer: key({ kind: 'BLANKS', accepted: [['HAVING', 'having 子句'], ['2']] }),
    },
    short: {
      type: 'SHORT',
      score: 6,
      answer: key({ kind: 'REFERENCE', reference: '定义、物理独立性和逻辑独立性。' }),
      points: points('定义', '物理独立性', '逻辑独立性'),
    },
    cloze: {
      type: 'BLANK',
      score: 4,
      answer: key({ kind: 'BLANKS', accepted: [['Sno']] }),
      position: 1,
      ...shared,
    },
    essay: {
      type: 'SHORT',
      score: 6,
      answer: key({ kind: 'REFERENCE', reference: 'SELECT …' }),
      points: points('投影', '分组', '排序'),
      position: 2,
      ...shared,
    },
  };
}

import * as v from 'valibot';
import { id } from '../fields.ts';
import { maxAnswerLength, maxBlankLength } from './answer-limits.ts';

/** 单选 · 多选 · 判断 · 填空 · 名词解释 · 简答 · 论述 · 材料/综合题. */
export const questionTypes = [
  'SINGLE',
  'MULTIPLE',
  'JUDGE',
  'BLANK',
  'TERM',
  'SHORT',
  'ESSAY',
  'MATERIAL',
] as const;

export const questionType = v.picklist(questionTypes);

/** The type of a question, which decides how it is answered. */
export type QuestionType = v.InferOutput<typeof questionType>;

/** 题型 in words; also what a group of questions of one type is called. */
export const questionTypeTitles: Readonly<Record<QuestionType, string>> = {
  SINGLE: '单选题',
  MULTIPLE: '多选题',
  JUDGE: '判断题',
  BLANK: '填空题',
  TERM: '名词解释',
  SHORT: '简答题',
  ESSAY: '论述题',
  MATERIAL: '综合题',
};

/** Types answered in the student's own words and marked by a person by scoring points; the award can be regraded. */
export const isWritten = (type: QuestionType): boolean =>
  type === 'TERM' || type === 'SHORT' || type === 'ESSAY';

/**
 * How many questions (题) these are, as a student counts them: the numbers of the answer sheet. The parts of a 综合题,
 * its 小题, share one number and count once. Every count of questions is this one.
 */
export const countQuestions = (parts: readonly { readonly number: number }[]): number =>
  new Set(parts.map(({ number }) => number)).size;

const written = v.pipe(v.string(), v.maxLength(maxAnswerLength, `答案不能超过 ${maxAnswerLength} 个字`));
const pieces = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(maxBlankLength, `每个空不能超过 ${maxBlankLength} 个字`))),
  v.maxLength(20, '答案的个数不正确'),
);

/**
 * A student's answer: JUDGE a boolean; SINGLE, TERM, SHORT and ESSAY a text (the option's key, or the written text, at
 * most 10,000 characters); MULTIPLE the chosen keys; BLANK one text for each blank, '' where it is empty. Null when
 * nothing is answered, also after an answer was cleared. The sub-questions of a material are questions of their own.
 */
export const answerValue = v.nullable(v.union([v.boolean(), written, pieces], '答案的格式不正确'));

/** The schema of one answer. */
export type AnswerValue = v.InferOutput<typeof answerValue>;

export const option = v.object({ key: v.string(), text: v.string() });

/** Of a paper or an analysis. Every text is Markdown with `$…$` formulas, fenced code and tables. */
export const questionText = {
  questionId: id,
  questionType,
  /** In a BLANK each `____` is a blank. */
  stem: v.string(),
  /** Of SINGLE and MULTIPLE; else empty. */
  options: v.array(option),
  /** How many blanks; 0 for other types. */
  blanks: v.number(),
  score: v.number(),
  /** The material that this is a sub-question of. */
  materialId: v.nullable(id),
};

/** Material that several sub-questions share. */
export const material = v.object({ materialId: id, content: v.string() });

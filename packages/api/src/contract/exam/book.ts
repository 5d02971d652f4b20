import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { dateTime, id, textUpTo } from '../fields.ts';
import { pageOf, pageRequest } from '../paging.ts';
import { answerValue, questionText } from './question.ts';

const wrongQuestion = v.object({
  ...questionText,
  material: v.nullable(v.string()),
  courseId: id,
  courseCode: v.string(),
  courseName: v.string(),
  chapter: v.string(),
  /** How often it was answered wrongly. */
  wrongCount: v.number(),
  lastWrongTime: dateTime,
  myAnswer: answerValue,
  rightAnswer: answerValue,
  analysis: v.string(),
  collected: v.boolean(),
});

/** One question of the wrong-question book. */
export type WrongQuestion = v.InferOutput<typeof wrongQuestion>;

/** 错题本: questions answered wrongly and not mastered since, newest first; with `collected`, 收藏 instead. */
export const getWrongBook = endpoint({
  path: '/v1/getWrongBook',
  payload: v.object({
    ...pageRequest,
    courseId: v.optional(id),
    collected: v.optional(v.boolean(), false),
  }),
  data: v.object({
    ...pageOf(wrongQuestion).entries,
    courses: v.array(
      v.object({ courseId: id, courseCode: v.string(), courseName: v.string(), count: v.number() }),
    ),
  }),
});

/** Adds a question to the wrong-question book or removes it. */
export const setWrongBook = endpoint({
  path: '/v1/setWrongBook',
  mutates: true,
  payload: v.object({ questionId: id, inWrongBook: v.boolean() }),
  data: v.object({ inWrongBook: v.boolean() }),
});

/** Fault of a question, as its report says. */
export const reportReason = v.picklist(['STEM', 'ANSWER', 'ANALYSIS', 'PICTURE', 'OTHER']);

/** Reports an error in a question that the student has met in an attempt. 1050005 for any other. */
export const reportQuestion = endpoint({
  path: '/v1/reportQuestion',
  mutates: true,
  payload: v.object({
    questionId: id,
    reason: reportReason,
    content: v.pipe(textUpTo(500), v.minLength(5, '请写明问题，至少 5 个字')),
  }),
  data: v.object({ reportId: id }),
});

/** Turns 收藏 of a question on or off. */
export const toggleCollect = endpoint({
  path: '/v1/toggleCollect',
  mutates: true,
  payload: v.object({ questionId: id, collected: v.boolean() }),
  data: v.object({ collected: v.boolean() }),
});

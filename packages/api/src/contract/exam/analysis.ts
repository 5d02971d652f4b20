import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { dateTime, id, textUpTo } from '../fields.ts';
import { testRecordStatus } from './attempt.ts';
import { answerValue, material, questionText, questionType } from './question.ts';
import { testType } from './test-title.ts';

const share = {
  /** Points available; `got` are the points earned, null while marking is open. */
  score: v.number(),
  got: v.nullable(v.number()),
  /** Questions, as `countQuestions` counts them; `right` are those of which every part was right. */
  count: v.number(),
  right: v.number(),
};

const scorePoint = v.object({
  text: v.string(),
  score: v.number(),
  /** Null until it has been marked. */
  hit: v.nullable(v.boolean()),
});

const remark = v.object({
  status: v.picklist(['PENDING', 'CHANGED', 'KEPT']),
  reason: v.string(),
  reply: v.string(),
  time: dateTime,
});

const analysedQuestion = v.object({
  ...questionText,
  /** The number on the answer sheet, from 1; the sub-questions of a material share one. */
  number: v.number(),
  groupTitle: v.string(),
  myAnswer: answerValue,
  marked: v.boolean(),
  seconds: v.number(),
  /** BLANK: the first accepted text of each blank; TERM, SHORT, ESSAY: the reference text. */
  rightAnswer: answerValue,
  /** BLANK: whether each blank was right; else empty. */
  blankHits: v.array(v.boolean()),
  /** Null until it has been marked. */
  got: v.nullable(v.number()),
  analysis: v.string(),
  points: v.array(scorePoint),
  chapter: v.string(),
  knowledge: v.object({ title: v.string(), lessonId: v.nullable(id), second: v.nullable(v.number()) }),
  comment: v.string(),
  /** Percent of all answers that were wrong; null with fewer than five. */
  wrongRate: v.nullable(v.number()),
  collected: v.boolean(),
  inWrongBook: v.boolean(),
  remark: v.nullable(remark),
});

/** One question with what was answered, what was right and why. */
export type AnalysedQuestion = v.InferOutput<typeof analysedQuestion>;

/** An attempt that is over, question by question. 1050003 with the opening time before the analysis opens. */
export const getTestAnalysis = endpoint({
  path: '/v1/getTestAnalysis',
  payload: v.object({ testRecordId: id }),
  data: v.object({
    testRecordId: id,
    testId: id,
    subjectId: id,
    courseName: v.string(),
    courseCode: v.string(),
    name: v.string(),
    type: testType,
    tryNo: v.number(),
    status: testRecordStatus,
    score: v.nullable(v.number()),
    /** The highest score so far of the test in its batch, which counts; null before there is one, and of a practice. */
    best: v.nullable(v.number()),
    totalScore: v.number(),
    passScore: v.number(),
    passed: v.nullable(v.boolean()),
    /** As the receipt says: questions that were answered completely, of all. */
    answered: v.number(),
    questionCount: v.number(),
    /** Time used, seconds. */
    seconds: v.number(),
    submitTime: dateTime,
    receiptNo: v.string(),
    answersHash: v.string(),
    auto: v.boolean(),
    voidReason: v.string(),
    /** 前 20% or 后 50%; empty with fewer than five results. */
    rank: v.string(),
    /** Until when a regrade may be requested; null when it may not. */
    remarkUntil: v.nullable(dateTime),
    /** In the order of the paper. */
    byType: v.array(v.object({ questionType, title: v.string(), ...share })),
    /** A question whose parts belong to two chapters counts in both. */
    byChapter: v.array(v.object({ chapter: v.string(), ...share })),
    questions: v.array(analysedQuestion),
    materials: v.array(material),
  }),
});

/** Requests a regrade of a written answer, once for each. 1050006 the second time, 1050003 after 7 days. */
export const applyRemark = endpoint({
  path: '/v1/applyRemark',
  mutates: true,
  payload: v.object({
    testRecordId: id,
    questionId: id,
    reason: v.pipe(textUpTo(500), v.minLength(10, '请写明理由，至少 10 个字')),
  }),
  data: v.object({ status: v.literal('PENDING'), time: dateTime }),
});

/** An attempt that is over, question by question. */
export type TestAnalysis = DataOf<typeof getTestAnalysis>;

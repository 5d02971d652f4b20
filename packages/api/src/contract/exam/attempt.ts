import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { dateTime, deviceKey, id, wholeNumber } from '../fields.ts';
import { answerValue, material, questionText, questionType } from './question.ts';
import { testType } from './test-title.ts';

/** 进行中 · 已交卷 · 待批阅 · 已出分 · 作废. */
export const testRecordStatus = v.picklist(['RUNNING', 'SUBMITTED', 'MARKING', 'GRADED', 'VOID']);

export type TestRecordStatus = v.InferOutput<typeof testRecordStatus>;

const started = v.object({
  testRecordId: id,
  subjectId: id,
  testId: id,
  /** True when the attempt was running already: two presses or two tabs start one attempt. */
  resumed: v.boolean(),
});

/**
 * Starts an attempt, or answers with the one of this test that is running. Refused with 1050001 outside the
 * opening times, 1050002 with `data.conditions` when something is missing, 1050003 while an attempt of another test
 * runs, 1050006 when no attempt is left; each says in its data when and how to go on (`obstacleOf`).
 */
export const startTest = endpoint({
  path: '/v1/startTest',
  mutates: true,
  payload: v.object({
    testId: id,
    bizId: v.optional(id),
    /** The honesty statement was read and confirmed. */
    honest: v.literal(true, '请先阅读并确认诚信作答承诺'),
  }),
  data: started,
});

/** Starts a practice of the wrong-question book of a course, or of one attempt's wrong questions. 1050002 when there are none. */
export const startWrongPractice = endpoint({
  path: '/v1/startWrongPractice',
  mutates: true,
  payload: v.object({ courseId: id, testRecordId: v.optional(id) }),
  data: started,
});

/** A moment by the server's clock, epoch ms: an answer carries when it was given, so that grace and merge are fair. */
const at = wholeNumber(0, 8_640_000_000_000_000);

const paperQuestion = v.object({
  ...questionText,
  /** How many scoring points the answer should name; 0 where there are none. */
  points: v.number(),
  answer: answerValue,
  marked: v.boolean(),
  /** Seconds spent on it so far. */
  seconds: v.number(),
  /** When the saved answer was given; 0 when there is none. */
  at,
});

/** One question of a paper with its saved answer. */
export type PaperQuestion = v.InferOutput<typeof paperQuestion>;

/**
 * The paper of a running attempt, never with a right answer or an analysis. `testRecordId`, or `subjectId` and
 * `testId` for their running attempt. The browser that opens it first holds the attempt; for another one
 * `heldElsewhere` names the holder and `attemptToken` is empty until it calls with `takeOver`. 1050003 with
 * `data.testRecordId` when the attempt is over.
 */
export const getTestPaper = endpoint({
  path: '/v1/getTestPaper',
  mutates: true,
  payload: v.object({
    testRecordId: v.optional(id),
    subjectId: v.optional(id),
    testId: v.optional(id),
    deviceKey,
    /** 在本机继续: the token of the other browser stops working. */
    takeOver: v.optional(v.boolean(), false),
  }),
  data: v.object({
    testRecordId: id,
    testId: id,
    subjectId: id,
    courseName: v.string(),
    name: v.string(),
    /** The number of this attempt at the test, from 1. */
    tryNo: v.number(),
    type: testType,
    /** A practice of wrong questions: it uses up no attempt and never counts. */
    practice: v.boolean(),
    totalScore: v.number(),
    /** The whole length, minutes. */
    minutes: v.number(),
    startTime: dateTime,
    endTime: dateTime,
    serverTime: dateTime,
    /** `endTime` and `serverTime` in epoch ms. */
    endsAt: at,
    serverNow: at,
    attemptToken: v.string(),
    heldElsewhere: v.nullable(v.object({ device: v.string(), since: dateTime })),
    /** The highest `seq` saved: the next save carries a higher one. */
    seq: v.number(),
    groups: v.array(
      v.object({
        questionType,
        /** 多选题. */
        title: v.string(),
        /** 多选、少选、错选均不得分. */
        rule: v.string(),
        /** Of the whole group. */
        score: v.number(),
        questions: v.array(paperQuestion),
      }),
    ),
    materials: v.array(material),
  }),
});

/** A paper as the server sends it, with the saved answers. */
export type TestPaper = DataOf<typeof getTestPaper>;

const givenAnswer = v.object({
  questionId: id,
  answer: answerValue,
  marked: v.boolean(),
  /** Seconds spent on the question, 0–86,400. */
  seconds: wholeNumber(0, 86_400),
  at,
});

/** One answer as it is sent to the server. */
export type GivenAnswer = v.InferOutput<typeof givenAnswer>;

const attemptToken = v.pipe(v.string(), v.minLength(1, '请在答题页作答'), v.maxLength(64));
const seq = wholeNumber(1, 1_000_000_000);
/** The maximum size of a body with the answers of a whole paper, bytes. */
const answersBytes = 1024 * 1024;
const answers = v.pipe(v.array(givenAnswer), v.maxLength(300, '一次最多保存 300 题'));

/**
 * Saves answers. A repeat is harmless by its `seq` alone: of one question the answer with the highest `seq` is kept.
 * 1040006 when another browser has taken over; 1050003 after hand-in or when the time and its grace of 60 s are up;
 * 1040001 for a question that is not in the paper or an answer of another shape, and then nothing is saved.
 */
export const saveAnswer = endpoint({
  path: '/v1/saveAnswer',
  maxBytes: answersBytes,
  payload: v.object({
    testRecordId: id,
    attemptToken,
    seq,
    answers,
    /** How often the page lost the focus so far. */
    blurCount: v.optional(wholeNumber(0, 100_000), 0),
  }),
  data: v.object({
    savedSeq: v.number(),
    serverTime: dateTime,
    serverNow: at,
    leftSeconds: v.number(),
  }),
});

const receipt = v.object({
  testRecordId: id,
  status: testRecordStatus,
  /** Null until everything is marked. */
  score: v.nullable(v.number()),
  passed: v.nullable(v.boolean()),
  receiptNo: v.string(),
  /** SHA-256 of the submitted answers, 64 hexadecimal digits. */
  answersHash: v.string(),
  submitTime: dateTime,
  /** Questions that were answered completely, of all, as `countQuestions` counts them. */
  answered: v.number(),
  questionCount: v.number(),
  /** True when the server or the page submitted because the time was up. */
  auto: v.boolean(),
  type: testType,
  passScore: v.number(),
  /** The highest score so far of the test in its batch, which counts; null before there is one, and of a practice. */
  best: v.nullable(v.number()),
  /** State of the analysis: readable, or else from when; `openTime` is null where the last attempt opens it. */
  analysis: v.object({ isOpen: v.boolean(), openTime: v.nullable(dateTime) }),
});

/** The proof that an attempt was submitted. */
export type Receipt = v.InferOutput<typeof receipt>;

/**
 * Submits an attempt, with the answers that may not have been saved yet. A submitted attempt answers with its receipt
 * again, so that two submissions at once make one. 1040006 when another browser has taken over.
 */
export const submitTest = endpoint({
  path: '/v1/submitTest',
  maxBytes: answersBytes,
  mutates: true,
  payload: v.object({
    testRecordId: id,
    attemptToken,
    seq,
    answers,
    auto: v.optional(v.boolean(), false),
    /** The honesty statement was confirmed again; the automatic submission needs none. */
    honest: v.optional(v.boolean(), false),
  }),
  data: receipt,
});

import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { dateTime, id } from '../fields.ts';
import { wholeNumber } from '../whole-number.ts';
import { answerValue, material, questionText, questionType } from './question.ts';

/** 进行中 · 已交卷 · 待批阅 · 已出分 · 作废. */
export const testRecordStatus = v.picklist(['RUNNING', 'SUBMITTED', 'MARKING', 'GRADED', 'VOID']);

export type TestRecordStatus = v.InferOutput<typeof testRecordStatus>;

const started = v.object({
  testRecordId: id,
  subjectId: id,
  testId: id,
  /** True when the attempt was running already: pressing twice or in two tabs makes one attempt. */
  resumed: v.boolean(),
});

/**
 * Starts an attempt, or answers with the one of this test that is running. Refused with 1050001 outside the
 * opening times, 1050002 with `data.conditions` when something is missing, 1050003 with `data.running` while an
 * attempt of another test runs, 1050006 when no try is left.
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

/** A moment as the server's clock says it, epoch ms: an answer carries when it was given, so that grace and merge are fair. */
const at = wholeNumber(0, 8_640_000_000_000_000);

const paperQuestion = v.object({
  ...questionText,
  /** Scoring points that the answer had best name; 0 where there are none. */
  points: v.number(),
  answer: answerValue,
  marked: v.boolean(),
  /** Seconds spent on it so far. */
  seconds: v.number(),
  /** When the saved answer was given; 0 when there is none. */
  at,
});

/** One question of a paper with what has been saved of it. */
export type PaperQuestion = v.InferOutput<typeof paperQuestion>;

/** Which browser asks: random, made once by each browser, kept by it. */
const deviceKey = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/, '设备标识不正确，请刷新页面后重试'));

/**
 * The paper of a running attempt, never with a right answer or an analysis. `testRecordId`, or `subjectId` and
 * `testId` for the attempt of them that is running. The browser that opens it first holds the attempt; for another
 * one `heldElsewhere` is told and `attemptToken` is empty until it asks with `takeOver`. 1050003 with
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
    /** Which try this is, from 1. */
    tryNo: v.number(),
    /** A practice of wrong questions: no try is used up and nothing is counted. */
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

/** A paper as the server gives it, with what has been saved of it. */
export type TestPaper = DataOf<typeof getTestPaper>;

const givenAnswer = v.object({
  questionId: id,
  answer: answerValue,
  marked: v.boolean(),
  /** Seconds spent on the question, 0–86,400. */
  seconds: wholeNumber(0, 86_400),
  at,
});

/** One answer on its way to the server. */
export type GivenAnswer = v.InferOutput<typeof givenAnswer>;

const attemptToken = v.pipe(v.string(), v.minLength(1, '请在答题页作答'), v.maxLength(64));
const seq = wholeNumber(1, 1_000_000_000);
/** Bytes that a body with the answers of a whole paper may have. */
const answersBytes = 1024 * 1024;
const answers = v.pipe(v.array(givenAnswer), v.maxLength(300, '一次最多保存 300 题'));

/**
 * Saves answers. A repeat does no harm by its `seq` alone: of one question the answer with the highest `seq` stays.
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
  /** SHA-256 of the answers as they were handed in, 64 hexadecimal digits. */
  answersHash: v.string(),
  submitTime: dateTime,
  answered: v.number(),
  questionCount: v.number(),
  /** Handed in by the server or the page because the time was up. */
  auto: v.boolean(),
});

/** What proves that an attempt was handed in. */
export type Receipt = v.InferOutput<typeof receipt>;

/**
 * Hands in, with the answers that may not have been saved yet. An attempt that has been handed in answers with its
 * receipt again, so that two hand-ins at once make one. 1040006 when another browser has taken over.
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
    /** The honesty statement was confirmed again; the automatic hand-in needs none. */
    honest: v.optional(v.boolean(), false),
  }),
  data: receipt,
});

import * as v from 'valibot';
import { type DataOf, endpoint } from '../endpoint.ts';
import { testRecordStatus } from './attempt.ts';
import { eligibilityCondition } from './eligibility.ts';
import { dateTime, id, textUpTo } from './fields.ts';
import { questionType } from './question.ts';

/** 章节测验 · 综合测验 · 实践测评 · 证书测评 · 错题重练. */
export const testType = v.picklist(['CHAPTER', 'COMPREHENSIVE', 'PRACTICE', 'CERTIFICATE', 'WRONG']);

export type TestType = v.InferOutput<typeof testType>;

/** Of the test's answer, and why it cannot be started now; READY and RUNNING can. */
export const testEntry = v.picklist([
  'READY',
  'RUNNING',
  'NOT_OPEN',
  'CLOSED',
  'NOT_ELIGIBLE',
  'WAIT',
  'OTHER_RUNNING',
  'USED_UP',
]);

/** A test before it is answered: its rules, the student's results and whether it may be started. */
export const getTestDetail = endpoint({
  path: '/v1/getTestDetail',
  payload: v.union([
    v.object({ courseId: id, bizId: v.optional(id) }),
    v.object({ testId: id, bizId: v.optional(id) }),
  ]),
  data: v.object({
    testId: id,
    subjectId: id,
    courseCode: v.string(),
    courseName: v.string(),
    name: v.string(),
    type: testType,
    questionCount: v.number(),
    totalScore: v.number(),
    passScore: v.number(),
    minutes: v.number(),
    maxTry: v.number(),
    usedTry: v.number(),
    /** Highest counted score; null before the first. */
    best: v.nullable(v.number()),
    openTime: v.nullable(dateTime),
    closeTime: v.nullable(dateTime),
    /** Hours that must lie between two tries; 0 when none. */
    retryHours: v.number(),
    blueprint: v.array(v.object({ questionType, title: v.string(), count: v.number(), score: v.number() })),
    rules: v.array(v.string()),
    conditions: v.array(eligibilityCondition),
    entry: testEntry,
    /** Chinese, for the student: why not now, and when; empty when it may be started. */
    entryReason: v.string(),
    /** When the next try opens; null unless `entry` is WAIT or NOT_OPEN. */
    nextTime: v.nullable(dateTime),
    running: v.nullable(v.object({ testRecordId: id, leftSeconds: v.number(), answered: v.number() })),
    /** The attempt of another test that is in the way. */
    otherRunning: v.nullable(v.object({ name: v.string(), path: v.string() })),
    analysisOpenTime: v.nullable(dateTime),
    serverTime: dateTime,
  }),
});

const testRecord = v.object({
  testRecordId: id,
  tryNo: v.number(),
  startTime: dateTime,
  submitTime: v.nullable(dateTime),
  /** Time used, seconds. */
  seconds: v.nullable(v.number()),
  objective: v.nullable(v.number()),
  subjective: v.nullable(v.number()),
  score: v.nullable(v.number()),
  result: v.picklist(['PASS', 'FAIL', 'PENDING', 'VOID']),
  status: testRecordStatus,
  voidReason: v.string(),
  markedBy: v.string(),
  markedTime: v.nullable(dateTime),
  /** True for the one that counts: the best that is graded. */
  counted: v.boolean(),
  bizId: v.string(),
  /** Name of the batch; empty without one. */
  bizName: v.string(),
  receiptNo: v.string(),
});

/** One attempt as a list shows it. */
export type TestRecord = v.InferOutput<typeof testRecord>;

/** The student's attempts of a test, the newest first. */
export const getTestRecordList = endpoint({
  path: '/v1/getTestRecordList',
  payload: v.object({ testId: id, bizId: v.optional(id) }),
  data: v.object({ list: v.array(testRecord) }),
});

/** All tries of one assessment, oldest first; with `export` an Excel file 实践测评成绩_准考证号.xlsx (API-13). */
export const getScoresHistory = endpoint({
  path: '/v1/getScoresHistory',
  payload: v.object({ testId: id, bizId: v.optional(id), export: v.optional(v.boolean()) }),
  data: v.object({
    testId: id,
    subjectId: id,
    name: v.string(),
    courseName: v.string(),
    courseCode: v.string(),
    passScore: v.number(),
    totalScore: v.number(),
    canRetry: v.boolean(),
    retryReason: v.string(),
    list: v.array(testRecord),
  }),
});

/** 未报名 · 未到时间 · 学习未达标 · 可测评 · 进行中 · 待批阅 · 合格 · 不合格可再测 · 次数用完 · 已截止. */
export const assessmentStatus = v.picklist([
  'NOT_SIGNED',
  'NOT_OPEN',
  'LEARNING',
  'READY',
  'RUNNING',
  'MARKING',
  'PASSED',
  'RETRY',
  'USED_UP',
  'CLOSED',
]);

const assessment = v.object({
  testId: id,
  subjectId: id,
  courseId: id,
  courseCode: v.string(),
  courseName: v.string(),
  /** The written course it belongs to, such as 13003; empty when there is none. */
  theoryCode: v.string(),
  /** 在线测评 · 提交报告 · 上机. */
  assessMode: v.picklist(['ONLINE', 'REPORT', 'COMPUTER']),
  /** Percent, 0–100. */
  learnRate: v.number(),
  /** Percent that must be learnt first. */
  learnNeed: v.number(),
  latest: v.nullable(v.number()),
  best: v.nullable(v.number()),
  passScore: v.number(),
  usedTry: v.number(),
  maxTry: v.number(),
  openTime: v.nullable(dateTime),
  closeTime: v.nullable(dateTime),
  status: assessmentStatus,
  /** Chinese: why not, and what to do; empty when it may be started. */
  reason: v.string(),
  /** The report that counts; null before one was handed in. */
  report: v.nullable(
    v.object({
      status: v.picklist(['SUBMITTED', 'RETURNED', 'GRADED']),
      receiptNo: v.string(),
      submitTime: dateTime,
      opinion: v.string(),
      score: v.nullable(v.number()),
      files: v.array(v.object({ fileId: id, name: v.string(), size: v.number(), url: v.string() })),
    }),
  ),
});

/** One course of an assessment batch. */
export type Assessment = v.InferOutput<typeof assessment>;

/** The assessments of a batch (default: the newest that is open) and the batches there are. */
export const getPracticeAssessmentList = endpoint({
  path: '/v1/getPracticeAssessmentList',
  payload: v.object({ bizId: v.optional(id) }),
  data: v.object({
    /** The batch that `list` belongs to; empty when there is no batch. */
    bizId: v.string(),
    batches: v.array(v.object({ bizId: id, name: v.string(), start: dateTime, end: dateTime })),
    list: v.array(assessment),
    serverTime: dateTime,
  }),
});

/** Hands in a practice report, 1–3 files uploaded as PRACTICE_REPORT; the last one counts. 1050001 after the deadline. */
export const submitPracticeReport = endpoint({
  path: '/v1/submitPracticeReport',
  mutates: true,
  payload: v.object({
    testId: id,
    bizId: id,
    fileIds: v.pipe(v.array(id), v.minLength(1, '请上传实践报告'), v.maxLength(3, '实践报告最多 3 个文件')),
  }),
  data: v.object({ status: v.literal('SUBMITTED'), receiptNo: v.string(), submitTime: dateTime }),
});

const reportReason = v.picklist(['STEM', 'ANSWER', 'ANALYSIS', 'PICTURE', 'OTHER']);

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

/** A test before it is answered. */
export type TestDetail = DataOf<typeof getTestDetail>;

/** All tries of one assessment. */
export type ScoresHistory = DataOf<typeof getScoresHistory>;

/** The student's assessments by batch. */
export type AssessmentList = DataOf<typeof getPracticeAssessmentList>;

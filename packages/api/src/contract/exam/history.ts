import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { obstacle } from '../eligibility.ts';
import { dateTime, id } from '../fields.ts';
import { testRecordStatus } from './attempt.ts';
import { testType } from './test-title.ts';

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
  /** True for the attempt that counts: the best graded one. */
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

/** All attempts at one assessment, oldest first; with `export` an Excel file 实践测评成绩_准考证号.xlsx (API-13). */
export const getScoresHistory = endpoint({
  path: '/v1/getScoresHistory',
  payload: v.object({ testId: id, bizId: v.optional(id), export: v.optional(v.boolean()) }),
  data: v.object({
    testId: id,
    subjectId: id,
    name: v.string(),
    courseName: v.string(),
    courseCode: v.string(),
    type: testType,
    passScore: v.number(),
    totalScore: v.number(),
    /** Obstacle to a further attempt; null when one may be started. */
    obstacle: v.nullable(obstacle),
    list: v.array(testRecord),
  }),
});

/** All attempts at one assessment. */
export type ScoresHistory = DataOf<typeof getScoresHistory>;

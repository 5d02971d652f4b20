import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { eligibilityCondition, obstacle } from '../eligibility.ts';
import { dateTime, id } from '../fields.ts';
import { questionType } from './question.ts';
import { testType } from './test-title.ts';

/** State of a test: it can be opened (READY, RUNNING), or why not now. */
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
    /** As `countQuestions` counts them: the 小题 of a 综合题 are one question. */
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
    /** Hours required between two attempts; 0 for none. */
    retryHours: v.number(),
    /** The parts of the paper; `score` is what one question of the part is worth. */
    blueprint: v.array(v.object({ questionType, title: v.string(), count: v.number(), score: v.number() })),
    rules: v.array(v.string()),
    conditions: v.array(eligibilityCondition),
    entry: testEntry,
    /** Obstacle to a further attempt, such as the one that runs; null when one may be started. */
    obstacle: v.nullable(obstacle),
    running: v.nullable(v.object({ testRecordId: id, leftSeconds: v.number(), answered: v.number() })),
    analysisOpenTime: v.nullable(dateTime),
    serverTime: dateTime,
  }),
});

/** A test before it is answered. */
export type TestDetail = DataOf<typeof getTestDetail>;

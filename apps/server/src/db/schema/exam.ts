import { assessMode } from '@qianwei/api/contract/exam/assessment';
import { testRecordStatus } from '@qianwei/api/contract/exam/attempt';
import type { AnswerValue, QuestionType } from '@qianwei/api/contract/exam/question';
import { testType } from '@qianwei/api/contract/exam/test-title';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, rowColumns } from './columns.ts';
import { chapter, course } from './course.ts';
import { question } from './question.ts';
import { student } from './student.ts';

const score = (name: string) => numeric(name, { precision: 5, scale: 1, mode: 'number' });

/** One part of a paper: `count` questions of a type, each with this score (a BLANK: for each blank). */
export interface BlueprintPart {
  questionType: QuestionType;
  count: number;
  score: number;
}

/** Conditions of starting a test; each is left out when it does not matter. */
export interface TestConditions {
  /** Percent of the course's video, 0–100. */
  videoRate?: number;
  /** The student must be signed up for the batch. */
  signedUp?: boolean;
}

/** A test or an assessment of a course. */
export const test = pgTable(
  'test',
  {
    ...rowColumns,
    courseId: text('course_id')
      .notNull()
      .references(() => course.id),
    name: text('name').notNull(),
    type: text('type', { enum: testType.options }).notNull(),
    blueprint: jsonb('blueprint').$type<BlueprintPart[]>().notNull(),
    totalScore: score('total_score').notNull(),
    passScore: score('pass_score').notNull(),
    minutes: integer('minutes').notNull(),
    /** 0: as often as one likes. */
    maxTry: integer('max_try').notNull(),
    /** Hours between two tries. */
    retryHours: integer('retry_hours').notNull().default(0),
    openTime: moment('open_time'),
    closeTime: moment('close_time'),
    conditions: jsonb('conditions').$type<TestConditions>().notNull().default({}),
    /** When the analysis opens: at once, or after the closing time or the last try. */
    analysisRule: text('analysis_rule', { enum: ['AT_ONCE', 'CLOSED_OR_LAST_TRY'] })
      .notNull()
      .default('AT_ONCE'),
    assessMode: text('assess_mode', { enum: assessMode.options }).notNull().default('ONLINE'),
    /** The chapter whose questions are drawn; null for the whole course. */
    chapterId: text('chapter_id').references(() => chapter.id),
  },
  (table) => [index('test_course').on(table.courseId, table.type)],
);

/** 测评批次 (bizId). */
export const assessmentBatch = pgTable('assessment_batch', {
  ...rowColumns,
  name: text('name').notNull().unique(),
  kind: text('kind', { enum: ['PRACTICE', 'CERTIFICATE'] }).notNull(),
  startTime: moment('start_time').notNull(),
  endTime: moment('end_time').notNull(),
});

/** Which tests belong to a batch. */
export const batchTest = pgTable(
  'batch_test',
  {
    batchId: text('batch_id')
      .notNull()
      .references(() => assessmentBatch.id),
    testId: text('test_id')
      .notNull()
      .references(() => test.id),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.testId] })],
);

/** A student who is signed up for a test of a batch. */
export const batchStudent = pgTable(
  'batch_student',
  {
    ...rowColumns,
    batchId: text('batch_id')
      .notNull()
      .references(() => assessmentBatch.id),
    testId: text('test_id')
      .notNull()
      .references(() => test.id),
    studentId: text('student_id')
      .notNull()
      .references(() => student.id),
    status: text('status', { enum: ['PENDING', 'APPROVED', 'RETURNED'] }).notNull(),
  },
  (table) => [uniqueIndex('batch_student_one').on(table.studentId, table.batchId, table.testId)],
);

/** One question of a frozen paper. Sub-questions follow their material, which is named by `materialId`. */
export interface PaperEntry {
  questionId: string;
  /** Index of the blueprint's part. */
  part: number;
  /** The number on the answer sheet, from 1; sub-questions of a material share it. */
  number: number;
  /** Points of this question. */
  score: number;
  materialId: string | null;
}

/** A paper as it was drawn: the seed draws the same one again. */
export interface FrozenPaper {
  blueprint: BlueprintPart[];
  entries: PaperEntry[];
}

/** Numbers receipts within a day: never waits for another hand-in, so that gaps are possible and repeats are not. */
export const receiptCounter = pgSequence('receipt_counter', { maxValue: 999_999, cycle: true });

/** An attempt (作答记录). The database lets a student have one counted attempt running, and one practice. */
export const testRecord = pgTable(
  'test_record',
  {
    ...rowColumns,
    testId: text('test_id')
      .notNull()
      .references(() => test.id),
    studentId: text('student_id')
      .notNull()
      .references(() => student.id),
    /** The batch; empty without one. */
    bizId: text('biz_id').notNull().default(''),
    tryNo: integer('try_no').notNull(),
    /** 错题重练: no try is used up. */
    practice: boolean('practice').notNull().default(false),
    status: text('status', { enum: testRecordStatus.options }).notNull(),
    startTime: moment('start_time').notNull(),
    endTime: moment('end_time').notNull(),
    submitTime: moment('submit_time'),
    seed: text('seed').notNull(),
    paper: jsonb('paper').$type<FrozenPaper>().notNull(),
    /** SHA-256 of the token of the browser that holds the attempt; empty before the paper was opened. */
    tokenHash: text('token_hash').notNull().default(''),
    /** The holder's token, encrypted, so that the same browser gets it again. */
    tokenCipher: text('token_cipher').notNull().default(''),
    /** SHA-256 of the holder's device key. */
    deviceHash: text('device_hash').notNull().default(''),
    /** User agent of the holder's browser, at most 200 characters. */
    device: text('device').notNull().default(''),
    heldSince: moment('held_since'),
    /** The highest `seq` saved. */
    seq: integer('seq').notNull().default(0),
    blurCount: integer('blur_count').notNull().default(0),
    savedAt: moment('saved_at'),
    objective: score('objective'),
    subjective: score('subjective'),
    score: score('score'),
    receiptNo: text('receipt_no').notNull().default(''),
    /** SHA-256 of the answers as they were handed in. */
    answersHash: text('answers_hash').notNull().default(''),
    /** Handed in by the server because the time was up. */
    auto: boolean('auto').notNull().default(false),
    voidReason: text('void_reason').notNull().default(''),
    markedBy: text('marked_by').notNull().default(''),
    markedAt: moment('marked_at'),
  },
  (table) => [
    uniqueIndex('test_record_try').on(table.studentId, table.testId, table.bizId, table.tryNo),
    uniqueIndex('test_record_one_running')
      .on(table.studentId, table.practice)
      .where(sql`${table.status} = 'RUNNING'`),
    uniqueIndex('test_record_receipt').on(table.receiptNo).where(sql`${table.receiptNo} <> ''`),
    index('test_record_due').on(table.endTime).where(sql`${table.status} = 'RUNNING'`),
    index('test_record_unscored').on(table.submitTime).where(sql`${table.status} = 'SUBMITTED'`),
    index('test_record_test').on(table.testId),
  ],
);

/**
 * An answer of an attempt. Kept lean: a thousand of these are written each second on an exam day. The attempt and the
 * question are no foreign keys: the statement that writes an answer has locked its attempt, and the question is in the
 * attempt's frozen paper (docs/adr/0009).
 */
export const testAnswer = pgTable(
  'test_answer',
  {
    testRecordId: text('test_record_id').notNull(),
    questionId: text('question_id').notNull(),
    answer: jsonb('answer').$type<AnswerValue>(),
    marked: boolean('marked').notNull().default(false),
    seconds: integer('seconds').notNull().default(0),
    /** The save that brought it; a lower one never replaces it. */
    seq: integer('seq').notNull(),
    /** When it was given, by the server's clock. */
    at: moment('at').notNull(),
    /** Null until it is marked. */
    got: score('got'),
    /** BLANK: whether each blank was right; written answers: whether each scoring point was. */
    hits: jsonb('hits').$type<boolean[]>(),
    comment: text('comment').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.testRecordId, table.questionId] }),
    index('test_answer_question').on(table.questionId),
  ],
);

/** A request that a written answer be marked again; once for each. */
export const regradeRequest = pgTable(
  'remark_request',
  {
    ...rowColumns,
    testRecordId: text('test_record_id')
      .notNull()
      .references(() => testRecord.id),
    questionId: text('question_id')
      .notNull()
      .references(() => question.id),
    studentId: text('student_id')
      .notNull()
      .references(() => student.id),
    reason: text('reason').notNull(),
    status: text('status', { enum: ['PENDING', 'CHANGED', 'KEPT'] })
      .notNull()
      .default('PENDING'),
    reply: text('reply').notNull().default(''),
    requestedAt: moment('requested_at').notNull(),
  },
  (table) => [uniqueIndex('remark_request_one').on(table.testRecordId, table.questionId)],
);

/** 实践报告; the last one handed in counts. */
export const practiceReport = pgTable(
  'practice_report',
  {
    ...rowColumns,
    testId: text('test_id')
      .notNull()
      .references(() => test.id),
    batchId: text('batch_id')
      .notNull()
      .references(() => assessmentBatch.id),
    studentId: text('student_id')
      .notNull()
      .references(() => student.id),
    fileIds: text('file_ids').array().notNull(),
    status: text('status', { enum: ['SUBMITTED', 'RETURNED', 'GRADED'] }).notNull(),
    receiptNo: text('receipt_no').notNull(),
    submittedAt: moment('submitted_at').notNull(),
    opinion: text('opinion').notNull().default(''),
    score: score('score'),
  },
  (table) => [index('practice_report_student').on(table.studentId, table.batchId, table.testId)],
);

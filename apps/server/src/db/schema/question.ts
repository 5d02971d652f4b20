import { reportReason } from '@qianwei/api/contract/exam/book';
import { questionTypes } from '@qianwei/api/contract/exam/question';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, rowColumns } from './columns.ts';
import { chapter, course } from './course.ts';
import { student } from './student.ts';

/** Key by which a question is scored. */
export type AnswerKey =
  /** SINGLE. */
  | { kind: 'KEY'; key: string }
  /** MULTIPLE, sorted. */
  | { kind: 'KEYS'; keys: string[] }
  /** JUDGE. */
  | { kind: 'TRUTH'; truth: boolean }
  /** BLANK: the accepted texts of each blank; the first is shown. */
  | { kind: 'BLANKS'; accepted: string[][] }
  /** TERM, SHORT, ESSAY: Markdown. */
  | { kind: 'REFERENCE'; reference: string }
  /** MATERIAL: its sub-questions carry the keys. */
  | { kind: 'NONE' };

/** A scoring point (采分点) of a written answer; any of the keywords hints at it. */
export interface ScorePoint {
  text: string;
  score: number;
  keywords: string[];
}

/**
 * The question bank. A row never changes once a paper may hold it: an edit retires it and writes a new one, so that
 * every attempt is scored by what its paper showed. A sub-question has `materialId`, the row of its material.
 */
export const question = pgTable(
  'question',
  {
    ...rowColumns,
    courseId: text('course_id')
      .notNull()
      .references(() => course.id),
    chapterId: text('chapter_id').references(() => chapter.id),
    /** Its name in the bank, such as 04735-064-2. */
    code: text('code').notNull(),
    type: text('type', { enum: questionTypes }).notNull(),
    /** Markdown with `$…$` formulas; in a BLANK each `____` is a blank. */
    stem: text('stem').notNull(),
    options: jsonb('options').$type<{ key: string; text: string }[]>().notNull().default([]),
    answer: jsonb('answer').$type<AnswerKey>().notNull(),
    analysis: text('analysis').notNull().default(''),
    points: jsonb('points').$type<ScorePoint[]>().notNull().default([]),
    score: numeric('score', { precision: 4, scale: 1, mode: 'number' }).notNull(),
    /** 1 (easy) to 5. */
    difficulty: integer('difficulty').notNull().default(3),
    /** 识记, 领会, 应用. */
    level: text('level').notNull().default(''),
    knowledge: text('knowledge').notNull().default(''),
    /** Lesson and second that teach the knowledge; null until known. */
    lessonId: text('lesson_id'),
    lessonSecond: integer('lesson_second'),
    materialId: text('material_id').references((): AnyPgColumn => question.id),
    /** Asked in lessons and chapter tests only, never in a test of the whole course. */
    chapterOnly: boolean('chapter_only').notNull().default(false),
    /** Order among the sub-questions of a material, from 1; else 0. */
    position: integer('position').notNull().default(0),
    status: text('status', { enum: ['ACTIVE', 'RETIRED'] })
      .notNull()
      .default('ACTIVE'),
  },
  (table) => [
    uniqueIndex('question_course_code').on(table.courseId, table.code).where(sql`${table.status} = 'ACTIVE'`),
    index('question_material').on(table.materialId),
  ],
);

/** 错题本: what a student answered wrong; `masteredAt` when it was right later or taken out. */
export const wrongBook = pgTable(
  'wrong_book',
  {
    ...rowColumns,
    studentId: text('student_id')
      .notNull()
      .references(() => student.id),
    questionId: text('question_id')
      .notNull()
      .references(() => question.id),
    courseId: text('course_id')
      .notNull()
      .references(() => course.id),
    wrongCount: integer('wrong_count').notNull().default(1),
    lastWrongAt: moment('last_wrong_at').notNull(),
    lastAnswer: jsonb('last_answer').$type<boolean | string | string[] | null>(),
    masteredAt: moment('mastered_at'),
  },
  (table) => [
    uniqueIndex('wrong_book_student_question').on(table.studentId, table.questionId),
    index('wrong_book_open')
      .on(table.studentId, table.courseId, table.lastWrongAt)
      .where(sql`${table.masteredAt} is null`),
  ],
);

/** 收藏. */
export const collect = pgTable(
  'collect',
  {
    ...rowColumns,
    studentId: text('student_id')
      .notNull()
      .references(() => student.id),
    questionId: text('question_id')
      .notNull()
      .references(() => question.id),
    collectedAt: moment('collected_at').notNull(),
  },
  (table) => [uniqueIndex('collect_student_question').on(table.studentId, table.questionId)],
);

/** 纠错: an error that a student has found in a question. */
export const questionReport = pgTable(
  'question_report',
  {
    ...rowColumns,
    studentId: text('student_id')
      .notNull()
      .references(() => student.id),
    questionId: text('question_id')
      .notNull()
      .references(() => question.id),
    reason: text('reason', { enum: reportReason.options }).notNull(),
    content: text('content').notNull(),
    status: text('status', { enum: ['PENDING', 'ACCEPTED', 'REJECTED'] })
      .notNull()
      .default('PENDING'),
    reply: text('reply').notNull().default(''),
    reportedAt: moment('reported_at').notNull(),
  },
  (table) => [
    index('question_report_question').on(table.questionId),
    index('question_report_student').on(table.studentId),
  ],
);

import { examMode, thesisKind } from '@qianwei/api/contract/academic/exam-period';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, rowColumns } from './columns.ts';
import { student } from './student.ts';

/** 公共课 · 专业核心课 · 选设课 · 加考课 · 实践课 · 毕业环节 · 证书课. */
export const courseKinds = [
  'PUBLIC',
  'CORE',
  'ELECTIVE',
  'EXTRA',
  'PRACTICE',
  'GRADUATION',
  'CERTIFICATE',
] as const;

/** A course of the self-study exams, whatever plan it is in. */
export const course = pgTable(
  'course',
  {
    ...rowColumns,
    /** Five digits, leading zeros kept. */
    courseCode: text('course_code').notNull().unique(),
    name: text('name').notNull(),
    credit: integer('credit').notNull(),
    kind: text('kind', { enum: courseKinds }).notNull(),
    examMode: text('exam_mode', { enum: examMode.options }).notNull().default('WRITTEN'),
    /** The written course that a practice course belongs to; empty when there is none. */
    theoryCode: text('theory_code').notNull().default(''),
    /** How the thesis is called; null for every other course. */
    thesisKind: text('thesis_kind', { enum: thesisKind.options }),
  },
  (table) => [
    check('course_thesis_kind', sql`(${table.examMode} = 'THESIS') = (${table.thesisKind} is not null)`),
  ],
);

/** The column of a table whose rows each belong to a course. */
export const courseColumn = {
  courseId: text('course_id')
    .notNull()
    .references(() => course.id),
};

/** A chapter of a course's outline, numbered from 1. */
export const chapter = pgTable(
  'chapter',
  {
    ...rowColumns,
    courseId: text('course_id')
      .notNull()
      .references(() => course.id),
    no: integer('no').notNull(),
    title: text('title').notNull(),
  },
  (table) => [uniqueIndex('chapter_course_no').on(table.courseId, table.no)],
);

/** How far a student has come in a course, kept up by what is watched; entry conditions read it. */
export const courseProgress = pgTable(
  'course_progress',
  {
    ...rowColumns,
    studentId: text('student_id')
      .notNull()
      .references(() => student.id),
    courseId: text('course_id')
      .notNull()
      .references(() => course.id),
    /** Percent of the course's video that was watched, 0–100. */
    videoRate: integer('video_rate').notNull(),
    watchedAt: moment('watched_at').notNull(),
  },
  (table) => [
    uniqueIndex('course_progress_student_course').on(table.studentId, table.courseId),
    index('course_progress_course').on(table.courseId),
  ],
);

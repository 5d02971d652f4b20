import { courseTone, serviceType, studyLevel } from '@qianwei/api/contract/course/course';
import { materialCategory } from '@qianwei/api/contract/course/material';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { rowColumns } from './columns.ts';
import { chapter, course, courseColumn } from './course.ts';
import { question } from './question.ts';

/** Facts of a course beside its place in plans: lecturer, textbook, syllabus, what is offered with it. */
export const courseProfile = pgTable('course_profile', {
  courseId: text('course_id')
    .primaryKey()
    .references(() => course.id),
  teacher: text('teacher').notNull().default(''),
  teacherTitle: text('teacher_title').notNull().default(''),
  tone: text('tone', { enum: courseTone.options }).notNull().default('CORE'),
  /** 课时; null where it is not known. */
  hours: integer('hours'),
  textbookTitle: text('textbook_title').notNull().default(''),
  textbookEdition: text('textbook_edition').notNull().default(''),
  outlineYear: integer('outline_year'),
  description: text('description').notNull().default(''),
  oldCodes: text('old_codes').array().notNull().default(sql`'{}'::text[]`),
  services: text('services', { enum: serviceType.options }).array().notNull(),
  /** The course whose lessons it has: itself, or the one that its code was changed to. */
  contentCourseId: text('content_course_id')
    .notNull()
    .references(() => course.id),
  /** A chapter opens when the one before it is finished. */
  sequential: boolean('sequential').notNull().default(false),
});

/** A section of a chapter. */
export const section = pgTable(
  'section',
  {
    ...rowColumns,
    chapterId: text('chapter_id')
      .notNull()
      .references(() => chapter.id),
    /** From 1 within the chapter. */
    no: integer('no').notNull(),
    title: text('title').notNull(),
  },
  (table) => [uniqueIndex('section_chapter_no').on(table.chapterId, table.no)],
);

/** Subtitles of a lesson: WebVTT text. */
export interface Subtitle {
  readonly lang: string;
  readonly label: string;
  readonly content: string;
}

/** A lesson (节): one video. */
export const lesson = pgTable(
  'lesson',
  {
    ...rowColumns,
    ...courseColumn,
    chapterId: text('chapter_id')
      .notNull()
      .references(() => chapter.id),
    sectionId: text('section_id')
      .notNull()
      .references(() => section.id),
    /** Such as 4.2. */
    no: text('no').notNull(),
    /** Order within the course, from 1. */
    position: integer('position').notNull(),
    title: text('title').notNull(),
    level: text('level', { enum: studyLevel.options }).notNull(),
    /** Seconds. */
    duration: integer('duration').notNull(),
    /** May be watched without a service. */
    free: boolean('free').notNull().default(false),
    knowledge: jsonb('knowledge').$type<{ second: number; title: string }[]>().notNull(),
    subtitles: jsonb('subtitles').$type<Subtitle[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('lesson_course_position').on(table.courseId, table.position),
    index('lesson_chapter').on(table.chapterId),
    check('lesson_has_a_length', sql`${table.duration} between 1 and 86400`),
  ],
);

/** A question that comes up at a second of a lesson. */
export const popQuestion = pgTable(
  'pop_question',
  {
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lesson.id),
    questionId: text('question_id')
      .notNull()
      .references(() => question.id),
    second: integer('second').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.questionId] })],
);

/** Source of a material: its own Markdown, or the part of the course that is printed. */
export type MaterialSource =
  | { readonly kind: 'body'; readonly markdown: string }
  | { readonly kind: 'outline' | 'bank' | 'taskSheet' }
  | {
      readonly kind: 'reportTemplate';
      readonly title: string;
      readonly headings: string[];
      readonly declaration: string;
    };

/** A file of a course. */
export const courseMaterial = pgTable(
  'material',
  {
    ...rowColumns,
    ...courseColumn,
    title: text('title').notNull(),
    category: text('category', { enum: materialCategory.options }).notNull(),
    type: text('type', { enum: ['pdf', 'docx'] }).notNull(),
    /** Order within the course. */
    position: integer('position').notNull(),
    chapterNos: integer('chapter_nos').array().notNull().default(sql`'{}'::integer[]`),
    source: jsonb('source').$type<MaterialSource>().notNull(),
    /** The stored file; null before it was made. */
    fileId: text('file_id'),
    /** Null where it is not known. */
    pages: integer('pages'),
  },
  (table) => [index('material_course').on(table.courseId, table.position)],
);

/** 实践任务单 of a practice course, as `contract/course/chapter` has it. */
export const taskSheet = pgTable('task_sheet', {
  courseId: text('course_id')
    .primaryKey()
    .references(() => course.id),
  content: jsonb('content').$type<Record<string, unknown>>().notNull(),
});

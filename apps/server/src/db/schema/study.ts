import { lessonFault } from '@qianwei/api/contract/course/play';
import type { Day } from '@qianwei/api/time/moment';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, rowColumns } from './columns.ts';
import { courseColumn } from './course.ts';
import { assessmentBatch } from './exam.ts';
import { lesson } from './lesson.ts';
import { question } from './question.ts';
import { ownerColumns, student } from './student.ts';

/** Seconds `[start, end)`, disjoint and ascending. */
export type SecondRanges = readonly (readonly [start: number, end: number])[];

/**
 * A set of whole seconds as PostgreSQL's `int4multirange`: the database unites, intersects and subtracts such sets, so that
 * two heartbeats at the same moment can't lose a second of each other.
 */
export const secondRanges = customType<{ data: SecondRanges; driverData: string }>({
  dataType: () => 'int4multirange',
  toDriver: (ranges) => `{${ranges.map(([start, end]) => `[${start},${end})`).join(',')}}`,
  fromDriver: (text) =>
    [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(([, start, end]) => [Number(start), Number(end)] as const),
});

const studentColumn = {
  studentId: text('student_id')
    .notNull()
    .references(() => student.id),
};

/** Answer of a student to a pop question; the first answer counts. */
export const popAnswer = pgTable(
  'pop_answer',
  {
    ...rowColumns,
    ...studentColumn,
    ...courseColumn,
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lesson.id),
    questionId: text('question_id')
      .notNull()
      .references(() => question.id),
    firstRight: boolean('first_right').notNull(),
    lastRight: boolean('last_right').notNull(),
    tries: integer('tries').notNull().default(1),
    answeredAt: moment('answered_at').notNull(),
  },
  (table) => [
    uniqueIndex('pop_answer_one').on(table.studentId, table.lessonId, table.questionId),
    index('pop_answer_course').on(table.studentId, table.courseId),
  ],
);

/** The right of a student to study a course, until the first moment without it. */
export const courseService = pgTable(
  'course_service',
  {
    ...rowColumns,
    ...ownerColumns,
    ...courseColumn,
    openDate: date('open_date', { mode: 'string' }).$type<Day>().notNull(),
    expireAt: moment('expire_at').notNull(),
  },
  (table) => [
    uniqueIndex('course_service_one').on(table.studentMajorId, table.courseId),
    index('course_service_student').on(table.studentId, table.courseId),
  ],
);

/** Seconds of a lesson that a student has watched: the union of everything that was reported. */
export const playRecord = pgTable(
  'play_record',
  {
    ...rowColumns,
    ...studentColumn,
    ...courseColumn,
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lesson.id),
    ranges: secondRanges('ranges').notNull(),
    /** Seconds in `ranges`. */
    watched: integer('watched').notNull(),
    /** The end of the last range. */
    furthest: integer('furthest').notNull(),
    /** The second at which it goes on. */
    position: integer('position').notNull(),
    finished: boolean('finished').notNull(),
    playedAt: moment('played_at').notNull(),
    /** The browser in which it was played last, in words. */
    device: text('device').notNull().default(''),
    /** When the session began whose position is kept, and that heartbeat's number: an older one changes no position. */
    positionSince: moment('position_since').notNull(),
    positionSeq: integer('position_seq').notNull().default(0),
  },
  (table) => [
    uniqueIndex('play_record_one').on(table.studentId, table.lessonId),
    index('play_record_course').on(table.studentId, table.courseId),
  ],
);

/**
 * Seconds of a lesson that a student has watched between the beginning and the end of an assessment's batch: the union
 * of what was reported, seconds that had been watched before among them. It is kept for whoever may still sign up, too.
 */
export const batchWatched = pgTable(
  'batch_watched',
  {
    ...studentColumn,
    batchId: text('batch_id')
      .notNull()
      .references(() => assessmentBatch.id),
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lesson.id),
    ranges: secondRanges('ranges').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.batchId, table.lessonId] })],
);

/** One browser playing one lesson. A student has one at a time; the database holds it. */
export const playSession = pgTable(
  'play_session',
  {
    ...rowColumns,
    ...studentColumn,
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lesson.id),
    /** SHA-256 of the token that heartbeats carry. */
    tokenHash: text('token_hash').notNull().unique(),
    /** SHA-256 of the browser's key. */
    deviceHash: text('device_hash').notNull(),
    device: text('device').notNull(),
    startedAt: moment('started_at').notNull(),
    /** The last heartbeat, or the start before the first. */
    beatAt: moment('beat_at').notNull(),
    /** Milliseconds of video that may still be reported: they grow with wall time × speed and are used up by new seconds. */
    allowance: integer('allowance').notNull().default(0),
    /** The highest number of a heartbeat so far. */
    seq: integer('seq').notNull().default(0),
    /** When another browser took over, or another lesson was opened; null while it holds. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('play_session_one_active').on(table.studentId).where(sql`${table.endedAt} is null`),
    index('play_session_ended').on(table.endedAt),
  ],
);

/** How long a student studied on a day, in seconds: videos with their repeats, tests, live lectures. */
export const studyDay = pgTable(
  'study_day',
  {
    studentId: studentColumn.studentId,
    day: date('day', { mode: 'string' }).$type<Day>().notNull(),
    videoSeconds: integer('video_seconds').notNull().default(0),
    exerciseSeconds: integer('exercise_seconds').notNull().default(0),
    liveSeconds: integer('live_seconds').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.day] })],
);

/** Attendance of a student at a live lecture: there, watched again in time, or not. */
export const liveAttendance = pgTable(
  'live_attendance',
  {
    ...rowColumns,
    ...studentColumn,
    ...courseColumn,
    liveId: text('live_id').notNull(),
    endedAt: moment('ended_at').notNull(),
    result: text('result', { enum: ['PRESENT', 'HALF', 'ABSENT'] }).notNull(),
  },
  (table) => [uniqueIndex('live_attendance_one').on(table.studentId, table.liveId)],
);

/** A note of a student at a second of a lesson. */
export const note = pgTable(
  'note',
  {
    ...rowColumns,
    ...studentColumn,
    ...courseColumn,
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lesson.id),
    second: integer('second').notNull(),
    content: text('content').notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [
    index('note_lesson').on(table.studentId, table.lessonId),
    index('note_course').on(table.studentId, table.courseId),
  ],
);

/** A question of a student to the teacher (答疑). */
export const courseQuestion = pgTable(
  'course_question',
  {
    ...rowColumns,
    /** Null for somebody who has no account here any more. */
    studentId: text('student_id').references(() => student.id),
    /** Such as 周同学. */
    author: text('author').notNull(),
    ...courseColumn,
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lesson.id),
    second: integer('second').notNull(),
    content: text('content').notNull(),
    fileIds: text('file_ids').array().notNull().default(sql`'{}'::text[]`),
    askedAt: moment('asked_at').notNull(),
    /** Markdown; null before it was answered. */
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    answeredBy: text('answered_by').notNull().default(''),
  },
  (table) => [
    index('course_question_course').on(table.courseId, table.askedAt),
    index('course_question_lesson').on(table.lessonId),
    index('course_question_student').on(table.studentId, table.courseId),
    // The few that wait, which staff list, among all that were ever asked.
    index('course_question_waiting').on(table.askedAt, table.id).where(sql`${table.answer} is null`),
  ],
);

/** An error of a lesson that a student reported. */
export const lessonReport = pgTable(
  'lesson_report',
  {
    ...rowColumns,
    ...studentColumn,
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lesson.id),
    second: integer('second').notNull(),
    fault: text('fault', { enum: lessonFault.options }).notNull(),
    content: text('content').notNull().default(''),
    reportedAt: moment('reported_at').notNull(),
  },
  (table) => [index('lesson_report_student').on(table.studentId)],
);

/** A lesson that a student collected (收藏). */
export const lessonCollect = pgTable(
  'lesson_collect',
  {
    studentId: studentColumn.studentId,
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lesson.id),
    collectedAt: moment('collected_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.lessonId] })],
);

import type { Day } from '@qianwei/api/time/moment';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { audienceColumns, moment, occasionColumn, rowColumns } from './columns.ts';
import { student, studentMajor } from './student.ts';

/** One sitting of the written exams (考期), such as 2027年1月考期. */
export const examPeriod = pgTable('exam_period', {
  ...rowColumns,
  name: text('name').notNull().unique(),
  /** First and last day of the written exams. */
  startDate: date('start_date', { mode: 'string' }).$type<Day>().notNull(),
  endDate: date('end_date', { mode: 'string' }).$type<Day>().notNull(),
  applyStart: moment('apply_start').notNull(),
  applyEnd: moment('apply_end').notNull(),
  payEnd: moment('pay_end').notNull(),
  seatPublish: moment('seat_publish').notNull(),
  /** From when the ticket can be printed. */
  ticketOpen: moment('ticket_open').notNull(),
  scorePublish: moment('score_publish').notNull(),
  /** Until when a review of its results can be asked for. */
  reviewEnd: moment('review_end').notNull(),
  /** When its timetable is published; before, it is only announced. */
  timetablePublish: moment('timetable_publish').notNull(),
  maxCourse: integer('max_course').notNull(),
  /** A registration is complete only when its fee is paid. */
  feeEnabled: boolean('fee_enabled').notNull().default(false),
});

/** A time in which something can be done: sign-ups, tickets, scores, maintenance. No end means open from the start on. */
export const businessWindow = pgTable(
  'business_window',
  {
    ...rowColumns,
    ...audienceColumns,
    /** Such as EXAM_APPLY, PRACTICE_SIGNUP, ENGLISH_TICKET, MAINTENANCE. */
    code: text('code').notNull(),
    /** The batch, such as 11月批. */
    name: text('name').notNull().default(''),
    startTime: moment('start_time').notNull(),
    endTime: moment('end_time'),
    /** Title of the end at `endTime` among the student's deadlines; null leaves the window out of them. */
    deadlineTitle: text('deadline_title'),
    path: text('path'),
  },
  (table) => [index('business_window_code').on(table.code, table.startTime)],
);

/** The order in which duties come first on home (screens §5); a lower number is more pressing. */
export const taskPriorities = {
  running: 10,
  /** A written exam today or tomorrow. */
  examDay: 15,
  /** The seat of a written exam is another than the student may have read. */
  seatChanged: 18,
  dueWithinDay: 20,
  /** The first days of a new student. */
  settleIn: 25,
  returned: 30,
  openWindow: 40,
  /** A ticket can be printed; it is there until the exam. */
  ticketOpen: 45,
  liveSoon: 50,
  planBehind: 60,
  continueStudy: 70,
} as const;

/**
 * Something a student has to do. Workflows write and close these rows in their own transactions; home shows
 * the first, and the menu badges count them by `menuPath`.
 */
export const studentTask = pgTable(
  'student_task',
  {
    ...rowColumns,
    ...occasionColumn,
    studentId: text('student_id')
      .notNull()
      .references(() => student.id),
    /** The 考籍 it belongs to; null when it belongs to the person. */
    studentMajorId: text('student_major_id').references(() => studentMajor.id),
    code: text('code').notNull(),
    /** The record it is about, so that one code can stand several times. */
    bizId: text('biz_id').notNull().default(''),
    reason: text('reason').notNull(),
    title: text('title').notNull(),
    desc: text('desc').notNull().default(''),
    note: text('note').notNull().default(''),
    path: text('path').notNull(),
    actionText: text('action_text').notNull(),
    /** A second way, to read about it first; null for none. */
    morePath: text('more_path'),
    moreText: text('more_text'),
    /** Title of the end in the list of deadlines; null leaves the duty out of it. */
    deadlineTitle: text('deadline_title'),
    deadline: moment('deadline'),
    /** One of `taskPriorities`; a deadline within a day lifts it. */
    priority: integer('priority').notNull(),
    menuPath: text('menu_path').notNull(),
    /** False for offers such as going on with a lesson: they carry no badge. */
    badge: boolean('badge').notNull().default(true),
    /** Shown only from and until then, such as a live course that is on; a deadline also ends it. */
    visibleFrom: moment('visible_from'),
    visibleUntil: moment('visible_until'),
    status: text('status', { enum: ['OPEN', 'DONE', 'CANCELLED'] })
      .notNull()
      .default('OPEN'),
  },
  (table) => [
    index('student_task_student').on(table.studentId, table.status),
    uniqueIndex('student_task_one_open')
      .on(table.studentId, table.code, table.bizId)
      .where(sql`${table.status} = 'OPEN'`),
  ],
);

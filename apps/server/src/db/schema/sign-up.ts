import { assessForm } from '@qianwei/api/contract/sign-up/assess-form';
import {
  type ReturnedSignUpItem,
  signUpLanguage,
  signUpStatus,
  signUpType,
  studyForm,
} from '@qianwei/api/contract/sign-up/sign-up';
import type { Day } from '@qianwei/api/time/moment';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, rowColumns } from './columns.ts';
import { course, courseColumn } from './course.ts';
import { file } from './file.ts';
import { school } from './institution.ts';
import { ownerColumns, ownMajor } from './student.ts';

/** A batch of the practice exams or of the degree's foreign language exam, with its times. */
export const signUpBatch = pgTable(
  'sign_up_batch',
  {
    ...rowColumns,
    type: text('type', { enum: signUpType.options }).notNull(),
    /** Such as 2026年下半年实践考核. */
    name: text('name').notNull(),
    schoolId: text('school_id')
      .notNull()
      .references(() => school.id),
    applyStart: moment('apply_start').notNull(),
    applyEnd: moment('apply_end').notNull(),
    /** First and last day of the exams. */
    examStart: date('exam_start', { mode: 'string' }).$type<Day>().notNull(),
    examEnd: date('exam_end', { mode: 'string' }).$type<Day>().notNull(),
    /** When rooms and seats are published. */
    arrangePublish: moment('arrange_publish').notNull(),
    /** From when the ticket can be printed. */
    ticketOpen: moment('ticket_open').notNull(),
    scorePublish: moment('score_publish').notNull(),
    /** 报名须知, without numbers. */
    notices: text('notices').array().notNull(),
    /** For how long the notices are read before they can be agreed to. */
    readSeconds: smallint('read_seconds').notNull().default(10),
    /** The most courses of one sign-up; 1 where there are none. */
    maxCourse: smallint('max_course').notNull(),
    /** A sign-up is complete only when its fee is paid. */
    feeEnabled: boolean('fee_enabled').notNull().default(false),
    /** 分, of a sign-up without courses; 0 where each course has its own. */
    fee: integer('fee').notNull().default(0),
    /** Empty where no language is chosen. */
    languages: text('languages', { enum: signUpLanguage.options })
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
  },
  (table) => [
    unique('sign_up_batch_name').on(table.type, table.name),
    unique('sign_up_batch_of_type').on(table.id, table.type),
    check(
      'sign_up_batch_in_order',
      sql`${table.applyStart} < ${table.applyEnd} and ${table.applyEnd} <= ${table.arrangePublish} and ${table.arrangePublish} <= ${table.ticketOpen} and ${table.ticketOpen} < ${table.scorePublish} and ${table.examStart} <= ${table.examEnd}`,
    ),
    check(
      'sign_up_batch_amounts',
      sql`${table.fee} >= 0 and ${table.maxCourse} >= 1 and ${table.readSeconds} >= 0`,
    ),
  ],
);

/** The columns of a table whose rows each belong to a batch. */
const batchColumn = {
  batchId: text('batch_id')
    .notNull()
    .references(() => signUpBatch.id),
};

/** How many can be signed up for, and how many are. */
const placeColumns = { quota: integer('quota').notNull(), taken: integer('taken').notNull().default(0) };

/** A practice course that can be signed up for in a batch. */
export const signUpCourse = pgTable(
  'sign_up_course',
  {
    ...batchColumn,
    ...courseColumn,
    /** In the order in which they are done. */
    assessForms: text('assess_forms', { enum: assessForm.options }).array().notNull(),
    /** 分 */
    fee: integer('fee').notNull(),
    /** Things to bring, such as 带黑色签字笔; empty for none. */
    carry: text('carry').notNull().default(''),
    ...placeColumns,
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.courseId] }),
    check('sign_up_course_within_quota', sql`${table.taken} between 0 and ${table.quota}`),
    check('sign_up_course_fee', sql`${table.fee} >= 0`),
  ],
);

/** Place in which a batch can be taken: a site (考点), or an area (考区) whose site follows with the seat. */
export const signUpSite = pgTable(
  'sign_up_site',
  {
    ...rowColumns,
    ...batchColumn,
    name: text('name').notNull(),
    /** Empty for an area. */
    address: text('address').notNull().default(''),
    ...placeColumns,
  },
  (table) => [
    unique('sign_up_site_name').on(table.batchId, table.name),
    unique('sign_up_site_of_batch').on(table.id, table.batchId),
    check('sign_up_site_within_quota', sql`${table.taken} between 0 and ${table.quota}`),
  ],
);

/** The sign-up of a person for a batch: one, whatever 考籍 it is made in; after a cancellation it is made again in the same row. */
export const signUp = pgTable(
  'sign_up',
  {
    ...rowColumns,
    ...batchColumn,
    ...ownerColumns,
    /** Such as SJ20261121-000417. */
    signUpNo: text('sign_up_no').notNull().unique(),
    /** Number in the codes of its tickets. */
    serial: integer('serial').generatedAlwaysAsIdentity().unique(),
    status: text('status', { enum: signUpStatus.options }).notNull(),
    siteId: text('site_id').notNull(),
    photoFileId: text('photo_file_id')
      .notNull()
      .references(() => file.id),
    language: text('language', { enum: signUpLanguage.options }),
    studyForm: text('study_form', { enum: studyForm.options }),
    freshGraduate: boolean('fresh_graduate'),
    studyUnit: text('study_unit').notNull().default(''),
    remark: text('remark').notNull().default(''),
    /** 分 */
    fee: integer('fee').notNull(),
    /** 分 that were paid and not paid back. */
    paid: integer('paid').notNull().default(0),
    /** 分 that the office has paid back since the last submission. */
    refunded: integer('refunded').notNull().default(0),
    /** Until when an UNPAID one is kept. */
    payDeadline: moment('pay_deadline'),
    /**
     * End of the time to pay, from the first unpaid submission on; null before one, and once it is paid. It stays with a
     * cancellation, which would otherwise begin it again for who takes back and submits all day.
     */
    holdEnd: moment('hold_end'),
    /** When the payment of a CANCELLED one ran out; null for one that its student took back. */
    expiredAt: moment('expired_at'),
    receiptNo: text('receipt_no').notNull().unique(),
    appliedAt: moment('applied_at').notNull(),
    /** Comment of the last decision. */
    opinion: text('opinion').notNull().default(''),
    /** Parts that a RETURNED one has to mend, with the reasons. */
    returnedItems: jsonb('returned_items').$type<readonly ReturnedSignUpItem[]>().notNull().default([]),
  },
  (table) => [
    unique('sign_up_one').on(table.batchId, table.studentId),
    unique('sign_up_of_batch').on(table.id, table.batchId),
    foreignKey({
      name: 'sign_up_site_of_its_batch',
      columns: [table.siteId, table.batchId],
      foreignColumns: [signUpSite.id, signUpSite.batchId],
    }),
    ownMajor('sign_up_own_major', table),
    index('sign_up_student').on(table.studentId),
    index('sign_up_unpaid').on(table.payDeadline).where(sql`${table.status} = 'UNPAID'`),
    check(
      'sign_up_deadline_of_unpaid',
      sql`(${table.status} = 'UNPAID') = (${table.payDeadline} is not null)`,
    ),
    check(
      'sign_up_status',
      sql`${table.status} in (${sql.raw(signUpStatus.options.map((status) => `'${status}'`).join(', '))})`,
    ),
    // Earlier payments may be more than the fee of a change: the rest is paid back.
    check(
      'sign_up_amounts',
      sql`${table.fee} >= 0 and ${table.paid} >= 0 and ${table.refunded} >= 0 and (${table.status} <> 'UNPAID' or ${table.paid} < ${table.fee})`,
    ),
    check('sign_up_expired_is_cancelled', sql`${table.expiredAt} is null or ${table.status} = 'CANCELLED'`),
  ],
);

/** Exam of a sign-up: of a course, or without one the exam itself; with its place once it is arranged. */
export const signUpItem = pgTable(
  'sign_up_item',
  {
    ...rowColumns,
    ...batchColumn,
    signUpId: text('sign_up_id').notNull(),
    courseId: text('course_id').references(() => course.id),
    examDate: date('exam_date', { mode: 'string' }).$type<Day>(),
    /** `HH:mm` */
    startTime: text('start_time').notNull().default(''),
    endTime: text('end_time').notNull().default(''),
    siteName: text('site_name').notNull().default(''),
    /** With the way in. */
    siteAddress: text('site_address').notNull().default(''),
    /** Such as 第 6 机房. */
    room: text('room').notNull().default(''),
    seatNo: smallint('seat_no'),
  },
  (table) => [
    foreignKey({
      name: 'sign_up_item_sign_up',
      columns: [table.signUpId, table.batchId],
      foreignColumns: [signUp.id, signUp.batchId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'sign_up_item_course',
      columns: [table.batchId, table.courseId],
      foreignColumns: [signUpCourse.batchId, signUpCourse.courseId],
    }),
    unique('sign_up_item_one').on(table.signUpId, table.courseId).nullsNotDistinct(),
    uniqueIndex('sign_up_item_one_seat')
      .on(table.batchId, table.examDate, table.startTime, table.siteName, table.room, table.seatNo)
      .where(sql`${table.seatNo} is not null`),
    check(
      'sign_up_item_whole_seat',
      sql`(${table.seatNo} is null) = (${table.examDate} is null) and (${table.seatNo} is null) = (${table.room} = '')`,
    ),
    check('sign_up_item_times', sql`${table.seatNo} is null or ${table.startTime} < ${table.endTime}`),
  ],
);

/** A place that was arranged again after the tickets of its batch could be printed. The `from` columns are empty for what had none. */
export const signUpChange = pgTable(
  'sign_up_change',
  {
    ...rowColumns,
    itemId: text('item_id')
      .notNull()
      .references(() => signUpItem.id, { onDelete: 'cascade' }),
    fromText: text('from_text').notNull().default(''),
    toText: text('to_text').notNull(),
    time: moment('time').notNull(),
  },
  (table) => [index('sign_up_change_item').on(table.itemId, table.time)],
);

/** A person who was proven to sign up for a batch, for twenty minutes: the ticket that the page was given then works for that person. */
export const guestProof = pgTable(
  'guest_proof',
  {
    /** Keyed hash of the ticket. */
    ticketHash: text('ticket_hash').primaryKey(),
    type: text('type', { enum: signUpType.options }).notNull(),
    ...batchColumn,
    ...ownerColumns,
    /** The person has typed the 准考证号, or is logged in: it is shown whole. */
    knowsExamineeNo: boolean('knows_examinee_no').notNull(),
    /** The session that has proven the person, and ends the proof with itself; null for a code by SMS. */
    sessionId: text('session_id'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'guest_proof_batch_of_type',
      columns: [table.batchId, table.type],
      foreignColumns: [signUpBatch.id, signUpBatch.type],
    }),
    ownMajor('guest_proof_own_major', table),
    index('guest_proof_expires').on(table.expiresAt),
  ],
);

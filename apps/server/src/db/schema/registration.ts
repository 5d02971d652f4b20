import { sessionCode } from '@qianwei/api/contract/academic/exam-period';
import type { Day } from '@qianwei/api/time/moment';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, rowColumns } from './columns.ts';
import { courseColumn } from './course.ts';
import { examPeriod } from './schedule.ts';
import { ownerColumns } from './student.ts';

/** Area in which exams can be taken (考区). */
export const examArea = pgTable('exam_area', {
  /** Such as 9801. */
  code: text('code').primaryKey(),
  name: text('name').notNull().unique(),
});

/** A school in which exams are taken (考点). */
export const examSite = pgTable(
  'exam_site',
  {
    ...rowColumns,
    areaCode: text('area_code')
      .notNull()
      .references(() => examArea.code),
    name: text('name').notNull().unique(),
    address: text('address').notNull(),
    /** How one gets in, for the day of the exam. */
    directions: text('directions').notNull().default(''),
  },
  // A registration is seated only in its area, by its foreign key.
  (table) => [unique('exam_site_of_area').on(table.id, table.areaCode)],
);

/** The most seats of a room. */
export const maxRoomSeats = 300;

/** A room that a site lends for a period (考场); its seats are 1 to `capacity`. What was lent for an earlier period stays. */
export const examRoom = pgTable(
  'exam_room',
  {
    ...rowColumns,
    periodId: text('period_id')
      .notNull()
      .references(() => examPeriod.id),
    siteId: text('site_id')
      .notNull()
      .references(() => examSite.id),
    /** Such as 第 08 考场. */
    name: text('name').notNull(),
    capacity: smallint('capacity').notNull(),
  },
  (table) => [
    uniqueIndex('exam_room_one').on(table.periodId, table.siteId, table.name),
    // The foreign key of registrations keeps their copy of it right.
    unique('exam_room_of_period').on(table.periodId, table.siteId, table.name, table.capacity),
    check('exam_room_capacity', sql`${table.capacity} between 1 and ${sql.raw(String(maxRoomSeats))}`),
  ],
);

/** A half-day of a period. */
export const examSession = pgTable(
  'exam_session',
  {
    ...rowColumns,
    periodId: text('period_id')
      .notNull()
      .references(() => examPeriod.id),
    code: text('code', { enum: sessionCode.options }).notNull(),
    date: date('date', { mode: 'string' }).$type<Day>().notNull(),
    /** `HH:mm` */
    start: text('start').notNull(),
    end: text('end').notNull(),
  },
  (table) => [
    uniqueIndex('exam_session_one').on(table.periodId, table.code),
    // The foreign key of registrations keeps their copy of it right.
    unique('exam_session_of_period').on(table.id, table.periodId),
  ],
);

/** A course that is examined in a period (开考课程). */
export const examOffering = pgTable(
  'exam_offering',
  {
    ...rowColumns,
    periodId: text('period_id').notNull(),
    sessionId: text('session_id').notNull(),
    ...courseColumn,
    textbook: text('textbook').notNull().default(''),
    /** 分 (1/100 yuan). */
    fee: integer('fee').notNull(),
  },
  (table) => [
    uniqueIndex('exam_offering_one').on(table.periodId, table.courseId),
    unique('exam_offering_of_session').on(table.id, table.sessionId, table.periodId),
    foreignKey({
      name: 'exam_offering_session',
      columns: [table.sessionId, table.periodId],
      foreignColumns: [examSession.id, examSession.periodId],
    }),
  ],
);

/**
 * The seats of an offering in an area that has a quota; an area without a row has as many as are wanted. `taken` rises
 * and falls with registrations in one statement, and the database refuses the one that is too many.
 */
export const examSeat = pgTable(
  'exam_seat',
  {
    offeringId: text('offering_id')
      .notNull()
      .references(() => examOffering.id),
    areaCode: text('area_code')
      .notNull()
      .references(() => examArea.code),
    quota: integer('quota').notNull(),
    taken: integer('taken').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.offeringId, table.areaCode] }),
    check('exam_seat_within_quota', sql`${table.taken} between 0 and ${table.quota}`),
  ],
);

/** The states that are stored; whether seats are arranged or scores published follows from the period and the grade. */
export const storedApplyStatuses = ['UNPAID', 'APPLIED', 'CANCELLED', 'EXPIRED'] as const;

const isActive = (status: unknown) => sql`${status} in ('UNPAID', 'APPLIED')`;

/**
 * A registration (报考). A person takes one course in a half-day and at most `maxCourse` in a period, whatever majors
 * they are enrolled in: the indexes of the active ones hold both, `slot` being the first free number.
 */
export const examApply = pgTable(
  'exam_apply',
  {
    ...rowColumns,
    ...ownerColumns,
    offeringId: text('offering_id').notNull(),
    sessionId: text('session_id').notNull(),
    periodId: text('period_id').notNull(),
    areaCode: text('area_code')
      .notNull()
      .references(() => examArea.code),
    status: text('status', { enum: storedApplyStatuses }).notNull(),
    /** From 1 to `maxCourse`, which is that of the period when it was made. */
    slot: smallint('slot').notNull(),
    maxCourse: smallint('max_course').notNull(),
    /** 分 */
    fee: integer('fee').notNull(),
    /** Until when an UNPAID one is kept. */
    payDeadline: moment('pay_deadline'),
    paidAt: moment('paid_at'),
    /** Of the submission, which may hold several courses. */
    receiptNo: text('receipt_no').notNull(),
    appliedAt: moment('applied_at').notNull(),
    cancelledAt: moment('cancelled_at'),
    siteId: text('site_id'),
    /** Empty without a seat. */
    room: text('room').notNull().default(''),
    /** Capacity of the room, so that the table itself refuses a seat beyond it; it follows the room. */
    roomCapacity: smallint('room_capacity'),
    seatNo: smallint('seat_no'),
  },
  (table) => [
    // A course may move to another half-day once nobody holds it any more; what was cancelled goes with it.
    foreignKey({
      name: 'exam_apply_offering',
      columns: [table.offeringId, table.sessionId, table.periodId],
      foreignColumns: [examOffering.id, examOffering.sessionId, examOffering.periodId],
    }).onUpdate('cascade'),
    uniqueIndex('exam_apply_one_half_day').on(table.studentId, table.sessionId).where(isActive(table.status)),
    uniqueIndex('exam_apply_slot')
      .on(table.studentId, table.periodId, table.slot)
      .where(isActive(table.status)),
    check('exam_apply_within_period', sql`${table.slot} between 1 and ${table.maxCourse}`),
    foreignKey({
      name: 'exam_apply_site',
      columns: [table.siteId, table.areaCode],
      foreignColumns: [examSite.id, examSite.areaCode],
    }),
    foreignKey({
      name: 'exam_apply_room',
      columns: [table.periodId, table.siteId, table.room, table.roomCapacity],
      foreignColumns: [examRoom.periodId, examRoom.siteId, examRoom.name, examRoom.capacity],
    }).onUpdate('cascade'),
    check('exam_apply_seat_in_room', sql`${table.seatNo} between 1 and ${table.roomCapacity}`),
    check(
      'exam_apply_whole_seat',
      sql`num_nonnulls(${table.siteId}, ${table.roomCapacity}, ${table.seatNo}) = case when ${table.room} = '' then 0 else 3 end`,
    ),
    // UNPAID, CANCELLED and EXPIRED registrations hold no seat.
    check('exam_apply_seat_of_applied', sql`${table.status} = 'APPLIED' or ${table.siteId} is null`),
    uniqueIndex('exam_apply_one_seat')
      .on(table.sessionId, table.siteId, table.room, table.seatNo)
      .where(sql`${table.siteId} is not null`),
    // Arranging reads the whole period, and a room that changes finds who sits in it.
    index('exam_apply_period').on(table.periodId, table.siteId, table.room),
    index('exam_apply_student').on(table.studentMajorId, table.periodId),
    // When a deadline passes, thousands of orders are overdue at once: the first are found, and each is ended, without the others.
    index('exam_apply_unpaid').on(table.payDeadline, table.receiptNo).where(sql`${table.status} = 'UNPAID'`),
    index('exam_apply_unpaid_order').on(table.receiptNo).where(sql`${table.status} = 'UNPAID'`),
  ],
);

/** Events of withdrawals whose payment is still to be paid back. */
const isOwed = ({ kind, amount, refundedAt }: Record<'kind' | 'amount' | 'refundedAt', unknown>) =>
  sql`${kind} in ('CANCEL', 'EXEMPTED') and ${amount} > 0 and ${refundedAt} is null`;

/** Act of a student on registrations, or its outcome: one line with its receipt. */
export const examApplyEvent = pgTable(
  'exam_apply_event',
  {
    ...rowColumns,
    ...ownerColumns,
    periodId: text('period_id')
      .notNull()
      .references(() => examPeriod.id),
    kind: text('kind', { enum: ['SUBMIT', 'CANCEL', 'PAY', 'EXPIRE', 'EXEMPTED'] }).notNull(),
    courseCodes: text('course_codes').array().notNull(),
    /** 分 that were to be paid, paid or paid back. */
    amount: integer('amount').notNull(),
    receiptNo: text('receipt_no').notNull(),
    time: moment('time').notNull(),
    /** When what a withdrawal owes was paid back; null before, and where nothing is owed. */
    refundedAt: moment('refunded_at'),
  },
  (table) => [
    index('exam_apply_event_student').on(table.studentMajorId, table.time),
    index('exam_apply_event_refund').on(table.time).where(isOwed(table)),
    index('exam_apply_event_withdrawal')
      .on(table.receiptNo)
      .where(sql`${table.kind} in ('CANCEL', 'EXEMPTED')`),
  ],
);

/**
 * A seat that was arranged again after the seats of its period were published, for who could have read another
 * arrangement. It says what was and what is, whatever becomes of site and room; the `from` columns are empty for a course
 * that had no seat before, beside others that had.
 */
export const examSeatChange = pgTable(
  'exam_seat_change',
  {
    ...rowColumns,
    ...ownerColumns,
    periodId: text('period_id')
      .notNull()
      .references(() => examPeriod.id),
    applyId: text('apply_id')
      .notNull()
      .references(() => examApply.id),
    fromSite: text('from_site').notNull().default(''),
    fromRoom: text('from_room').notNull().default(''),
    fromSeat: smallint('from_seat'),
    toSite: text('to_site').notNull(),
    toRoom: text('to_room').notNull(),
    toSeat: smallint('to_seat').notNull(),
    time: moment('time').notNull(),
  },
  (table) => [index('exam_seat_change_student').on(table.studentMajorId, table.periodId, table.time)],
);

/** Courses that a student wants to register in a period; clashes and all. */
export const examBasket = pgTable(
  'exam_basket',
  {
    ...rowColumns,
    ...ownerColumns,
    periodId: text('period_id')
      .notNull()
      .references(() => examPeriod.id),
    courseCodes: text('course_codes').array().notNull(),
    /** Empty before one was chosen. */
    areaCode: text('area_code').notNull().default(''),
  },
  (table) => [uniqueIndex('exam_basket_one').on(table.studentMajorId, table.periodId)],
);

import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, oneOf, rowColumns } from './columns.ts';
import { ownRound, roundColumns, thesisPlan } from './thesis.ts';
import { thesisVersion } from './thesis-doc.ts';

/** Percent with one decimal. */
const rate = (name: string) => numeric(name, { precision: 4, scale: 1, mode: 'number' });
const results = ['PASSED', 'FAILED'] as const;

/** A check for copied text (查重) and AIGC; percent. */
export const thesisCheck = pgTable(
  'thesis_check',
  {
    ...rowColumns,
    ...roundColumns,
    /** Number of the check in its round, from 1. */
    no: smallint('no').notNull(),
    versionId: text('version_id').references(() => thesisVersion.id),
    dupRate: rate('dup_rate').notNull(),
    dupRateNoQuote: rate('dup_rate_no_quote').notNull(),
    aigcRate: rate('aigc_rate').notNull(),
    result: text('result', { enum: results }).notNull(),
    reportFileId: text('report_file_id'),
    publishTime: moment('publish_time').notNull(),
  },
  (table) => [
    unique('thesis_check_no').on(table.studentPlanId, table.roundNo, table.no),
    ownRound('thesis_check_round', table),
    check('thesis_check_result_known', oneOf(table.result, results)),
    check(
      'thesis_check_rates',
      sql`${table.dupRate} between 0 and 100 and ${table.dupRateNoQuote} between 0 and 100 and ${table.aigcRate} between 0 and 100`,
    ),
  ],
);

const roles = ['ADVISOR', 'REVIEWER'] as const;

/** Score and comment of a teacher; a student reads them from `publishTime` on. */
export const thesisReview = pgTable(
  'thesis_review',
  {
    ...rowColumns,
    ...roundColumns,
    role: text('role', { enum: roles }).notNull(),
    score: rate('score').notNull(),
    comment: text('comment').notNull(),
    result: text('result', { enum: results }).notNull(),
    writtenAt: moment('written_at').notNull(),
    publishTime: moment('publish_time').notNull(),
  },
  (table) => [
    unique('thesis_review_one').on(table.studentPlanId, table.roundNo, table.role),
    ownRound('thesis_review_round', table),
    check('thesis_review_role_known', oneOf(table.role, roles)),
    check('thesis_review_score', sql`${table.score} between 0 and 100`),
  ],
);

const modes = ['ONLINE', 'ON_SITE'] as const;

/** A session in which theses are defended (场次). */
export const defenceSlot = pgTable(
  'defence_slot',
  {
    ...rowColumns,
    planId: text('plan_id')
      .notNull()
      .references(() => thesisPlan.id),
    /** 1 for the first defence, 2 for one that is made up for. */
    roundNo: smallint('round_no').notNull().default(1),
    mode: text('mode', { enum: modes }).notNull(),
    startTime: moment('start_time').notNull(),
    endTime: moment('end_time').notNull(),
    /** Place on site, or the meeting. */
    site: text('site').notNull().default(''),
    meetingNo: text('meeting_no').notNull().default(''),
    meetingPassword: text('meeting_password').notNull().default(''),
    quota: integer('quota').notNull(),
    taken: integer('taken').notNull().default(0),
  },
  (table) => [
    index('defence_slot_plan').on(table.planId, table.startTime),
    check('defence_slot_mode_known', oneOf(table.mode, modes)),
    check('defence_slot_order', sql`${table.startTime} < ${table.endTime}`),
    check('defence_slot_within_quota', sql`${table.taken} between 0 and ${table.quota}`),
  ],
);

const appointmentStatuses = ['BOOKED', 'ARRANGED', 'CHECKED_IN', 'DONE', 'ABSENT', 'CANCELLED'] as const;

/** The booking of a defence; one of a round stands. */
export const defenceAppointment = pgTable(
  'defence_appointment',
  {
    ...rowColumns,
    ...roundColumns,
    slotId: text('slot_id')
      .notNull()
      .references(() => defenceSlot.id),
    status: text('status', { enum: appointmentStatuses }).notNull(),
    changeCount: smallint('change_count').notNull().default(0),
    /** Group, and place in it; null before groups are published. */
    groupNo: smallint('group_no'),
    orderNo: smallint('order_no'),
    bookedAt: moment('booked_at').notNull(),
    receiptNo: text('receipt_no').notNull().unique(),
  },
  (table) => [
    uniqueIndex('defence_appointment_one')
      .on(table.studentPlanId, table.roundNo)
      .where(sql`${table.status} <> 'CANCELLED'`),
    uniqueIndex('defence_appointment_place')
      .on(table.slotId, table.groupNo, table.orderNo)
      .where(sql`${table.status} <> 'CANCELLED'`),
    check('defence_appointment_status_known', oneOf(table.status, appointmentStatuses)),
  ],
);

/** Questions, record and score of a defence. */
export const defenceRecord = pgTable(
  'defence_record',
  {
    ...rowColumns,
    appointmentId: text('appointment_id')
      .notNull()
      .unique()
      .references(() => defenceAppointment.id),
    questions: jsonb('questions')
      .$type<readonly { readonly question: string; readonly answer: string }[]>()
      .notNull(),
    record: text('record').notNull(),
    score: rate('score').notNull(),
    result: text('result', { enum: results }).notNull(),
    publishTime: moment('publish_time').notNull(),
  },
  (table) => [check('defence_record_score', sql`${table.score} between 0 and 100`)],
);

import { changeType, maxDelayDays, thesisApplicationStatus } from '@qianwei/api/contract/thesis/change';
import { thesisStage } from '@qianwei/api/contract/thesis/stage';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, oneOf, rowColumns } from './columns.ts';
import { ownThesis, roundColumns, studentPlanColumn } from './thesis.ts';

const senders = ['STUDENT', 'TEACHER', 'OFFICE'] as const;

/** A message between student and advisor (论文互动). */
export const thesisMessage = pgTable(
  'thesis_message',
  {
    ...rowColumns,
    ...studentPlanColumn,
    from: text('from_type', { enum: senders }).notNull(),
    /** Name of the teacher or the office; empty for the student. */
    by: text('by').notNull().default(''),
    content: text('content').notNull(),
    fileIds: text('file_ids').array().notNull().default(sql`'{}'::text[]`),
    /** 催一下: to the office. */
    isUrge: boolean('is_urge').notNull().default(false),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    index('thesis_message_of').on(table.studentPlanId, table.sentAt),
    check('thesis_message_from_known', oneOf(table.from, senders)),
    check('thesis_message_urge', sql`not ${table.isUrge} or ${table.from} = 'STUDENT'`),
  ],
);

/** The columns of an application in a thesis; `studentId` is that of the thesis. */
const applicationColumns = () => ({
  ...rowColumns,
  ...studentPlanColumn,
  studentId: text('student_id').notNull(),
  reason: text('reason').notNull(),
  fileIds: text('file_ids').array().notNull(),
  status: text('status', { enum: thesisApplicationStatus.options }).notNull(),
  opinion: text('opinion').notNull().default(''),
  receiptNo: text('receipt_no').notNull().unique(),
  appliedAt: moment('applied_at').notNull(),
  decidedAt: moment('decided_at'),
});

/** Application for another topic or another advisor; one of each kind is open at a time. */
export const thesisChange = pgTable(
  'thesis_change',
  {
    ...applicationColumns(),
    type: text('type', { enum: changeType.options }).notNull(),
  },
  (table) => [
    ownThesis('thesis_change_own_thesis', table),
    index('thesis_change_thesis').on(table.studentPlanId),
    uniqueIndex('thesis_change_one_open')
      .on(table.studentPlanId, table.type)
      .where(sql`${table.status} = 'PENDING'`),
    // Another topic is granted once.
    uniqueIndex('thesis_change_topic_once')
      .on(table.studentPlanId)
      .where(sql`${table.type} = 'TOPIC' and ${table.status} = 'APPROVED'`),
    check('thesis_change_type_known', oneOf(table.type, changeType.options)),
    check('thesis_change_status_known', oneOf(table.status, thesisApplicationStatus.options)),
  ],
);

/** Application for a later deadline of a stage (延期). */
export const thesisDelay = pgTable(
  'thesis_delay',
  {
    ...applicationColumns(),
    roundNo: roundColumns.roundNo,
    stage: text('stage', { enum: thesisStage.options }).notNull(),
    days: smallint('days').notNull(),
    /** The deadline from which the days count. */
    deadline: moment('deadline').notNull(),
  },
  (table) => [
    ownThesis('thesis_delay_own_thesis', table),
    index('thesis_delay_thesis').on(table.studentPlanId),
    uniqueIndex('thesis_delay_one_open')
      .on(table.studentPlanId, table.roundNo, table.stage)
      .where(sql`${table.status} = 'PENDING'`),
    check('thesis_delay_days', sql`${table.days} between 1 and ${sql.raw(String(maxDelayDays))}`),
    check('thesis_delay_stage_known', oneOf(table.stage, thesisStage.options)),
    check('thesis_delay_status_known', oneOf(table.status, thesisApplicationStatus.options)),
  ],
);

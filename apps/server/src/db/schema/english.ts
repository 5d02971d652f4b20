import { reviewSuspect } from '@qianwei/api/contract/academic/grade';
import { englishResult } from '@qianwei/api/contract/lookup/english-scores';
import type { Day } from '@qianwei/api/time/moment';
import { sql } from 'drizzle-orm';
import { check, date, index, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, rowColumns } from './columns.ts';
import { student } from './student.ts';

const points = (name: string) => numeric(name, { precision: 4, scale: 1, mode: 'number' });

/** A result of the degree's foreign-language exam (学位外语), kept by the identity number: some take it before they are enrolled. */
export const englishScore = pgTable(
  'english_score',
  {
    ...rowColumns,
    /** As `student.idCardHash`. */
    idCardHash: text('id_card_hash').notNull(),
    /** Such as 2026年5月批. */
    /** Name as it was when the exam was taken; the person is found by the present name, too. */
    name: text('name').notNull(),
    batchName: text('batch_name').notNull(),
    language: text('language').notNull().default('英语'),
    ticketNo: text('ticket_no').notNull(),
    /** Null where there is no number: absent, violation. */
    score: points('score'),
    result: text('result', { enum: englishResult.options }).notNull(),
    publishTime: moment('publish_time').notNull(),
    /** Null: without an end. */
    validUntil: date('valid_until', { mode: 'string' }).$type<Day>(),
    /** Empty before one was issued. */
    certNo: text('cert_no').notNull().default(''),
  },
  (table) => [
    uniqueIndex('english_score_one').on(table.idCardHash, table.batchName),
    index('english_score_batch').on(table.batchName),
    check('english_score_within_bounds', sql`coalesce(${table.score}, 0) between 0 and 100`),
    check(
      'english_score_passes_from_60',
      sql`case when ${table.score} is null then ${table.result} in ('ABSENT', 'VIOLATION') else ${table.result} = case when ${table.score} >= 60 then 'PASS' else 'FAIL' end end`,
    ),
  ],
);

/** Request to check a result of the degree's foreign language; once for each result. */
export const englishReview = pgTable('english_review', {
  ...rowColumns,
  studentId: text('student_id')
    .notNull()
    .references(() => student.id),
  scoreId: text('score_id')
    .notNull()
    .unique('english_review_once')
    .references(() => englishScore.id),
  suspect: text('suspect', { enum: reviewSuspect.options }).notNull(),
  reason: text('reason').notNull(),
  status: text('status', { enum: ['PENDING', 'APPROVED', 'REJECTED'] }).notNull(),
  opinion: text('opinion').notNull().default(''),
  /** The right score; null while it is pending, and where the score stayed. */
  newScore: points('new_score'),
  receiptNo: text('receipt_no').notNull(),
  appliedAt: moment('applied_at').notNull(),
});

import { noticeCategory } from '@qianwei/api/contract/notice';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { audienceColumns, moment, occasionColumn, rowColumns } from './columns.ts';
import { file } from './file.ts';
import { student } from './student.ts';

/** A notice (公告). `content` is HTML that was sanitised when it was stored. */
export const notice = pgTable(
  'notice',
  {
    ...rowColumns,
    ...audienceColumns,
    /** The only student for whom it is; null for one of the institution, by its audience. */
    studentId: text('student_id').references(() => student.id),
    title: text('title').notNull(),
    category: text('category', {
      enum: noticeCategory.options,
    }).notNull(),
    content: text('content').notNull(),
    docNo: text('doc_no').notNull().default(''),
    publisher: text('publisher').notNull(),
    signatureUnit: text('signature_unit').notNull().default(''),
    sourceUrl: text('source_url').notNull().default(''),
    top: boolean('top').notNull().default(false),
    publishTime: moment('publish_time').notNull(),
    deadline: moment('deadline'),
    ...occasionColumn,
    actionPath: text('action_path'),
    actionText: text('action_text'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    index('notice_publish_time').on(table.publishTime).where(sql`${table.studentId} is null`),
    index('notice_student').on(table.studentId, table.publishTime).where(sql`${table.studentId} is not null`),
  ],
);

/** Attachments of a notice in their order. */
export const noticeFile = pgTable(
  'notice_file',
  {
    ...rowColumns,
    noticeId: text('notice_id')
      .notNull()
      .references(() => notice.id),
    fileId: text('file_id')
      .notNull()
      .references(() => file.id),
    seq: integer('seq').notNull(),
  },
  (table) => [uniqueIndex('notice_file_seq').on(table.noticeId, table.seq)],
);

/** Opening of a notice by a student. */
export const noticeRead = pgTable(
  'notice_read',
  {
    ...rowColumns,
    noticeId: text('notice_id')
      .notNull()
      .references(() => notice.id),
    studentId: text('student_id')
      .notNull()
      .references(() => student.id),
    readAt: moment('read_at').notNull(),
  },
  (table) => [uniqueIndex('notice_read_once').on(table.noticeId, table.studentId)],
);

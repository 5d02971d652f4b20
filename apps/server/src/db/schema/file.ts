import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowColumns } from './columns.ts';
import { student } from './student.ts';

/** One stored file. Its bytes are in the file store under `path`; `studentId` is null for files of the institution. */
export const file = pgTable(
  'file',
  {
    ...rowColumns,
    studentId: text('student_id').references(() => student.id),
    /** SHA-256 of a guest's ticket, when someone without an account handed it in. */
    guestTicketHash: text('guest_ticket_hash'),
    /** A scene of the contract's `uploadScenes`, NOTICE for attachments, or THESIS_CHECK for 检测报告. */
    scene: text('scene').notNull(),
    bizId: text('biz_id'),
    name: text('name').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    mime: text('mime').notNull(),
    sha256: text('sha256').notNull(),
    path: text('path').notNull(),
    /** Pixels, for pictures. */
    width: integer('width'),
    height: integer('height'),
    status: text('status', { enum: ['STORED', 'GONE'] })
      .notNull()
      .default('STORED'),
    storedAt: moment('stored_at').notNull(),
  },
  (table) => [
    unique('file_of_student').on(table.id, table.studentId),
    index('file_student').on(table.studentId),
    index('file_biz').on(table.scene, table.bizId),
  ],
);

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { ownerColumns, ownMajor } from './student.ts';

/** Draft of an application, encrypted; one for each application. Its row stays when it is submitted, so that no revision comes twice. */
export const applicationDraft = pgTable(
  'application_draft',
  {
    ...ownerColumns,
    /** Such as PRACTICE. */
    kind: text('kind').notNull(),
    /** The batch that is applied for. */
    bizId: text('biz_id').notNull(),
    /** The document as JSON; null once it is submitted. */
    documentCipher: text('document_cipher'),
    /** Rises with each save. */
    revision: integer('revision').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.kind, table.bizId] }),
    ownMajor('application_draft_own_major', table),
    check('application_draft_revision', sql`${table.revision} >= 0`),
    index('application_draft_saved').on(table.savedAt),
  ],
);

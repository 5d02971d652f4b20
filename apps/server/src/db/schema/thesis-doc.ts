import {
  annotationHandle,
  annotationLevel,
  docType,
  type ThesisContent,
} from '@qianwei/api/contract/thesis/document';
import type { Day } from '@qianwei/api/time/moment';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { moment, oneOf, rowColumns } from './columns.ts';
import { ownRound, roundColumns } from './thesis.ts';

/** A document that is being written: the text as it was saved last. */
export const thesisDoc = pgTable(
  'thesis_doc',
  {
    ...rowColumns,
    ...roundColumns,
    docType: text('doc_type', { enum: docType.options }).notNull(),
    content: jsonb('content').$type<ThesisContent>().notNull(),
    words: integer('words').notNull(),
    changeNote: text('change_note').notNull().default(''),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    unique('thesis_doc_one').on(table.studentPlanId, table.roundNo, table.docType),
    ownRound('thesis_doc_round', table),
    check('thesis_doc_type_known', oneOf(table.docType, docType.options)),
  ],
);

const versionKinds = ['AUTO', 'SUBMIT'] as const;
const versionStatuses = ['SUBMITTED', 'RETURNED', 'PASSED', 'WITHDRAWN'] as const;

/** A version of a document. Content, words and hash of one never change. */
export const thesisVersion = pgTable(
  'thesis_version',
  {
    ...rowColumns,
    docId: text('doc_id')
      .notNull()
      .references(() => thesisDoc.id),
    kind: text('kind', { enum: versionKinds }).notNull(),
    /** Number among the versions of its document and kind, from 1. */
    no: integer('no').notNull(),
    content: jsonb('content').$type<ThesisContent>().notNull(),
    words: integer('words').notNull(),
    /** SHA-256 of the content as JSON, 64 hexadecimal digits. */
    sha256: text('sha256').notNull(),
    changeNote: text('change_note').notNull().default(''),
    /** Of a submitted one; null for one that was kept by itself. */
    status: text('status', { enum: versionStatuses }),
    receiptNo: text('receipt_no').notNull().default(''),
    storedAt: moment('stored_at').notNull(),
    /** Comment of the teacher on the whole; empty before one. */
    opinion: text('opinion').notNull().default(''),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    unique('thesis_version_no').on(table.docId, table.kind, table.no),
    check('thesis_version_kind_known', oneOf(table.kind, versionKinds)),
    check('thesis_version_status', sql`(${table.kind} = 'SUBMIT') = (${table.status} is not null)`),
  ],
);

/** A note of a teacher at a place of a version; the student may handle it, and neither change nor delete it. */
export const annotation = pgTable(
  'annotation',
  {
    ...rowColumns,
    versionId: text('version_id')
      .notNull()
      .references(() => thesisVersion.id),
    anchor: jsonb('anchor')
      .$type<{
        readonly start: { readonly blockId: string; readonly offset: number };
        readonly end: { readonly blockId: string; readonly offset: number };
      }>()
      .notNull(),
    quote: text('quote').notNull(),
    level: text('level', { enum: annotationLevel.options }).notNull(),
    text: text('text').notNull(),
    teacher: text('teacher').notNull(),
    writtenAt: moment('written_at').notNull(),
    handle: text('handle', { enum: annotationHandle.options }).notNull().default('TODO'),
  },
  (table) => [
    index('annotation_version').on(table.versionId),
    check('annotation_level_known', oneOf(table.level, annotationLevel.options)),
    check('annotation_handle_known', oneOf(table.handle, annotationHandle.options)),
  ],
);

/** An answer to a note. */
export const annotationReply = pgTable(
  'annotation_reply',
  {
    ...rowColumns,
    annotationId: text('annotation_id')
      .notNull()
      .references(() => annotation.id),
    /** Name of the teacher; empty for the student. */
    by: text('by').notNull().default(''),
    text: text('text').notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [index('annotation_reply_of').on(table.annotationId)],
);

const aiStatuses = ['DRAFT', 'SUBMITTED', 'RETURNED', 'PASSED'] as const;

/** AI工具使用情况说明 of a round. */
export const aiInfo = pgTable(
  'ai_info',
  {
    ...rowColumns,
    ...roundColumns,
    /** Null before it is said. */
    used: boolean('used'),
    status: text('status', { enum: aiStatuses }).notNull().default('DRAFT'),
    signatureFileId: text('signature_file_id'),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    unique('ai_info_one').on(table.studentPlanId, table.roundNo),
    check('ai_info_status_known', oneOf(table.status, aiStatuses)),
  ],
);

/** One use of a tool in it. */
export const aiItem = pgTable(
  'ai_item',
  {
    ...rowColumns,
    aiInfoId: text('ai_info_id')
      .notNull()
      .references(() => aiInfo.id),
    order: smallint('order').notNull(),
    toolName: text('tool_name').notNull(),
    version: text('version').notNull().default(''),
    startDate: date('start_date', { mode: 'string' }).$type<Day>(),
    endDate: date('end_date', { mode: 'string' }).$type<Day>(),
    links: text('links').array().notNull().default(sql`'{}'::text[]`),
    purpose: text('purpose').notNull().default(''),
    prompt: text('prompt').notNull().default(''),
    output: text('output').notNull().default(''),
    adoption: text('adoption').notNull().default(''),
    /** Ids of sections of the thesis. */
    sections: text('sections').array().notNull().default(sql`'{}'::text[]`),
    /** Such as 5-10, percent. */
    ratio: text('ratio').notNull().default(''),
    fileIds: text('file_ids').array().notNull().default(sql`'{}'::text[]`),
  },
  (table) => [unique('ai_item_order').on(table.aiInfoId, table.order)],
);

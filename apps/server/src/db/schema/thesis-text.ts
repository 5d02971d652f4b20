import type { LetterFields } from '@qianwei/api/contract/thesis/commitment';
import type { FormatRule } from '@qianwei/api/contract/thesis/format-rule';
import { manualType } from '@qianwei/api/contract/thesis/manual';
import { ruleType } from '@qianwei/api/contract/thesis/stage';
import type { Day } from '@qianwei/api/time/moment';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { moment, oneOf, rowColumns } from './columns.ts';
import { file } from './file.ts';
import { student } from './student.ts';
import { roundColumns, thesisPlan } from './thesis.ts';

/** Head of a text that the institution wrote; the text is Markdown with anchors `{#name}` behind its headings. */
const textColumns = {
  ...rowColumns,
  title: text('title').notNull(),
  /** Such as V3.2. */
  version: text('version').notNull(),
  publisher: text('publisher').notNull(),
  content: text('content').notNull(),
  publishTime: moment('publish_time').notNull(),
};

/**
 * One version of a rule of a batch; the newest published one that was not withdrawn is in force. The database refuses to delete a row, and
 * to change one but for its withdrawal, once.
 */
export const thesisRule = pgTable(
  'thesis_rule',
  {
    ...textColumns,
    planId: text('plan_id')
      .notNull()
      .references(() => thesisPlan.id),
    type: text('type', { enum: ruleType.options }).notNull(),
    fullTitle: text('full_title').notNull(),
    docNo: text('doc_no').notNull(),
    effectiveDate: date('effective_date', { mode: 'string' }).$type<Day>().notNull(),
    changes: text('changes').array().notNull().default(sql`'{}'::text[]`),
    confirmText: text('confirm_text').notNull(),
    minSeconds: smallint('min_seconds').notNull(),
    /** Null until the office takes the version back. */
    withdrawnAt: moment('withdrawn_at'),
    /** The rules of the format as data; of THESIS alone. */
    formatRules: jsonb('format_rules').$type<readonly FormatRule[]>().notNull().default([]),
  },
  (table) => [
    unique('thesis_rule_version').on(table.planId, table.type, table.version),
    check('thesis_rule_type_known', oneOf(table.type, ruleType.options)),
    check('thesis_rule_seconds', sql`${table.minSeconds} between 0 and 3600`),
  ],
);

/** Proof that a student has read a version of a rule. */
export const ruleRead = pgTable(
  'rule_read',
  {
    ...rowColumns,
    studentId: text('student_id')
      .notNull()
      .references(() => student.id),
    planId: text('plan_id')
      .notNull()
      .references(() => thesisPlan.id),
    type: text('type', { enum: ruleType.options }).notNull(),
    version: text('version').notNull(),
    /** Time on the page by the device, s. */
    seconds: integer('seconds').notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [
    unique('rule_read_once').on(table.studentId, table.planId, table.type, table.version),
    check('rule_read_type_known', oneOf(table.type, ruleType.options)),
  ],
);

/** A version of 诚信承诺书: of the first round, or of a 复检. */
export const thesisLetter = pgTable(
  'thesis_letter',
  {
    ...textColumns,
    kind: text('kind', { enum: ['FIRST', 'RETEST'] }).notNull(),
    /** The tick before the signature. */
    agreeText: text('agree_text').notNull(),
  },
  (table) => [
    unique('thesis_letter_version').on(table.kind, table.version),
    check('thesis_letter_kind_known', oneOf(table.kind, ['FIRST', 'RETEST'])),
  ],
);

/** A letter as it was signed. The database refuses to change or delete a row; a later one of the round comes before it. */
export const commitment = pgTable(
  'commitment',
  {
    ...rowColumns,
    ...roundColumns,
    version: text('version').notNull(),
    /** As they were when it was signed. */
    title: text('title').notNull(),
    advisorName: text('advisor_name').notNull(),
    /** The other fields of the letter as they were then: those of the record may be corrected later. */
    fields: jsonb('fields').$type<Omit<LetterFields, 'title' | 'advisorName'>>().notNull(),
    signatureFileId: text('signature_file_id')
      .notNull()
      .unique()
      .references(() => file.id),
    signedAt: moment('signed_at').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [index('commitment_round').on(table.studentPlanId, table.roundNo)],
);

/** A version of the manual; the newest published one is shown. */
export const thesisManual = pgTable(
  'thesis_manual',
  {
    ...textColumns,
    type: text('type', { enum: manualType.options }).notNull(),
    /** Platforms for which it is; empty for all. */
    platforms: text('platforms').array().notNull().default(sql`'{}'::text[]`),
    effectiveDate: date('effective_date', { mode: 'string' }).$type<Day>().notNull(),
    /** Anchor of the chapter by the path of a page. */
    pages: jsonb('pages').$type<Readonly<Record<string, string>>>().notNull(),
    servicePhone: text('service_phone').notNull(),
    serviceTime: text('service_time').notNull(),
  },
  (table) => [
    unique('thesis_manual_version').on(table.type, table.version),
    check('thesis_manual_type_known', oneOf(table.type, manualType.options)),
  ],
);

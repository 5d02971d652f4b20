import type { ReturnedItem } from '@qianwei/api/contract/application';
import type { DegreeRules, GraduationRules } from '@qianwei/api/contract/graduation/apply-rules';
import {
  type ApplyType,
  applyCharts,
  applyLevel,
  applyStatus,
  applyType,
} from '@qianwei/api/contract/graduation/apply-status';
import type { Day } from '@qianwei/api/time/moment';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, oneOf, rowColumns } from './columns.ts';
import { file } from './file.ts';
import { ownerColumns, ownMajor, student } from './student.ts';

/** A batch in which students apply for graduation, or for the degree. */
export const applyBatch = pgTable(
  'apply_batch',
  {
    ...rowColumns,
    type: text('type', { enum: applyType.options }).notNull(),
    /** Such as 2026年下半年. */
    name: text('name').notNull(),
    startTime: moment('start_time').notNull(),
    endTime: moment('end_time').notNull(),
    /** `yyyy-MM` in which the diplomas are expected; null while that is not known, and for degrees. */
    certificateMonth: text('certificate_month'),
  },
  (table) => [
    unique('apply_batch_of_type').on(table.id, table.type),
    uniqueIndex('apply_batch_name').on(table.type, table.name),
    check('apply_batch_type_known', oneOf(table.type, applyType.options)),
    check('apply_batch_order', sql`${table.startTime} < ${table.endTime}`),
  ],
);

/**
 * One version of the rules of a batch, with its source. The newest published one is in force. The database refuses to change or
 * delete a row.
 */
export const applyRules = pgTable(
  'apply_rules',
  {
    ...rowColumns,
    batchId: text('batch_id')
      .notNull()
      .references(() => applyBatch.id),
    /** From 1, in the order of publication. */
    version: integer('version').notNull(),
    rules: jsonb('rules').$type<GraduationRules | DegreeRules>().notNull(),
    basisTitle: text('basis_title').notNull(),
    basisDate: date('basis_date', { mode: 'string' }).$type<Day>().notNull(),
    basisPath: text('basis_path'),
    publishTime: moment('publish_time').notNull(),
  },
  (table) => [
    unique('apply_rules_version').on(table.batchId, table.version),
    check('apply_rules_from_one', sql`${table.version} >= 1`),
  ],
);

/** Columns of an application of a type that is reviewed in levels; what was typed is kept encrypted. */
const applyColumns = (type: ApplyType) => ({
  ...rowColumns,
  ...ownerColumns,
  batchId: text('batch_id')
    .notNull()
    .references(() => applyBatch.id),
  /** Always the type of these applications, so that the batch is one of theirs. */
  batchType: text('batch_type').generatedAlwaysAs(sql.raw(`'${type}'`)),
  /** The version of the batch's rules by which it was submitted. */
  rulesVersion: integer('rules_version').notNull(),
  status: text('status', { enum: applyStatus.options }).notNull(),
  /** The level that has it, or has decided last. */
  level: text('level', { enum: applyLevel.options }).notNull(),
  /** The document of the last submission, as JSON. */
  documentCipher: text('document_cipher').notNull(),
  signatureFileId: text('signature_file_id')
    .notNull()
    .references(() => file.id),
  receiptNo: text('receipt_no').notNull(),
  appliedAt: moment('applied_at').notNull(),
  decidedAt: moment('decided_at'),
  opinion: text('opinion').notNull().default(''),
  /** Parts to mend; of a RETURNED one. */
  returnedItems: jsonb('returned_items').$type<readonly ReturnedItem[]>().notNull().default([]),
  /** Until when a RETURNED one can be mended; null in any other state. */
  returnUntil: moment('return_until'),
  returnCount: integer('return_count').notNull().default(0),
  /** Reason of the last withdrawal, encrypted; null without one. */
  withdrawReasonCipher: text('withdraw_reason_cipher'),
  certNo: text('cert_no'),
  certDay: date('cert_day', { mode: 'string' }).$type<Day>(),
});

/** Constraints of an application that both types share; the signature is a file of its student. */
const applyConstraints = (
  name: string,
  table: Readonly<Record<keyof ReturnType<typeof applyColumns>, AnyPgColumn>>,
  levels: readonly string[],
) => [
  ownMajor(`${name}_own_major`, table),
  foreignKey({
    name: `${name}_own_batch`,
    columns: [table.batchId, table.batchType],
    foreignColumns: [applyBatch.id, applyBatch.type],
  }),
  foreignKey({
    name: `${name}_rules`,
    columns: [table.batchId, table.rulesVersion],
    foreignColumns: [applyRules.batchId, applyRules.version],
  }),
  foreignKey({
    name: `${name}_own_signature`,
    columns: [table.signatureFileId, table.studentId],
    foreignColumns: [file.id, file.studentId],
  }),
  check(`${name}_status_known`, oneOf(table.status, applyStatus.options)),
  check(`${name}_level_known`, oneOf(table.level, levels)),
  check(`${name}_returned`, sql`(${table.status} = 'RETURNED') = (${table.returnUntil} is not null)`),
  check(`${name}_return_count`, sql`${table.returnCount} >= 0`),
  check(`${name}_cert_no`, sql`${table.certNo} !~ '[[:cntrl:]]'`),
  check(`${name}_cert_day`, sql`${table.certDay} >= '2000-01-01'`),
  check(
    `${name}_granted`,
    sql`(${table.status} = 'GRANTED') = (${table.certNo} is not null) and (${table.certNo} is null) = (${table.certDay} is null)`,
  ),
];

/** An application that bars another one: all but those that ended without success. */
const isOpen = sql.raw(`status not in ('REJECTED', 'EXPIRED')`);

/** Application for graduation (毕业申请): the database lets a 考籍 have one that is open or granted. */
export const graduationApply = pgTable('graduation_apply', applyColumns('GRADUATION'), (table) => [
  ...applyConstraints('graduation_apply', table, applyCharts.GRADUATION.levels),
  uniqueIndex('graduation_apply_one_open').on(table.studentMajorId).where(isOpen),
  uniqueIndex('graduation_apply_receipt').on(table.receiptNo),
  uniqueIndex('graduation_apply_certificate').on(table.certNo),
  index('graduation_apply_student').on(table.studentMajorId, table.appliedAt),
  index('graduation_apply_status').on(table.status, table.level),
]);

/** Application for the degree (学位申请): the database lets a 考籍 have one that is open or granted. */
export const degreeApply = pgTable(
  'degree_apply',
  {
    ...applyColumns('DEGREE'),
    /** Until when the names are public; null before. */
    publicityEnd: moment('publicity_end'),
  },
  (table) => [
    ...applyConstraints('degree_apply', table, applyCharts.DEGREE.levels),
    check('degree_apply_public', sql`${table.status} <> 'PUBLICITY' or ${table.publicityEnd} is not null`),
    uniqueIndex('degree_apply_one_open').on(table.studentMajorId).where(isOpen),
    uniqueIndex('degree_apply_receipt').on(table.receiptNo),
    uniqueIndex('degree_apply_certificate').on(table.certNo),
    index('degree_apply_student').on(table.studentMajorId, table.appliedAt),
    index('degree_apply_status').on(table.status, table.level),
  ],
);

/** A file that staff have looked at and found right: it can be handed in again without a new check (材料保险箱). */
export const materialCheck = pgTable(
  'material_check',
  {
    fileId: text('file_id')
      .primaryKey()
      .references(() => file.id),
    studentId: text('student_id')
      .notNull()
      .references(() => student.id),
    checkedAt: moment('checked_at').notNull(),
    /** For what it was checked, in Chinese: 学位英语报名, 毕业申请. */
    checkedFor: text('checked_for').notNull(),
    /** Until when it can be used, that day included; null for ever. */
    validUntil: date('valid_until', { mode: 'string' }).$type<Day>(),
  },
  (table) => [
    foreignKey({
      name: 'material_check_own_file',
      columns: [table.fileId, table.studentId],
      foreignColumns: [file.id, file.studentId],
    }),
    index('material_check_student').on(table.studentId),
  ],
);

const sanctionKinds = ['CHEATING', 'OTHER'] as const;

/** A sanction (处分) of a student. */
export const sanction = pgTable(
  'sanction',
  {
    ...rowColumns,
    studentId: text('student_id')
      .notNull()
      .references(() => student.id),
    /** 作弊, which bars the degree for ever, or another one. */
    kind: text('kind', { enum: sanctionKinds }).notNull(),
    decidedDay: date('decided_day', { mode: 'string' }).$type<Day>().notNull(),
    /** Null while it stands. */
    liftedDay: date('lifted_day', { mode: 'string' }).$type<Day>(),
  },
  (table) => [
    check('sanction_kind_known', oneOf(table.kind, sanctionKinds)),
    index('sanction_student').on(table.studentId),
  ],
);

/** A passed thesis as it was filed (归档): what the applications say of it. */
export const archivedThesis = pgTable(
  'archived_thesis',
  {
    ...rowColumns,
    ...ownerColumns,
    title: text('title').notNull(),
    titleEn: text('title_en').notNull().default(''),
    /** 总文字复制比, percent; null where it was not handed over. */
    copyRate: numeric('copy_rate', { precision: 4, scale: 1, mode: 'number' }),
    /** 论文检测合格. */
    checkPassed: boolean('check_passed').notNull(),
  },
  (table) => [
    ownMajor('archived_thesis_own_major', table),
    uniqueIndex('archived_thesis_one').on(table.studentMajorId),
  ],
);

import { cardType, correctionField, correctionStatus } from '@qianwei/api/contract/account';
import { examLevels } from '@qianwei/api/contract/exam-level';
import { gender } from '@qianwei/api/contract/gender';
import { studentMajorStatus } from '@qianwei/api/contract/major';
import { onboardingMark } from '@qianwei/api/contract/onboarding';
import { type ReceiptFact, receiptKind } from '@qianwei/api/contract/receipt';
import type { Day } from '@qianwei/api/time/moment';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { moment, oneOf, rowColumns, studyPhases } from './columns.ts';
import { examCommittee, major, planVersion } from './institution.ts';

/** A person who studies. Identity and emergency numbers are kept encrypted (AES-256-GCM). */
export const student = pgTable(
  'student',
  {
    ...rowColumns,
    accountId: text('account_id')
      .notNull()
      .unique()
      .references(() => account.id),
    name: text('name').notNull(),
    cardType: text('card_type', { enum: cardType.options }).notNull().default('ID_CARD'),
    idCardCipher: text('id_card_cipher').notNull(),
    /** Keyed HMAC of the normalised number, for lookup and uniqueness. */
    idCardHash: text('id_card_hash').notNull(),
    gender: text('gender', { enum: gender.options }).notNull(),
    birthday: date('birthday', { mode: 'string' }).$type<Day>().notNull(),
    nation: text('nation').notNull().default(''),
    politics: text('politics').notNull().default(''),
    email: text('email').notNull().default(''),
    address: text('address').notNull().default(''),
    zipCode: text('zip_code').notNull().default(''),
    emergencyName: text('emergency_name').notNull().default(''),
    emergencyMobileCipher: text('emergency_mobile_cipher'),
    headFileId: text('head_file_id'),
    photoFileId: text('photo_file_id'),
  },
  (table) => [uniqueIndex('student_card').on(table.cardType, table.idCardHash)],
);

/** A student's record in one major (考籍). The contract's `majorId` is the id of this row. */
export const studentMajor = pgTable(
  'student_major',
  {
    ...rowColumns,
    studentId: text('student_id')
      .notNull()
      .references(() => student.id),
    majorId: text('major_id')
      .notNull()
      .references(() => major.id),
    planVersionId: text('plan_version_id')
      .notNull()
      .references(() => planVersion.id),
    examineeNo: text('examinee_no').notNull().unique(),
    applyExamLevel: text('apply_exam_level', { enum: examLevels }).notNull(),
    committeeId: text('committee_id')
      .notNull()
      .references(() => examCommittee.id),
    registerDate: date('register_date', { mode: 'string' }).$type<Day>().notNull(),
    status: text('status', { enum: studentMajorStatus.options }).notNull().default('NORMAL'),
    /** Phase of the studies; a graduate's `status` comes before it. */
    phase: text('phase', { enum: studyPhases }).notNull().default('COURSE'),
    isDefault: boolean('is_default').notNull().default(false),
    /** On the diploma; null before, and where it was not handed over. */
    graduateDate: date('graduate_date', { mode: 'string' }).$type<Day>(),
    studyUnit: text('study_unit').notNull().default(''),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    unique('student_major_of_student').on(table.id, table.studentId),
    index('student_major_student').on(table.studentId),
    uniqueIndex('student_major_one_default').on(table.studentId).where(sql`${table.isDefault}`),
  ],
);

/** Step that a new student has looked at in the first days in a 考籍, or has put off: one row for each. */
export const studentOnboarding = pgTable(
  'student_onboarding',
  {
    ...rowColumns,
    studentMajorId: text('student_major_id')
      .notNull()
      .references(() => studentMajor.id),
    code: text('code', { enum: onboardingMark.options }).notNull(),
    doneAt: moment('done_at').notNull(),
  },
  (table) => [uniqueIndex('student_onboarding_one').on(table.studentMajorId, table.code)],
);

/** The columns of a table whose rows each belong to a 考籍: the person too, by whom every read is narrowed. */
export const ownerColumns = {
  studentId: text('student_id')
    .notNull()
    .references(() => student.id),
  studentMajorId: text('student_major_id')
    .notNull()
    .references(() => studentMajor.id),
};

/** The 考籍 of the columns of an owner is one of the person's own. */
export const ownMajor = (
  name: string,
  { studentMajorId, studentId }: Readonly<Record<keyof typeof ownerColumns, AnyPgColumn>>,
) =>
  foreignKey({
    name,
    columns: [studentMajorId, studentId],
    foreignColumns: [studentMajor.id, studentMajor.studentId],
  });

/** A receipt (回执) as it was issued, with the hash of what was submitted. The database refuses to change or delete a row. */
export const receipt = pgTable(
  'receipt',
  {
    receiptNo: text('receipt_no').primaryKey(),
    studentId: ownerColumns.studentId,
    kind: text('kind', { enum: receiptKind.options }).notNull(),
    /** By name and 准考证号, as they were then. */
    holder: text('holder').notNull(),
    facts: jsonb('facts').$type<readonly ReceiptFact[]>().notNull(),
    submitTime: moment('submit_time').notNull(),
    /** Of `receiptText`, 64 hexadecimal digits. */
    sha256: text('sha256').notNull(),
  },
  (table) => [index('receipt_student').on(table.studentId)],
);

const checkStatuses = ['PENDING', 'PASSED', 'FAILED'] as const;

/** Schooling before the self-study exams (前置学历). */
export const preEducation = pgTable(
  'pre_education',
  {
    ...rowColumns,
    studentId: text('student_id')
      .notNull()
      .unique()
      .references(() => student.id),
    school: text('school').notNull(),
    major: text('major').notNull(),
    graduateDate: date('graduate_date', { mode: 'string' }).$type<Day>().notNull(),
    certNo: text('cert_no').notNull(),
    checkStatus: text('check_status', { enum: checkStatuses }).notNull(),
    /** End of the check; null before, and where it was not kept. */
    checkedAt: moment('checked_at'),
  },
  (table) => [check('pre_education_check_known', oneOf(table.checkStatus, checkStatuses))],
);

/** A request to correct a locked field (信息更正); the database lets a student have one open at a time. */
export const correction = pgTable(
  'correction',
  {
    ...rowColumns,
    studentId: text('student_id')
      .notNull()
      .references(() => student.id),
    field: text('field', { enum: correctionField.options }).notNull(),
    /** Both values encrypted, since either may be an identity number. */
    oldValueCipher: text('old_value_cipher').notNull(),
    newValueCipher: text('new_value_cipher').notNull(),
    reason: text('reason').notNull(),
    fileIds: text('file_ids').array().notNull(),
    status: text('status', { enum: correctionStatus.options }).notNull(),
    opinion: text('opinion').notNull().default(''),
    appliedAt: moment('applied_at').notNull(),
  },
  (table) => [
    index('correction_student').on(table.studentId),
    uniqueIndex('correction_one_open').on(table.studentId).where(sql`${table.status} = 'PENDING'`),
  ],
);

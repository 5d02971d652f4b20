import { examLevels } from '@qianwei/api/contract/exam-level';
import { boolean, date, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { rowColumns } from './columns.ts';

/** One portal of the institution, such as 10001 or the thesis-only 10002. */
export const platform = pgTable('platform', {
  ...rowColumns,
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  productTitle: text('product_title').notNull(),
  host: text('host').notNull().default(''),
  certificateHost: boolean('certificate_host').notNull().default(false),
  logo: text('logo').notNull().default(''),
  config: jsonb('config').$type<Record<string, unknown>>().notNull().default({}),
});

/** A school that examines (主考院校). */
export const school = pgTable('school', {
  ...rowColumns,
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  logo: text('logo').notNull().default(''),
  phone: text('phone').notNull().default(''),
});

/** An examination office (考办), of the province or of a city. */
export const examCommittee = pgTable('exam_committee', {
  ...rowColumns,
  name: text('name').notNull().unique(),
  level: text('level', { enum: ['PROVINCE', 'CITY'] }).notNull(),
  phone: text('phone').notNull().default(''),
  address: text('address').notNull().default(''),
});

/** A major (专业) that a school examines at one level. */
export const major = pgTable(
  'major',
  {
    ...rowColumns,
    majorCode: text('major_code').notNull(),
    name: text('name').notNull(),
    level: text('level', { enum: examLevels }).notNull(),
    degreeType: text('degree_type').notNull().default(''),
    schoolId: text('school_id')
      .notNull()
      .references(() => school.id),
  },
  (table) => [uniqueIndex('major_code_level_school').on(table.majorCode, table.level, table.schoolId)],
);

/** One published plan of a major (专业计划), with what a student needs to finish. */
export const planVersion = pgTable(
  'plan_version',
  {
    ...rowColumns,
    majorId: text('major_id')
      .notNull()
      .references(() => major.id),
    version: text('version').notNull(),
    minCredit: integer('min_credit').notNull(),
    minCourse: integer('min_course').notNull(),
    effectiveFrom: date('effective_from', { mode: 'string' }).notNull(),
    endAt: date('end_at', { mode: 'string' }),
    basis: text('basis').notNull().default(''),
  },
  (table) => [uniqueIndex('plan_version_major_version').on(table.majorId, table.version)],
);

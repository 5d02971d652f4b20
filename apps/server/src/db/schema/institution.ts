import { examLevels } from '@qianwei/api/contract/exam-level';
import type { Day } from '@qianwei/api/time/moment';
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

/** A day of any year, `MM-dd`. */
type YearDay = `${number}-${number}`;

/** When things usually happen in a plan, year after year: what 毕业倒推 reckons with where no dates are published. */
export interface StudyCalendar {
  /** Exam weekends: the nth Saturday of a month, and days from it to the scores. */
  readonly exams: readonly {
    readonly month: number;
    readonly saturday: number;
    readonly scoreDays: number;
  }[];
  /** Sign-ups for practice exams; the results come in the same year. */
  readonly practices: readonly { readonly from: YearDay; readonly to: YearDay; readonly results: YearDay }[];
  /** Thesis batches; defence and graduation are `years` later. Who has no thesis to write graduates with them, too. */
  readonly theses: readonly {
    readonly topicEnd: YearDay;
    readonly years: number;
    readonly defence: YearDay;
    readonly graduateMonth: number;
  }[];
  /** Applications for the degree, granted in the same year. */
  readonly degrees: readonly { readonly applyEnd: YearDay; readonly grantMonth: number }[];
}

const emptyCalendar: StudyCalendar = { exams: [], practices: [], theses: [], degrees: [] };

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
    effectiveFrom: date('effective_from', { mode: 'string' }).$type<Day>().notNull(),
    endAt: date('end_at', { mode: 'string' }).$type<Day>(),
    basis: text('basis').notNull().default(''),
    /** The day of `basis`; null where it is not known. */
    basisDate: date('basis_date', { mode: 'string' }).$type<Day>(),
    /** The degree average that is needed; null where there is no degree. */
    degreeNeed: integer('degree_need'),
    /** How many of the written courses may be exempt, percent. */
    exemptShare: integer('exempt_share').notNull().default(50),
    /** When what has no dates yet usually happens. */
    calendar: jsonb('calendar').$type<StudyCalendar>().notNull().default(emptyCalendar),
  },
  (table) => [uniqueIndex('plan_version_major_version').on(table.majorId, table.version)],
);

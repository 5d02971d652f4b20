import { exemptionBasis, exemptionStatus } from '@qianwei/api/contract/academic/course-setting';
import { sessionCode } from '@qianwei/api/contract/academic/exam-period';
import { gradeResult, gradeType, reviewSuspect } from '@qianwei/api/contract/academic/grade';
import type { PlannerWishes } from '@qianwei/api/contract/academic/planner';
import { thesisLevel } from '@qianwei/api/contract/academic/thesis-level';
import type { Day } from '@qianwei/api/time/moment';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, rowColumns } from './columns.ts';
import { course, courseColumn } from './course.ts';
import { planVersion } from './institution.ts';
import { examPeriod } from './schedule.ts';
import { ownerColumns, student, studentMajor } from './student.ts';

const score = (name: string) => numeric(name, { precision: 4, scale: 1, mode: 'number' });

/** Source of a rule that students read: notice, article, date. A page asks for it by its code. */
export const ruleBasis = pgTable('rule_basis', {
  /** Such as EXAM_APPLY or DEGREE_AVERAGE. */
  code: text('code').primaryKey(),
  title: text('title').notNull(),
  date: date('date', { mode: 'string' }).$type<Day>().notNull(),
  /** A page of the portal; null where it cannot be read there. */
  path: text('path'),
});

/** A course of a plan. Its group is the kind of the course; a practice course stands below its written one. */
export const planCourse = pgTable(
  'plan_course',
  {
    ...rowColumns,
    planVersionId: text('plan_version_id')
      .notNull()
      .references(() => planVersion.id),
    ...courseColumn,
    /** The number in the plan; the electives of a group and a practice course with its theory share one. */
    seq: integer('seq').notNull(),
    /** Empty for a course that must be taken. */
    electiveGroup: text('elective_group').notNull().default(''),
    /** How many of the group are chosen; 0 outside a group. */
    chooseCount: integer('choose_count').notNull().default(0),
    exemptable: boolean('exemptable').notNull().default(true),
    /** The half-day in which it is usually examined; null for what is not written. */
    usualSession: text('usual_session', { enum: sessionCode.options }),
    /** Months, 1–12, in which it is usually examined. */
    usualMonths: integer('usual_months').array().notNull().default(sql`'{}'::integer[]`),
  },
  (table) => [uniqueIndex('plan_course_one').on(table.planVersionId, table.courseId)],
);

/** An old course whose result counts for a present one (顶替). */
export const courseReplace = pgTable(
  'course_replace',
  {
    ...rowColumns,
    oldCode: text('old_code').notNull(),
    oldName: text('old_name').notNull(),
    oldCredit: integer('old_credit').notNull(),
    newCode: text('new_code')
      .notNull()
      .references(() => course.courseCode),
    /** Until when; null for ever. */
    until: date('until', { mode: 'string' }).$type<Day>(),
    note: text('note').notNull().default(''),
  },
  (table) => [uniqueIndex('course_replace_one').on(table.oldCode, table.newCode)],
);

/** A result of a course. Students see it from `publishTime` on. */
export const grade = pgTable(
  'grade',
  {
    ...rowColumns,
    ...ownerColumns,
    ...courseColumn,
    gradeType: text('grade_type', { enum: gradeType.options }).notNull(),
    periodId: text('period_id').references(() => examPeriod.id),
    /** For a result older than the periods that are kept, such as 2024年10月考期. */
    periodName: text('period_name').notNull().default(''),
    examScore: score('exam_score'),
    processScore: score('process_score'),
    /** Null where there is no number: exempt, absent. */
    finalScore: score('final_score'),
    level: text('level', { enum: thesisLevel.options }),
    result: text('result', { enum: gradeResult.options }).notNull(),
    publishTime: moment('publish_time').notNull(),
    /** Basis of an exemption; null for every other result, and where it was not kept. */
    exemptBasis: text('exempt_basis', { enum: exemptionBasis.options }),
    correctedFrom: score('corrected_from'),
    correctedReason: text('corrected_reason').notNull().default(''),
    correctedAt: moment('corrected_at'),
    note: text('note').notNull().default(''),
    /** The import that wrote it last, such as CJ20270513-000123; empty for what came in another way. */
    importNo: text('import_no').notNull().default(''),
  },
  (table) => [
    index('grade_import').on(table.importNo).where(sql`${table.importNo} <> ''`),
    index('grade_student').on(table.studentMajorId, table.courseId),
    uniqueIndex('grade_one_of_period')
      .on(table.studentMajorId, table.courseId, table.periodId)
      .where(sql`${table.periodId} is not null`),
    check(
      'grade_within_bounds',
      sql`coalesce(${table.examScore}, 0) between 0 and 100 and coalesce(${table.processScore}, 0) between 0 and 100 and coalesce(${table.finalScore}, 0) between 0 and 100`,
    ),
    check(
      'grade_passes_from_60',
      // A thesis whose defence failed is not passed, whatever its total is.
      sql`${table.gradeType} = 'THESIS' or ${table.finalScore} is null or (${table.result} = 'PASS') = (${table.finalScore} >= 60)`,
    ),
  ],
);

/** Request of a student to check a result; once for each result. */
export const gradeReview = pgTable('grade_review', {
  ...rowColumns,
  studentId: text('student_id')
    .notNull()
    .references(() => student.id),
  gradeId: text('grade_id')
    .notNull()
    .unique('grade_review_once')
    .references(() => grade.id),
  suspect: text('suspect', { enum: reviewSuspect.options }).notNull(),
  reason: text('reason').notNull(),
  status: text('status', { enum: ['PENDING', 'APPROVED', 'REJECTED'] }).notNull(),
  opinion: text('opinion').notNull().default(''),
  newScore: score('new_score'),
  receiptNo: text('receipt_no').notNull(),
  appliedAt: moment('applied_at').notNull(),
});

/** The process score (过程性考核) of a course, each part 0–100; counts for exams until `validUntil`. */
export const processScore = pgTable(
  'process_score',
  {
    ...rowColumns,
    ...ownerColumns,
    ...courseColumn,
    video: score('video').notNull(),
    chapter: score('chapter').notNull(),
    overall: score('overall').notNull(),
    conduct: score('conduct').notNull(),
    validUntil: date('valid_until', { mode: 'string' }).$type<Day>().notNull(),
  },
  (table) => [uniqueIndex('process_score_one').on(table.studentMajorId, table.courseId)],
);

/** An exemption that a student applied for (免考). */
export const exemption = pgTable(
  'exemption',
  {
    ...rowColumns,
    ...ownerColumns,
    ...courseColumn,
    basisType: text('basis_type', { enum: exemptionBasis.options }).notNull(),
    certNo: text('cert_no').notNull(),
    obtainDate: date('obtain_date', { mode: 'string' }).$type<Day>().notNull(),
    fileIds: text('file_ids').array().notNull(),
    reason: text('reason').notNull().default(''),
    status: text('status', { enum: exemptionStatus.options }).notNull(),
    opinion: text('opinion').notNull().default(''),
    receiptNo: text('receipt_no').notNull(),
    appliedAt: moment('applied_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    index('exemption_student').on(table.studentMajorId),
    uniqueIndex('exemption_one_open')
      .on(table.studentMajorId, table.courseId)
      .where(sql`${table.status} in ('PENDING', 'APPROVED')`),
  ],
);

/** The elective that a student has confirmed: one of its group. */
export const electiveChoice = pgTable(
  'elective_choice',
  {
    ...rowColumns,
    ...ownerColumns,
    electiveGroup: text('elective_group').notNull(),
    ...courseColumn,
    chosenAt: moment('chosen_at').notNull(),
  },
  (table) => [uniqueIndex('elective_choice_one').on(table.studentMajorId, table.electiveGroup)],
);

/** The one change of a plan version that a student may make in its transition. */
export const planSwitch = pgTable('plan_switch', {
  ...rowColumns,
  studentId: ownerColumns.studentId,
  studentMajorId: text('student_major_id')
    .notNull()
    .unique('plan_switch_once')
    .references(() => studentMajor.id),
  fromPlanVersionId: text('from_plan_version_id')
    .notNull()
    .references(() => planVersion.id),
  toPlanVersionId: text('to_plan_version_id')
    .notNull()
    .references(() => planVersion.id),
  receiptNo: text('receipt_no').notNull(),
  switchedAt: moment('switched_at').notNull(),
});

/** A way to graduation that a student keeps (毕业倒推). */
export const graduationPlan = pgTable(
  'graduation_plan',
  {
    ...rowColumns,
    ...ownerColumns,
    /** From 1 to 5: the database lets a student keep no more. */
    slot: smallint('slot').notNull(),
    name: text('name').notNull(),
    wishes: jsonb('wishes').$type<PlannerWishes>().notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    uniqueIndex('graduation_plan_slot').on(table.studentMajorId, table.slot),
    check('graduation_plan_few', sql`${table.slot} between 1 and 5`),
  ],
);

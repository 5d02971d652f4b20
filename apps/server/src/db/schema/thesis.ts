import { thesisLevel } from '@qianwei/api/contract/academic/thesis-level';
import {
  goingOn,
  stageStatus,
  thesisOverall,
  thesisStage,
  thesisType,
} from '@qianwei/api/contract/thesis/stage';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, oneOf, rowColumns } from './columns.ts';
import { major } from './institution.ts';
import { ownerColumns, ownMajor } from './student.ts';

/** Limits of a batch that the office may set, each with the default of screens 11.1. */
export interface ThesisLimits {
  /** Topics on one submission. */
  readonly maxWishes: number;
  readonly maxPerTopic: number;
  readonly maxPerAdvisor: number;
  /** Words of the text, by the kind of thesis. */
  readonly minWords: { readonly DEGREE: number; readonly ORDINARY: number };
  /** Percent of `minWords` that a first draft has. */
  readonly draftPercent: number;
  readonly minReferences: number;
  readonly maxRevisions: number;
  /** Returns of 开题报告 before the office talks to student and teacher. */
  readonly maxReportReturns: number;
  /** Percent of copied text, by the kind of thesis. */
  readonly maxDup: { readonly DEGREE: number; readonly ORDINARY: number };
  readonly maxAigc: number;
  readonly passScore: number;
}

/** A batch of theses (论文批次): who takes part, and its limits. */
export const thesisPlan = pgTable(
  'thesis_plan',
  {
    ...rowColumns,
    /** Such as 2026年下半年论文批次. */
    name: text('name').notNull().unique(),
    /** When students register for it; what they lack by its end keeps them out. */
    startTime: moment('start_time').notNull(),
    endTime: moment('end_time').notNull(),
    limits: jsonb('limits').$type<ThesisLimits>().notNull(),
    status: text('status', { enum: ['ACTIVE', 'ENDED'] })
      .notNull()
      .default('ACTIVE'),
  },
  (table) => [
    check('thesis_plan_order', sql`${table.startTime} < ${table.endTime}`),
    check('thesis_plan_status_known', oneOf(table.status, ['ACTIVE', 'ENDED'])),
  ],
);

const planColumn = {
  planId: text('plan_id')
    .notNull()
    .references(() => thesisPlan.id),
};

/** A major that takes part in a batch. */
export const thesisPlanMajor = pgTable(
  'thesis_plan_major',
  {
    ...planColumn,
    majorId: text('major_id')
      .notNull()
      .references(() => major.id),
  },
  (table) => [primaryKey({ columns: [table.planId, table.majorId] })],
);

/** Time in which a stage of a batch is done; a stage without a row has no deadline. */
export const thesisWindow = pgTable(
  'thesis_window',
  {
    ...planColumn,
    stage: text('stage', { enum: thesisStage.options }).notNull(),
    startTime: moment('start_time'),
    endTime: moment('end_time'),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.stage] }),
    check('thesis_window_stage_known', oneOf(table.stage, thesisStage.options)),
    check('thesis_window_order', sql`${table.startTime} < ${table.endTime}`),
  ],
);

/** A teacher who guides theses (指导教师). */
export const advisor = pgTable('advisor', {
  ...rowColumns,
  name: text('name').notNull(),
  /** Such as 副教授. */
  title: text('title').notNull(),
  unit: text('unit').notNull().default(''),
  directions: text('directions').array().notNull().default(sql`'{}'::text[]`),
  hours: text('hours').notNull().default(''),
  phone: text('phone').notNull().default(''),
  email: text('email').notNull().default(''),
  bio: text('bio').notNull().default(''),
});

/** A teacher of a batch and a major, with the places of this batch. */
export const thesisPlanAdvisor = pgTable(
  'thesis_plan_advisor',
  {
    ...planColumn,
    advisorId: text('advisor_id')
      .notNull()
      .references(() => advisor.id),
    quota: integer('quota').notNull(),
    taken: integer('taken').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.advisorId] }),
    check('thesis_plan_advisor_within_quota', sql`${table.taken} between 0 and ${table.quota}`),
  ],
);

/** A thesis that bars another one of its 考籍. */
const isActive = sql.raw(`overall in (${goingOn.map((state) => `'${state}'`).join(', ')})`);

/** The thesis of a student in a batch (studentPlan): one that is going on for each 考籍. */
export const studentPlan = pgTable(
  'student_plan',
  {
    ...rowColumns,
    ...ownerColumns,
    ...planColumn,
    /** Null before a topic was submitted; fixed once one is passed. */
    thesisType: text('thesis_type', { enum: thesisType.options }),
    /** Of the passed topic (its PASSED wish); null before. */
    title: text('title'),
    titleEn: text('title_en').notNull().default(''),
    advisorId: text('advisor_id'),
    overall: text('overall', { enum: thesisOverall.options }).notNull().default('ONGOING'),
    /** Of the result; null before it is published. */
    score: numeric('score', { precision: 4, scale: 1, mode: 'number' }),
    level: text('level', { enum: thesisLevel.options }),
  },
  (table) => [
    ownMajor('student_plan_own_major', table),
    unique('student_plan_of_plan').on(table.studentMajorId, table.planId),
    unique('student_plan_in_plan').on(table.id, table.planId),
    unique('student_plan_of_student').on(table.id, table.studentId),
    uniqueIndex('student_plan_one_active').on(table.studentMajorId).where(isActive),
    index('student_plan_student').on(table.studentId),
    index('student_plan_written').on(table.updatedAt, table.id),
    foreignKey({
      name: 'student_plan_advisor',
      columns: [table.planId, table.advisorId],
      foreignColumns: [thesisPlanAdvisor.planId, thesisPlanAdvisor.advisorId],
    }),
    check('student_plan_overall_known', oneOf(table.overall, thesisOverall.options)),
    check('student_plan_type_known', oneOf(table.thesisType, thesisType.options)),
    // A topic is passed with its title, its teacher and the kind of thesis, or none of them is.
    check(
      'student_plan_topic_whole',
      sql`(${table.title} is null) = (${table.advisorId} is null) and (${table.title} is null or ${table.thesisType} is not null)`,
    ),
  ],
);

/** The columns of a table whose rows each belong to a thesis. */
export const studentPlanColumn = {
  studentPlanId: text('student_plan_id')
    .notNull()
    .references(() => studentPlan.id),
};

/** States of a 复检 (screens 11.2); the first round is OPEN until its result. */
export const roundStatuses = [
  'PENDING',
  'REJECTED',
  'OPEN',
  'CHECKING',
  'REVIEWING',
  'DEFENCE_BOOKING',
  'DEFENDED',
  'PASSED',
  'FAILED',
  'EXPIRED',
  'FORFEITED',
] as const;

/** A round of a thesis: 1 is the first, from 2 on it is a 复检. */
export const thesisRound = pgTable(
  'thesis_round',
  {
    ...rowColumns,
    ...studentPlanColumn,
    roundNo: smallint('round_no').notNull(),
    /** Why a 复检 was applied for; empty for the first round. */
    reason: text('reason').notNull().default(''),
    /** The stage at which the round before ended; null for the first round. */
    failedStage: text('failed_stage', { enum: thesisStage.options }),
    status: text('status', { enum: roundStatuses }).notNull().default('OPEN'),
    deadline: moment('deadline'),
  },
  (table) => [
    unique('thesis_round_one').on(table.studentPlanId, table.roundNo),
    check('thesis_round_from_one', sql`${table.roundNo} >= 1`),
    check('thesis_round_status_known', oneOf(table.status, roundStatuses)),
  ],
);

/** The columns of a table whose rows each belong to a round of a thesis. */
export const roundColumns = { ...studentPlanColumn, roundNo: smallint('round_no').notNull().default(1) };

/** The round of the round's columns exists. */
export const ownRound = (
  name: string,
  { studentPlanId, roundNo }: Readonly<Record<keyof typeof roundColumns, AnyPgColumn>>,
) =>
  foreignKey({
    name,
    columns: [studentPlanId, roundNo],
    foreignColumns: [thesisRound.studentPlanId, thesisRound.roundNo],
  });

/** The thesis of a row is one of its student's own. */
export const ownThesis = (
  name: string,
  { studentPlanId, studentId }: Readonly<Record<'studentPlanId' | 'studentId', AnyPgColumn>>,
) =>
  foreignKey({
    name,
    columns: [studentPlanId, studentId],
    foreignColumns: [studentPlan.id, studentPlan.studentId],
  });

/** State of a stage in a round: one row for each stage. */
export const thesisStageRow = pgTable(
  'thesis_stage',
  {
    ...rowColumns,
    ...roundColumns,
    code: text('code', { enum: thesisStage.options }).notNull(),
    status: text('status', { enum: stageStatus.options }).notNull().default('LOCKED'),
    /** Of this student alone, such as seven days after a check; null where that of the batch counts. */
    deadline: moment('deadline'),
    /** By a granted delay; it comes before the others. */
    extendedTo: moment('extended_to'),
    openedAt: moment('opened_at'),
    /** Of the last submission; null before one. */
    submittedAt: moment('submitted_at'),
    /** When the teacher opened the last submission; null before, and then it can be taken back. */
    seenAt: moment('seen_at'),
    passedAt: moment('passed_at'),
    returnedAt: moment('returned_at'),
    returnCount: smallint('return_count').notNull().default(0),
    /** Comment of the last decision; empty for none. */
    opinion: text('opinion').notNull().default(''),
    /** Name of who decided last; empty before. */
    decidedBy: text('decided_by').notNull().default(''),
  },
  (table) => [
    unique('thesis_stage_one').on(table.studentPlanId, table.roundNo, table.code),
    ownRound('thesis_stage_round', table),
    check('thesis_stage_code_known', oneOf(table.code, thesisStage.options)),
    check('thesis_stage_status_known', oneOf(table.status, stageStatus.options)),
    check('thesis_stage_passed', sql`(${table.status} = 'PASSED') = (${table.passedAt} is not null)`),
    check('thesis_stage_return_count', sql`${table.returnCount} >= 0`),
  ],
);

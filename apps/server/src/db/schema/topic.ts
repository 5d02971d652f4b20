import { thesisKind } from '@qianwei/api/contract/academic/exam-period';
import { thesisApplicationStatus } from '@qianwei/api/contract/thesis/change';
import { thesisType } from '@qianwei/api/contract/thesis/stage';
import { maxWishes, topicLevel, wishStatus } from '@qianwei/api/contract/thesis/topic';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, oneOf, rowColumns } from './columns.ts';
import { major } from './institution.ts';
import { ownThesis, studentPlan, thesisPlanAdvisor } from './thesis.ts';

const topicSources = ['BANK', 'CUSTOM'] as const;

/** A topic of a batch: of the bank (题库), or a student's own (自拟). */
export const topic = pgTable(
  'topic',
  {
    ...rowColumns,
    planId: text('plan_id').notNull(),
    majorId: text('major_id')
      .notNull()
      .references(() => major.id),
    advisorId: text('advisor_id').notNull(),
    title: text('title').notNull(),
    direction: text('direction').notNull(),
    thesisKind: text('thesis_kind', { enum: thesisKind.options }).notNull(),
    difficulty: text('difficulty').notNull().default(''),
    brief: text('brief').notNull().default(''),
    requirements: text('requirements').array().notNull().default(sql`'{}'::text[]`),
    source: text('source', { enum: topicSources }).notNull(),
    /** The student whose own title it is; null for the bank. */
    ownerPlanId: text('owner_plan_id').references(() => studentPlan.id),
    /** 选题理由 of an own title; its 主要内容 is `brief`. */
    reason: text('reason').notNull().default(''),
    quota: integer('quota').notNull(),
    taken: integer('taken').notNull().default(0),
  },
  (table) => [
    unique('topic_in_plan').on(table.id, table.planId),
    index('topic_plan').on(table.planId, table.majorId),
    foreignKey({
      name: 'topic_advisor_of_plan',
      columns: [table.planId, table.advisorId],
      foreignColumns: [thesisPlanAdvisor.planId, thesisPlanAdvisor.advisorId],
    }),
    check('topic_within_quota', sql`${table.taken} between 0 and ${table.quota}`),
    check('topic_source_known', oneOf(table.source, topicSources)),
    check('topic_own', sql`(${table.source} = 'CUSTOM') = (${table.ownerPlanId} is not null)`),
  ],
);

/** The columns of a table whose rows each are about a topic that a student wants. */
const wantedColumns = {
  studentPlanId: text('student_plan_id').notNull(),
  planId: text('plan_id').notNull(),
  topicId: text('topic_id').notNull(),
};

/** The thesis and the topic that it wants are of one batch. */
const inOneBatch = (
  table: string,
  { studentPlanId, planId, topicId }: Readonly<Record<keyof typeof wantedColumns, AnyPgColumn>>,
) => [
  foreignKey({
    name: `${table}_of_plan`,
    columns: [topicId, planId],
    foreignColumns: [topic.id, topic.planId],
  }),
  foreignKey({
    name: `${table}_student`,
    columns: [studentPlanId, planId],
    foreignColumns: [studentPlan.id, studentPlan.planId],
  }),
];

/** The states of a wish that has a place. */
const holdsPlace = sql.raw(`status in ('PENDING', 'PASSED')`);

/** A submission of wishes, or of an own title (选题): a row for each; one is open or passed at a time. */
export const topicChoice = pgTable(
  'topic_choice',
  {
    ...rowColumns,
    studentPlanId: text('student_plan_id').notNull(),
    studentId: text('student_id').notNull(),
    thesisType: text('thesis_type', { enum: thesisType.options }).notNull(),
    status: text('status', { enum: thesisApplicationStatus.options }).notNull(),
    /** The level that has it, or has decided last. */
    level: text('level', { enum: topicLevel.options }).notNull().default('ADVISOR'),
    opinion: text('opinion').notNull().default(''),
    receiptNo: text('receipt_no').notNull().unique(),
    appliedAt: moment('applied_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    ownThesis('topic_choice_own_thesis', table),
    unique('topic_choice_of_thesis').on(table.id, table.studentPlanId),
    index('topic_choice_thesis').on(table.studentPlanId),
    uniqueIndex('topic_choice_one_open').on(table.studentPlanId).where(sql`${table.status} = 'PENDING'`),
    check('topic_choice_status_known', oneOf(table.status, thesisApplicationStatus.options)),
    check('topic_choice_level_known', oneOf(table.level, topicLevel.options)),
  ],
);

/** A wish of a submission; at most one of a student has a place. Rows of earlier submissions stay. */
export const topicWish = pgTable(
  'topic_wish',
  {
    ...rowColumns,
    ...wantedColumns,
    choiceId: text('choice_id').notNull(),
    order: smallint('order').notNull(),
    status: text('status', { enum: wishStatus.options }).notNull(),
    /** Words of a return; empty for none. */
    opinion: text('opinion').notNull().default(''),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    unique('topic_wish_order').on(table.studentPlanId, table.choiceId, table.order),
    unique('topic_wish_topic').on(table.studentPlanId, table.choiceId, table.topicId),
    uniqueIndex('topic_wish_one_place').on(table.studentPlanId).where(holdsPlace),
    index('topic_wish_of_topic').on(table.topicId),
    ...inOneBatch('topic_wish', table),
    foreignKey({
      name: 'topic_wish_choice',
      columns: [table.choiceId, table.studentPlanId],
      foreignColumns: [topicChoice.id, topicChoice.studentPlanId],
    }),
    check('topic_wish_order_bounds', sql`${table.order} between 1 and ${sql.raw(String(maxWishes))}`),
    check('topic_wish_status_known', oneOf(table.status, wishStatus.options)),
  ],
);

const waitStatuses = ['WAITING', 'HELD', 'TAKEN', 'LAPSED', 'LEFT'] as const;

/**
 * A student who waits for a place of a full topic (候补). A HELD one has the place until `heldUntil`, counted in `taken`; a student
 * has one of them at a time.
 */
export const topicWait = pgTable(
  'topic_wait',
  {
    ...rowColumns,
    ...wantedColumns,
    status: text('status', { enum: waitStatuses }).notNull(),
    joinedAt: moment('joined_at').notNull(),
    heldUntil: moment('held_until'),
  },
  (table) => [
    uniqueIndex('topic_wait_one')
      .on(table.studentPlanId, table.topicId)
      .where(sql`${table.status} in ('WAITING', 'HELD')`),
    uniqueIndex('topic_wait_one_held').on(table.studentPlanId).where(sql`${table.status} = 'HELD'`),
    index('topic_wait_queue').on(table.topicId, table.joinedAt),
    index('topic_wait_held').on(table.heldUntil).where(sql`${table.status} = 'HELD'`),
    ...inOneBatch('topic_wait', table),
    check('topic_wait_status_known', oneOf(table.status, waitStatuses)),
    check('topic_wait_held_until', sql`(${table.status} = 'HELD') = (${table.heldUntil} is not null)`),
  ],
);

/** A title of an earlier thesis, with which new ones are compared. */
export const pastTitle = pgTable(
  'past_title',
  {
    ...rowColumns,
    title: text('title').notNull(),
    majorName: text('major_name').notNull(),
    year: smallint('year').notNull(),
  },
  (table) => [
    unique('past_title_one').on(table.title, table.year),
    index('past_title_written').on(table.updatedAt, table.id),
  ],
);

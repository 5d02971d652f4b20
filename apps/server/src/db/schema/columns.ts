import { randomUUID } from 'node:crypto';
import { occasion } from '@qianwei/api/contract/fields';
import { studyPhase } from '@qianwei/api/contract/major';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** A moment, kept with its time zone to the millisecond. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/**
 * Columns of every table of the institution. `createdAt` and `updatedAt` say when the database wrote the row;
 * nothing is decided by them: business times are columns of their own, taken from the injected clock.
 * `revision` starts at 1 and rises with each change (optimistic lock).
 */
export const rowColumns = {
  id: text('id')
    .primaryKey()
    .$defaultFn(() => randomUUID()),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => sql`now()`),
  revision: integer('revision').notNull().default(1),
};

/** A column has one of some values, which are ours. */
export const oneOf = (column: AnyPgColumn, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;

/**
 * Whom something is meant for: everybody, or students whose platform code, major code, level
 * or year of registration is among the values.
 */
export const audienceTypes = ['ALL', 'PLATFORM', 'MAJOR', 'LEVEL', 'GRADE'] as const;

/** Phases of a student's studies: what concerns the student follows from the phase. */
export const studyPhases = studyPhase.options;

/** Phase of a student in a 考籍. */
export type StudyPhase = (typeof studyPhases)[number];

/** Event at the moment that a row names. */
export const occasionColumn = {
  occasion: text('occasion', { enum: occasion.options }).notNull().default('DEADLINE'),
};

/** The columns of an audience; `audienceValues` is empty for ALL. */
export const audienceColumns = {
  audienceType: text('audience_type', { enum: audienceTypes }).notNull().default('ALL'),
  audienceValues: text('audience_values').array().notNull().default(sql`'{}'::text[]`),
  /** Of those who may see it, whom it concerns by itself; null is all of them, none is nobody without a duty of their own. */
  phases: text('phases', { enum: studyPhases }).array(),
};

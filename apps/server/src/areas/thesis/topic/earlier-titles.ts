import { setImmediate as turn } from 'node:timers/promises';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Database, rowsOf } from '../../../db/database.ts';
import { perDatabase } from '../../../db/per-database.ts';
import { major } from '../../../db/schema/institution.ts';
import { studentMajor } from '../../../db/schema/student.ts';
import { studentPlan, thesisPlan } from '../../../db/schema/thesis.ts';
import { pastTitle } from '../../../db/schema/topic.ts';
import { createTitleIndex, type EarlierTitle, type TitleIndex } from './title-index.ts';

/** Rows that are read without a turn of the event loop: their pairs of letters are some ms of work. */
const pageRows = 200;

/** ms for which what was read serves, without asking the database. */
export const servedMs = 15_000;

/** ms of rows that are read once more: a transaction writes them with the time of its begin, and they are seen when it ends. */
const overlapMs = 120_000;

/**
 * ms after which all is read from the beginning: a row that was deleted, or the changed year of a batch, counts by then. So does what a
 * transaction of more than `overlapMs` has written.
 */
export const rebuiltMs = 3_600_000;

/** A place in the rows of a source, by when they were written. */
interface Mark {
  readonly at: Date;
  readonly id: string;
}

/** A row that was written; `title` is null for a thesis that has none, or none any more. */
interface WrittenTitle extends Omit<EarlierTitle, 'title'> {
  readonly id: string;
  readonly title: string | null;
  readonly updatedAt: Date;
}

type Source = (db: Database, after: Mark) => Promise<WrittenTitle[]>;

const writtenAfter = (columns: { updatedAt: PgColumn; id: PgColumn }, { at, id }: Mark): SQL =>
  sql`(${columns.updatedAt}, ${columns.id}) > (${at.toISOString()}::timestamptz, ${id})`;

/** Titles that the office has entered. */
const enteredTitles: Source = (db, after) =>
  db
    .select({
      ...{ id: pastTitle.id, title: pastTitle.title, updatedAt: pastTitle.updatedAt },
      ...{ year: pastTitle.year, majorName: pastTitle.majorName },
    })
    .from(pastTitle)
    .where(writtenAfter(pastTitle, after))
    .orderBy(asc(pastTitle.updatedAt), asc(pastTitle.id))
    .limit(pageRows);

/** Passed titles; their id is that of the thesis, their year that of its batch. */
const passedTitles: Source = (db, after) =>
  db
    .select({
      ...{ id: studentPlan.id, title: studentPlan.title, updatedAt: studentPlan.updatedAt },
      year: sql<number>`extract(year from ${thesisPlan.startTime} at time zone 'Asia/Shanghai')::int`,
      majorName: major.name,
    })
    .from(studentPlan)
    .innerJoin(thesisPlan, eq(thesisPlan.id, studentPlan.planId))
    .innerJoin(studentMajor, eq(studentMajor.id, studentPlan.studentMajorId))
    .innerJoin(major, eq(major.id, studentMajor.majorId))
    .where(writtenAfter(studentPlan, after))
    .orderBy(asc(studentPlan.updatedAt), asc(studentPlan.id))
    .limit(pageRows);

/** Reads what was written after a moment into the index, page by page, with a turn of the event loop after each. */
async function readInto(db: Database, index: TitleIndex, since: Date): Promise<void> {
  for (const source of [enteredTitles, passedTitles]) {
    let rows: WrittenTitle[] = [];
    let after: Mark = { at: since, id: '' };
    do {
      rows = await source(db, after);
      for (const { id, title, year, majorName } of rows) {
        if (title === null) index.delete(id);
        else index.set(id, { title, year, majorName });
      }
      const last = rows.at(-1);
      if (last !== undefined) after = { at: last.updatedAt, id: last.id };
      await turn();
    } while (rows.length === pageRows);
  }
}

/** The moment by the clock of the database, which writes when a row was written. */
async function databaseNow(db: Database): Promise<number> {
  const [row] = await rowsOf<{ ms: number }>(
    db,
    sql`select (extract(epoch from now()) * 1000)::float8 as ms`,
  );
  return row?.ms ?? 0;
}

/** An index with what it has of the database. */
interface Reading {
  readonly index: TitleIndex;
  /** ms by the clock of the portal: the begin of the index, and the last look at the database. */
  readonly builtAt: number;
  readonly readAt: number;
  /** ms by the clock of the database: all that was written before is in the index. */
  readonly upTo: number;
}

const isWithin = (from: number, ms: number, now: number) => now >= from && now - from < ms;

async function readOn(db: Database, before: Reading | null, now: number): Promise<Reading> {
  const kept = before !== null && isWithin(before.builtAt, rebuiltMs, now) ? before : null;
  const index = kept?.index ?? createTitleIndex();
  const upTo = await databaseNow(db);
  await readInto(db, index, new Date(kept === null ? 0 : kept.upTo - overlapMs));
  return { index, builtAt: kept?.builtAt ?? now, readAt: now, upTo };
}

const readerOf = perDatabase((db) => {
  let reading: Reading | null = null;
  let underWay: Promise<void> | null = null;
  const readMore = async (now: number) => {
    reading = await readOn(db, reading, now);
  };
  return async (now: number): Promise<TitleIndex> => {
    if (reading === null || underWay !== null || !isWithin(reading.readAt, servedMs, now)) {
      // All who ask meanwhile wait for the same pages.
      underWay ??= readMore(now).finally(() => {
        underWay = null;
      });
      await underWay;
    }
    return reading?.index ?? createTitleIndex();
  };
});

/**
 * The titles of earlier theses and the passed ones of all others, as the database had them at most `servedMs` ago. Each process keeps
 * them in memory and reads what was written since; the first call reads all. A passed title has the id of its thesis.
 */
export const earlierTitles = (db: Database, now: Date): Promise<TitleIndex> => readerOf(db)(now.getTime());

import { and, arrayOverlaps, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import type { StudyPhase } from '../db/schema/columns.ts';
import { listMajors, shownMajor } from './majors.ts';

/** Facts of a reader that audiences ask for; null is someone who is not logged in. */
export interface Reader {
  readonly studentId: string;
  readonly platform: string;
  readonly majorCode: string;
  readonly level: string;
  /** Year of registration. */
  readonly grade: string;
  /** Null without a 考籍. */
  readonly phase: StudyPhase | null;
}

/** The reader behind a session, in the 考籍 in use. */
export async function readerOf(
  db: Database,
  session: { studentId: string; studentMajorId: string | null; platform: string } | null,
): Promise<Reader | null> {
  if (session === null) return null;
  const record = shownMajor(await listMajors(db, session.studentId), session.studentMajorId);
  return {
    studentId: session.studentId,
    platform: session.platform,
    majorCode: record?.majorCode ?? '',
    level: record?.applyExamLevel ?? '',
    grade: record?.registerDate.slice(0, 4) ?? '',
    phase: record?.phase ?? null,
  };
}

/** True for rows meant for this reader: those for everybody, and with a reader those that name them. */
export function meantFor(
  columns: { audienceType: AnyPgColumn; audienceValues: AnyPgColumn },
  reader: Reader | null,
): SQL | undefined {
  const names = (type: string, value: string) =>
    and(eq(columns.audienceType, type), arrayOverlaps(columns.audienceValues, [value]));
  const everybody = eq(columns.audienceType, 'ALL');
  if (reader === null) return everybody;
  return or(
    everybody,
    names('PLATFORM', reader.platform),
    names('MAJOR', reader.majorCode),
    names('LEVEL', reader.level),
    names('GRADE', reader.grade),
  );
}

/** True for rows that concern this reader by where they stand in their studies; everything concerns someone not logged in. */
export function concerns(columns: { phases: AnyPgColumn }, reader: Reader | null): SQL {
  if (reader === null) return sql`true`;
  const own = reader.phase === null ? undefined : arrayOverlaps(columns.phases, [reader.phase]);
  return or(isNull(columns.phases), own) ?? sql`true`;
}

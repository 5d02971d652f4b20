import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sanction } from '../db/schema/graduation.ts';

/** A sanction (处分) of a student. */
export type SanctionRow = typeof sanction.$inferSelect;

/** Kinds in words. */
export const sanctionTitles: Readonly<Record<SanctionRow['kind'], string>> = {
  CHEATING: '作弊',
  OTHER: '其他',
};

/** All sanctions of a student, lifted ones included, the oldest first. */
export function listSanctions(db: Database, studentId: string): Promise<SanctionRow[]> {
  return db
    .select()
    .from(sanction)
    .where(eq(sanction.studentId, studentId))
    .orderBy(asc(sanction.decidedDay), asc(sanction.createdAt), asc(sanction.id));
}

/** Those that stand: they bar the graduation until they are lifted. */
export const standingSanctions = (sanctions: readonly SanctionRow[]): SanctionRow[] =>
  sanctions.filter(({ liftedDay }) => liftedDay === null);

/** 作弊 bars the degree for ever, also once it was lifted. */
export const hasCheated = (sanctions: readonly SanctionRow[]): boolean =>
  sanctions.some(({ kind }) => kind === 'CHEATING');

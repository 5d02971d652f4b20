import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { archivedThesis } from '../db/schema/graduation.ts';

/** A passed thesis as it was filed (归档). */
export type ArchivedThesisRow = typeof archivedThesis.$inferSelect;

/** The filed thesis of a 考籍; null while none is filed. */
export async function findArchivedThesis(
  db: Database,
  { studentId, studentMajorId }: { readonly studentId: string; readonly studentMajorId: string },
): Promise<ArchivedThesisRow | null> {
  const [row] = await db
    .select()
    .from(archivedThesis)
    .where(and(eq(archivedThesis.studentMajorId, studentMajorId), eq(archivedThesis.studentId, studentId)));
  return row ?? null;
}

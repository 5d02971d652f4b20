import { and, asc, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { studentTask } from '../db/schema/schedule.ts';

/** Whose duties: the person's own, and those of the 考籍 in use. */
export interface TaskOwner {
  readonly studentId: string;
  readonly studentMajorId: string | null;
}

/** A row of the tasks. */
export type StudentTask = typeof studentTask.$inferSelect;

/** The open duties that can still be done now, in the order they were written. */
export function listOpenTasks(db: Database, owner: TaskOwner, now: Date): Promise<StudentTask[]> {
  const ofMajor: SQL | undefined =
    owner.studentMajorId === null ? undefined : eq(studentTask.studentMajorId, owner.studentMajorId);
  return db
    .select()
    .from(studentTask)
    .where(
      and(
        eq(studentTask.studentId, owner.studentId),
        eq(studentTask.status, 'OPEN'),
        or(isNull(studentTask.studentMajorId), ofMajor),
        or(isNull(studentTask.visibleFrom), lte(studentTask.visibleFrom, now)),
        or(isNull(studentTask.visibleUntil), gt(studentTask.visibleUntil, now)),
        or(isNull(studentTask.deadline), gt(studentTask.deadline, now)),
      ),
    )
    .orderBy(asc(studentTask.priority), asc(studentTask.deadline), asc(studentTask.id));
}

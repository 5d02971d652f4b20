import { and, asc, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import { among } from '../db/among.ts';
import { chunksOf } from '../db/chunks.ts';
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

/** A duty to be written. */
export type NewTask = typeof studentTask.$inferInsert;

/** Which duty of a student: one of a kind for each record that it is about; `bizId` is '' when there is but one. */
export interface TaskKey {
  readonly studentId: string;
  readonly code: string;
  readonly bizId: string;
}

/** Writes a duty, in the transaction that creates it (docs/adr/0001). */
export async function openTask(tx: Database, task: NewTask): Promise<void> {
  await tx.insert(studentTask).values(task);
}

/** Closes a duty, in the transaction that settles it; nothing happens when it is not open. */
export async function closeTask(tx: Database, { studentId, code, bizId }: TaskKey): Promise<void> {
  await tx
    .update(studentTask)
    .set({ status: 'DONE' })
    .where(
      and(
        eq(studentTask.studentId, studentId),
        eq(studentTask.code, code),
        eq(studentTask.bizId, bizId),
        eq(studentTask.status, 'OPEN'),
      ),
    );
}

/**
 * Writes duties of one kind about one record, each in the place of the one that its student still has; `about` is what
 * they share.
 */
export async function replaceTasks(
  tx: Database,
  about: Omit<TaskKey, 'studentId'>,
  tasks: readonly NewTask[],
): Promise<void> {
  for (const chunk of chunksOf(tasks)) {
    await tx
      .update(studentTask)
      .set({ status: 'DONE' })
      .where(
        and(
          among(
            studentTask.studentId,
            chunk.map(({ studentId }) => studentId),
          ),
          eq(studentTask.code, about.code),
          eq(studentTask.bizId, about.bizId),
          eq(studentTask.status, 'OPEN'),
        ),
      );
    await tx.insert(studentTask).values(chunk);
  }
}

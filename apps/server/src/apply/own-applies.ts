import type { ApplyLevel, ApplyStatus, ApplyType } from '@qianwei/api/contract/graduation/apply-status';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { applyBatch, degreeApply, graduationApply } from '../db/schema/graduation.ts';
import type { StudyRecord } from '../studies/record.ts';

/** An application of a 考籍 that has not ended without success. */
export interface OwnApplyState {
  readonly id: string;
  readonly type: ApplyType;
  readonly status: ApplyStatus;
  /** The level that has it, or has decided last. */
  readonly level: ApplyLevel;
  /** Number of the certificate; null before it is issued. */
  readonly certNo: string | null;
  readonly appliedAt: Date;
  readonly returnUntil: Date | null;
  readonly batchName: string;
  /** `yyyy-MM` in which the diplomas of the batch are expected; null while that is not known. */
  readonly certificateMonth: string | null;
  /** Of a degree: until when the names are public; null before. */
  readonly publicityEnd: Date | null;
}

/** Applications of a 考籍 for graduation and for the degree, as the clock has them: one statement. */
export async function listOwnApplies(
  db: Database,
  { studentId, studentMajorId }: Pick<StudyRecord, 'studentId' | 'studentMajorId'>,
  now: Date,
): Promise<OwnApplyState[]> {
  const of = (table: typeof graduationApply, publicityEnd: typeof degreeApply.publicityEnd) =>
    db
      .select({
        id: table.id,
        type: applyBatch.type,
        status: table.status,
        level: table.level,
        certNo: table.certNo,
        appliedAt: table.appliedAt,
        returnUntil: table.returnUntil,
        batchName: applyBatch.name,
        certificateMonth: applyBatch.certificateMonth,
        publicityEnd,
      })
      .from(table)
      .innerJoin(applyBatch, eq(applyBatch.id, table.batchId))
      .where(
        and(
          eq(table.studentId, studentId),
          eq(table.studentMajorId, studentMajorId),
          notInArray(table.status, ['REJECTED', 'EXPIRED']),
        ),
      );
  const none = sql`null::timestamptz` as unknown as typeof degreeApply.publicityEnd;
  // The first one says how the columns of both are read.
  const rows = await unionAll(
    of(degreeApply as unknown as typeof graduationApply, degreeApply.publicityEnd),
    of(graduationApply, none),
  );
  return rows.filter(({ returnUntil }) => returnUntil === null || now < returnUntil);
}

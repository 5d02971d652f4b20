import type { chooseMajor } from '@qianwei/api/contract/account';
import { errorCode } from '@qianwei/api/contract/envelope';
import type { DataOf } from '@qianwei/api/endpoint';
import { and, eq } from 'drizzle-orm';
import { lockStudent } from '../../db/lock-owner.ts';
import { session } from '../../db/schema/session.ts';
import { studentMajor } from '../../db/schema/student.ts';
import type { StudentContext } from '../../http/implement.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { listMajors } from '../../student/majors.ts';

/** Works in another 考籍 of the same student from now on; `asDefault` also after later logins. */
export async function switchMajor(
  context: StudentContext,
  majorId: string,
  asDefault: boolean,
): Promise<DataOf<typeof chooseMajor>> {
  const { db, session: own } = context;
  await lockStudent(db, own.studentId);
  const record = (await listMajors(db, own.studentId)).find((major) => major.majorId === majorId);
  if (record === undefined) throw notFound();
  if (record.status === 'CANCELLED') throw new Refusal(errorCode.stateForbids, '该专业考籍已注销');
  if (asDefault) {
    await db
      .update(studentMajor)
      .set({ isDefault: false })
      .where(and(eq(studentMajor.studentId, own.studentId), eq(studentMajor.isDefault, true)));
  }
  await db
    .update(studentMajor)
    .set({ lastUsedAt: context.clock.now(), ...(asDefault ? { isDefault: true } : {}) })
    .where(eq(studentMajor.id, majorId));
  await db.update(session).set({ studentMajorId: majorId }).where(eq(session.id, own.sessionId));
  return {
    majorId,
    majorName: record.majorName,
    schoolName: record.schoolName,
    applyExamLevel: record.applyExamLevel,
    examCommitteeName: record.examCommitteeName,
    platform: own.platform,
  };
}

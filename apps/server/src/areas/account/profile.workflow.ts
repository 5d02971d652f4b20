import type { updateStudentDetail } from '@qianwei/api/contract/account';
import { errorCode } from '@qianwei/api/contract/envelope';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { and, eq } from 'drizzle-orm';
import { recordStudentAction } from '../../audit/audit.ts';
import { student } from '../../db/schema/student.ts';
import { requireOwnFiles } from '../../files/own-files.ts';
import type { StudentContext } from '../../http/implement.ts';
import { Refusal } from '../../http/refusal.ts';
import { findStudent } from '../../student/find-student.ts';

/** Saves what a student may change alone. Without `revision` it is the last writer who wins. */
export async function saveStudentDetail(
  context: StudentContext,
  { revision, emergencyMobile, ...fields }: PayloadOf<typeof updateStudentDetail>,
): Promise<DataOf<typeof updateStudentDetail>> {
  const { student: stored } = await findStudent(context.db, context.session.studentId);
  if (fields.headFileId !== undefined)
    await requireOwnFiles(context, {
      scene: 'AVATAR',
      fileIds: [fields.headFileId],
      field: 'headFileId',
      text: '未找到该头像，请重新上传',
    });
  const sealedMobile = emergencyMobile && context.secrets.encrypt(emergencyMobile);

  const [saved] = await context.db
    .update(student)
    .set({
      ...fields,
      ...(emergencyMobile === undefined ? {} : { emergencyMobileCipher: sealedMobile || null }),
      revision: stored.revision + 1,
    })
    .where(and(eq(student.id, stored.id), eq(student.revision, revision ?? stored.revision)))
    .returning({ revision: student.revision, headFileId: student.headFileId });
  if (saved === undefined) throw new Refusal(errorCode.conflict, '内容已在其他设备更新，请先合并');
  await recordStudentAction(context, { bizType: 'STUDENT', bizId: stored.id, action: 'UPDATE_DETAIL' });
  return {
    revision: saved.revision,
    headUrl: saved.headFileId === null ? '' : context.fileUrl(saved.headFileId),
  };
}

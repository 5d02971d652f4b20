import { type applyCorrection, genderTitles } from '@qianwei/api/contract/account';
import { errorCode } from '@qianwei/api/contract/envelope';
import { calendarDay, personName } from '@qianwei/api/contract/fields';
import { idCard } from '@qianwei/api/contract/identity-card';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import * as v from 'valibot';
import { type ApplicationSubmission, submitApplication } from '../../application/submit.ts';
import { lockStudent } from '../../db/lock-owner.ts';
import { correction } from '../../db/schema/student.ts';
import { requireOwnFiles } from '../../files/own-files.ts';
import type { StudentContext } from '../../http/implement.ts';
import { fieldRefusal, Refusal } from '../../http/refusal.ts';
import { listMajors, shownMajor } from '../../student/majors.ts';
import { findStudent } from './account.queries.ts';
import { correctionDuty, correctionKind } from './correction-kind.ts';

type Payload = PayloadOf<typeof applyCorrection>;

const newValues = {
  name: personName,
  idCard,
  gender: v.picklist(Object.values(genderTitles), '性别应为男或女'),
  birthday: calendarDay('请选择出生日期'),
  majorName: v.string(),
} as const;

async function oldValueOf(context: StudentContext, field: Payload['field']): Promise<string> {
  const { student } = await findStudent(context.db, context.session.studentId);
  if (field === 'name' || field === 'birthday') return student[field];
  if (field === 'gender') return genderTitles[student.gender];
  if (field === 'idCard') return context.secrets.decrypt(student.idCardCipher);
  const majors = await listMajors(context.db, student.id);
  return shownMajor(majors, context.session.studentMajorId)?.majorName ?? '';
}

function checkedValue({ field, newValue }: Payload): string {
  const checked = v.safeParse(newValues[field], newValue);
  if (checked.success) return checked.output;
  throw fieldRefusal({ newValue: checked.issues[0].message });
}

/** Asks the office to correct a locked field. The database lets a student have one open request. */
export async function requestCorrection(
  context: StudentContext,
  payload: Payload,
): Promise<DataOf<typeof applyCorrection>> {
  const newValue = checkedValue(payload);
  await lockStudent(context.db, context.session.studentId);
  const oldValue = await oldValueOf(context, payload.field);
  if (newValue === oldValue) throw fieldRefusal({ newValue: '更正后的内容与现在的相同' });
  const fileIds = await requireOwnFiles(context, {
    scene: 'QA_FILE',
    fileIds: payload.fileIds,
    field: 'fileIds',
    text: '未找到证明材料，请重新上传',
  });
  const { studentId } = context.session;
  const id = context.random.id();
  const submission: ApplicationSubmission = {
    kind: correctionKind,
    applicant: context.session,
    subject: { bizId: id, node: payload.field },
    receipt: null,
    duty: correctionDuty(studentId),
    taken: () => new Refusal(errorCode.stateForbids, '已有一项更正申请在审核中，请等待结果后再提交'),
  };
  await submitApplication(context, submission, (tx) =>
    tx.insert(correction).values({
      id,
      studentId,
      field: payload.field,
      oldValueCipher: context.secrets.encrypt(oldValue),
      newValueCipher: context.secrets.encrypt(newValue),
      reason: payload.reason,
      fileIds,
      status: 'PENDING',
      appliedAt: context.clock.now(),
    }),
  );
  return { correctionId: id, status: 'PENDING' };
}

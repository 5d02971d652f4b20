import type { applyCorrection } from '@qianwei/api/contract/account';
import { errorCode } from '@qianwei/api/contract/envelope';
import { calendarDay, personName } from '@qianwei/api/contract/fields';
import { genderTitles } from '@qianwei/api/contract/gender';
import { idCard } from '@qianwei/api/contract/identity-card';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import * as v from 'valibot';
import { applyFor } from '../../application/submit.ts';
import { lockStudent } from '../../db/lock-owner.ts';
import type { StudentContext } from '../../http/implement.ts';
import { fieldRefusal, Refusal } from '../../http/refusal.ts';
import { findStudent } from '../../student/find-student.ts';
import { listMajors, shownMajor } from '../../student/majors.ts';
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
  const { db, session, secrets } = context;
  const { field, reason, fileIds } = payload;
  const newValue = checkedValue(payload);
  await lockStudent(db, session.studentId);
  const oldValue = await oldValueOf(context, field);
  if (newValue === oldValue) throw fieldRefusal({ newValue: '更正后的内容与现在的相同' });
  const { id } = await applyFor(context, correctionKind, {
    applicant: session,
    values: {
      ...{ field, reason },
      ...{ oldValueCipher: secrets.encrypt(oldValue), newValueCipher: secrets.encrypt(newValue) },
    },
    fileIds,
    duty: correctionDuty(session.studentId),
    taken: () => new Refusal(errorCode.stateForbids, '已有一项更正申请在审核中，请等待结果后再提交'),
  });
  return { correctionId: id, status: 'PENDING' };
}

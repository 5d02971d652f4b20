import { correctionFieldTitles } from '@qianwei/api/contract/account';
import { usualStates } from '@qianwei/api/contract/application';
import { gender, genderTitles } from '@qianwei/api/contract/gender';
import { eq, sql } from 'drizzle-orm';
import type { Deciding, OfficeKind } from '../../application/application.ts';
import { isUniqueViolation } from '../../db/database.ts';
import { correction, student } from '../../db/schema/student.ts';
import type { Deps } from '../../deps.ts';
import { DomainProblem } from '../../problems.ts';
import { idCardHash } from '../../student/personal.ts';
import type { TaskKey } from '../../student/tasks.ts';

/** A row of the corrections. */
export type CorrectionRow = typeof correction.$inferSelect;

/** The duty to apply again after a return. A student has one request open at a time, and so one such duty. */
export const correctionDuty = (studentId: string): TaskKey => ({
  studentId,
  code: 'CORRECTION_RETURNED',
  bizId: '',
});

/** The columns of the student that a correction changes. Throws DomainProblem for what is no column. */
function correctedColumns(field: CorrectionRow['field'], value: string, secrets: Deps['secrets']) {
  switch (field) {
    case 'idCard':
      return { idCardCipher: secrets.encrypt(value), idCardHash: idCardHash(secrets, value) };
    case 'gender':
      return { gender: gender.options.find((code) => genderTitles[code] === value) };
    case 'majorName':
      throw new DomainProblem('专业的更正须先办理考籍变更，不能在这里通过；请写明意见后退回');
    default:
      return { [field]: value };
  }
}

async function applyCorrection(
  row: CorrectionRow,
  { tx, deps: { secrets } }: Deciding,
): Promise<readonly string[]> {
  const columns = correctedColumns(row.field, secrets.decrypt(row.newValueCipher), secrets);
  try {
    await tx
      .update(student)
      .set({ ...columns, revision: sql`${student.revision} + 1` })
      .where(eq(student.id, row.studentId));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new DomainProblem('该证件号码已登记在另一位学生名下，没有更正');
  }
  return [];
}

/** 信息更正. After a return the student applies again, which is an application of its own. */
export const correctionKind: OfficeKind<CorrectionRow> = {
  noun: '更正申请',
  bizType: 'CORRECTION',
  command: 'corrections',
  about: { show: '改前改后、理由、材料和经过', approve: '通过即改档案' },
  states: usualStates,
  table: correction,
  line: ({ field }) => [correctionFieldTitles[field]],
  facts({ field, oldValueCipher, newValueCipher, reason }, { secrets }) {
    const change = `${secrets.decrypt(oldValueCipher)} 改为 ${secrets.decrypt(newValueCipher)}`;
    return [
      [correctionFieldTitles[field], change],
      ['理由', reason],
    ];
  },
  proof: { scene: 'QA_FILE' },
  subjectOf: ({ id, field }) => ({ bizId: id, node: field }),
  dutyOf: ({ studentId, field }) => ({
    ...correctionDuty(studentId),
    reason: '更正申请被退回，需要修改后重新提交',
    title: `重新申请更正${correctionFieldTitles[field]}`,
    path: '/account/index',
    actionText: '去修改',
  }),
  approved: applyCorrection,
};

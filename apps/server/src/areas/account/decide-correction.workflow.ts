import { correctionFieldTitles, gender, genderTitles } from '@qianwei/api/contract/account';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/database.ts';
import { lockStudent } from '../../db/lock-owner.ts';
import { taskPriorities } from '../../db/schema/schedule.ts';
import { correction, student } from '../../db/schema/student.ts';
import type { Deps } from '../../deps.ts';
import { DomainProblem } from '../../problems.ts';
import { type Decision, decideReview, type ReviewKind } from '../../review/review.ts';
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

/** 信息更正. After a return the student applies again, which is a review of its own. */
export const correctionReview: ReviewKind<CorrectionRow, CorrectionRow['status']> = {
  noun: '更正申请',
  states: {
    PENDING: 'SUBMITTED',
    APPROVED: 'APPROVED',
    RETURNED: 'RETURNED',
    REJECTED: 'REJECTED',
    CANCELLED: 'WITHDRAWN',
  },
  steps: { APPLY: 'SUBMIT', APPROVE: 'APPROVE', RETURN: 'RETURN', REJECT: 'REJECT' },
  subjectOf: ({ id, field }) => ({ bizType: 'CORRECTION', bizId: id, node: field }),
  decided: ({ id, field }, action, opinion) => ({
    bizType: 'CORRECTION',
    bizId: id,
    node: field,
    action,
    opinion,
  }),
  store: (tx, { id }, status, opinion) =>
    tx.update(correction).set({ status, opinion }).where(eq(correction.id, id)),
  dutyOf: ({ studentId, field }, opinion) => ({
    ...correctionDuty(studentId),
    reason: '更正申请被退回，需要修改后重新提交',
    title: `重新申请更正${correctionFieldTitles[field]}`,
    desc: opinion,
    path: '/account/index',
    actionText: '去修改',
    priority: taskPriorities.returned,
    menuPath: '/account/index',
  }),
};

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

async function applyCorrection(tx: Database, row: CorrectionRow, secrets: Deps['secrets']): Promise<void> {
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
}

/**
 * Decides about a correction; an approved one changes the student's record, a returned one becomes a duty of the
 * student. Throws DomainProblem when there is none, it has been decided, or what it asks for cannot be stored.
 */
export async function decideCorrection(
  { db, secrets, clock }: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  correctionId: string,
  decision: Decision,
): Promise<void> {
  await db.transaction(async (tx) => {
    const named = eq(correction.id, correctionId);
    const [asked] = await tx.select({ studentId: correction.studentId }).from(correction).where(named);
    // First the student, as the student's own calls lock: of two that wait for each other one would fail.
    if (asked !== undefined) await lockStudent(tx, asked.studentId);
    const [row] = await tx.select().from(correction).where(named).for('update');
    if (row === undefined) throw new DomainProblem(`没有编号为 ${correctionId || '（空）'} 的更正申请`);
    await decideReview(tx, correctionReview, row, decision, clock.now());
    if (decision.step === 'APPROVE') await applyCorrection(tx, row, secrets);
  });
}

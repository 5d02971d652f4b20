import {
  type SignUpPart,
  type SignUpType,
  signUpPart,
  signUpPartTitles,
  signUpStatusTitles,
} from '@qianwei/api/contract/sign-up/sign-up';
import { yuanWords } from '@qianwei/studies';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { OfficeKind } from '../../application/application.ts';
import { markChecked } from '../../apply/materials.ts';
import type { Database } from '../../db/database.ts';
import { course } from '../../db/schema/course.ts';
import { taskPriorities } from '../../db/schema/schedule.ts';
import { signUp, signUpBatch, signUpItem, signUpSite } from '../../db/schema/sign-up.ts';
import { studentMajor } from '../../db/schema/student.ts';
import { closeTask, openTask, type TaskKey } from '../../student/tasks.ts';
import { correctionEnd, type SignUpBatchRow } from './batches.ts';
import { examNoOf, type SignUpRow } from './sign-up-facts.ts';

/** Beginnings of the numbers of sign-ups and of their receipts: 实践, 英语. */
export const signUpNumberPrefixes: Readonly<Record<SignUpType, string>> = { PRACTICE: 'SJ', ENGLISH: 'YY' };

/** The pages of the sign-ups. */
export const signUpPaths: Readonly<Record<SignUpType, string>> = {
  PRACTICE: '/practiceSignUp',
  ENGLISH: '/englishSignUp',
};

/** The duty to print the ticket again: its place is another one than was read. */
export const placeChangedDuty = (studentId: string, signUpId: string): TaskKey => ({
  studentId,
  code: 'SIGN_UP_PLACE_CHANGED',
  bizId: signUpId,
});

/** The duty to mend what was returned. */
export const signUpDuty = (studentId: string, signUpId: string): TaskKey => ({
  studentId,
  code: 'SIGN_UP_RETURNED',
  bizId: signUpId,
});

const unpaidDuty = (studentId: string, signUpId: string): TaskKey => ({
  studentId,
  code: 'SIGN_UP_UNPAID',
  bizId: signUpId,
});

/**
 * The duty to pay: written, changed or closed with what a sign-up waits for, in its transaction; `payDeadline` null once it
 * waits for no payment.
 */
export async function keepUnpaidDuty(
  tx: Database,
  { id, studentId, studentMajorId }: Pick<SignUpRow, 'id' | 'studentId' | 'studentMajorId'>,
  waiting: { readonly batch: SignUpBatchRow; readonly payDeadline: Date } | null,
): Promise<void> {
  const key = unpaidDuty(studentId, id);
  await closeTask(tx, key);
  if (waiting === null) return;
  const { batch, payDeadline } = waiting;
  const path = signUpPaths[batch.type];
  await openTask(tx, {
    ...key,
    studentMajorId,
    reason: '报名还没有缴费，过时自动取消',
    title: `缴纳${batch.name}报名费`,
    path,
    actionText: '去缴费',
    deadline: payDeadline,
    deadlineTitle: `${batch.name}报名缴费截止`,
    priority: taskPriorities.dueWithinDay,
    menuPath: path,
  });
}

/** Purpose for which the photo of an approved sign-up was looked at. */
const checkedFor: Readonly<Record<SignUpType, string>> = {
  PRACTICE: '实践考核报名',
  ENGLISH: '学位英语报名',
};

/** A sign-up as staff see it. */
export interface SignedUp extends SignUpRow {
  readonly batch: SignUpBatchRow;
  readonly siteName: string;
  readonly examineeNo: string;
}

/** Codes and names of the courses of a sign-up; empty for an exam without. */
async function courseLines(db: Database, signUpId: string): Promise<string[]> {
  const rows = await db
    .select({ courseCode: course.courseCode, name: course.name })
    .from(signUpItem)
    .innerJoin(course, eq(course.id, signUpItem.courseId))
    .where(eq(signUpItem.signUpId, signUpId))
    .orderBy(course.courseCode);
  return rows.map(({ courseCode, name }) => `${courseCode} ${name}`);
}

const partOf = ({ item, reason }: { readonly item: string; readonly reason: string }) => ({
  item: v.parse(signUpPart, item) satisfies SignUpPart,
  reason,
});

/**
 * 报名. What is returned is mended and submitted again, in the same review. Staff decide by the receipt: each submission has
 * another one, so that nobody decides about what they have not read.
 */
export const signUpKind: OfficeKind<SignedUp> = {
  noun: '报名',
  bizType: 'SIGN_UP',
  command: 'sign-ups',
  about: { show: '批次、课程、考点、费用、照片和经过', approve: '通过后只能撤销，不能再改' },
  states: {
    UNPAID: 'DRAFT',
    PENDING: 'SUBMITTED',
    RETURNED: 'RETURNED',
    APPROVED: 'APPROVED',
    ARRANGED: 'APPROVED',
    CANCELLED: 'WITHDRAWN',
  },
  steps: { SUBMIT: 'SUBMIT', CANCEL: 'WITHDRAW', EXPIRE: 'WITHDRAW', APPROVE: 'APPROVE', RETURN: 'RETURN' },
  // A place that is not needed goes to others, whatever has become of the review.
  withdrawnFrom: ['DRAFT', 'RETURNED', 'APPROVED'],
  items: signUpPartTitles,
  table: signUp,
  async read(db, where) {
    const rows = await db
      .select({ row: signUp, batch: signUpBatch, site: signUpSite, examineeNo: studentMajor.examineeNo })
      .from(signUp)
      .innerJoin(signUpBatch, eq(signUpBatch.id, signUp.batchId))
      .innerJoin(signUpSite, eq(signUpSite.id, signUp.siteId))
      .innerJoin(studentMajor, eq(studentMajor.id, signUp.studentMajorId))
      .where(where);
    return rows.map(({ row, batch, site, examineeNo }) => ({
      ...row,
      batch,
      siteName: site.name,
      examineeNo,
    }));
  },
  batchOf: ({ batch }) => batch.name,
  line: (row) => [
    row.batch.name,
    `准考证号 ${examNoOf(row.batch, row, row.examineeNo)}`,
    ...(row.batch.type === 'ENGLISH' ? [`自考准考证号 ${row.examineeNo}`] : []),
    row.siteName,
  ],
  facts: async ({ id, signUpNo, siteName, fee, paid, remark, receiptNo }, { db }) => [
    ['报名号', signUpNo],
    ['课程', ...(await courseLines(db, id))],
    ['考点', siteName],
    ['费用', `${yuanWords(fee)}，已缴 ${yuanWords(paid)}`],
    ['照片', `用 sign-ups:photo ${receiptNo} 另存查看`],
    ['备注', remark],
  ],
  stateOf: ({ status }) => signUpStatusTitles[status],
  subjectOf: ({ id, batchId }) => ({ bizId: id, node: batchId }),
  changes: (deciding) => ({
    payDeadline: null,
    ...(deciding && { returnedItems: (deciding.items ?? []).map(partOf) }),
  }),
  async approved({ studentId, photoFileId, batch }, { tx, now }) {
    const checked = { checkedAt: now, checkedFor: checkedFor[batch.type] };
    await markChecked(tx, { studentId, fileIds: [photoFileId], ...checked });
    return [];
  },
  dutyOf: ({ id, studentId, studentMajorId, batch }) => ({
    ...signUpDuty(studentId, id),
    studentMajorId,
    reason: '报名被退回，需要修改后重新提交',
    title: `修改${batch.name}报名`,
    path: signUpPaths[batch.type],
    actionText: '去修改',
    deadline: correctionEnd(batch),
    deadlineTitle: `${batch.name}报名修改截止`,
  }),
};

import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { signUp, signUpBatch } from '../../db/schema/sign-up.ts';
import { student, studentMajor } from '../../db/schema/student.ts';
import { eachDatabase } from '../../testing/test-database.ts';

eachDatabase('the tables of sign-ups', { demo: true }, (open) => {
  it.each([
    ['a payment below 0', () => sql`update sign_up set paid = -1`],
    ['a fee below 0', () => sql`update sign_up set fee = -1`],
    ['a refund below 0', () => sql`update sign_up set refunded = -1`],
    [
      'an unpaid one that is paid',
      () => sql`update sign_up set status = 'UNPAID', pay_deadline = now(), paid = fee`,
    ],
    ['an unknown state', () => sql`update sign_up set status = 'WHATEVER'`],
    [
      'one that expired and stands',
      () => sql`update sign_up set expired_at = now() where status = 'ARRANGED'`,
    ],
    ['one receipt of two', () => sql`update sign_up set receipt_no = 'SJ20260101-000001'`],
    [
      'an exam that ends before it begins',
      () => sql`update sign_up_item set end_time = '00:00' where seat_no is not null`,
    ],
    ['a fee of a course below 0', () => sql`update sign_up_course set fee = -1`],
    ['a batch without a course', () => sql`update sign_up_batch set max_course = 0`],
    [
      'rooms that are published before the end',
      () => sql`update sign_up_batch set arrange_publish = apply_start`,
    ],
    ['results before the tickets', () => sql`update sign_up_batch set score_publish = ticket_open`],
  ])('%s is refused', async (_, statement) => {
    await expect(open().db.execute(statement())).rejects.toThrow();
  });

  it('a sign-up, a proof and a draft are of a 考籍 of the person, a proof of the exam of its batch', async () => {
    const { db } = open();
    const [own] = await db.select().from(signUp).limit(1);
    const [other] = await db
      .select({ id: studentMajor.id })
      .from(studentMajor)
      .innerJoin(student, eq(student.id, studentMajor.studentId))
      .where(sql`${student.id} <> ${own!.studentId}`)
      .limit(1);
    const { batchId, studentId, studentMajorId, id } = own!;
    const [batch] = await db.select().from(signUpBatch).where(eq(signUpBatch.id, batchId));
    const otherType = batch!.type === 'PRACTICE' ? 'ENGLISH' : 'PRACTICE';
    const prove = (type: string, major: string) =>
      db.execute(
        sql`insert into guest_proof (ticket_hash, type, batch_id, student_id, student_major_id, knows_examinee_no, expires_at) values ('x', ${type}, ${batchId}, ${studentId}, ${major}, true, now())`,
      );
    await expect(
      db.update(signUp).set({ studentMajorId: other!.id }).where(eq(signUp.id, id)),
    ).rejects.toThrow();
    await expect(prove(batch!.type, other!.id)).rejects.toThrow();
    await expect(prove(otherType, studentMajorId)).rejects.toThrow();
    await expect(
      db.execute(
        sql`insert into application_draft (student_id, student_major_id, kind, biz_id, revision, saved_at) values (${studentId}, ${other!.id}, 'PRACTICE', ${batchId}, 1, now())`,
      ),
    ).rejects.toThrow();
    await prove(batch!.type, studentMajorId);
  });
});

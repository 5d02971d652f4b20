import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { onPostgres } from '../testing/test-database.ts';
import { addStudent } from '../testing/test-student.ts';
import type { Database } from './database.ts';
import { lockStudent } from './lock-owner.ts';
import { student } from './schema/student.ts';

onPostgres('the row of a student that is locked', (open) => {
  let db: Database;
  let ids: string[];
  beforeAll(async () => {
    const { deps } = await createTestApp({ database: open(), implementations: [] });
    db = deps.db;
    ids = [(await addStudent(deps)).studentId, (await addStudent(deps)).studentId];
  });
  const [first, second] = [() => ids[0] ?? '', () => ids[1] ?? ''];

  it('F6 F18 makes calls of one student come one after the other', async () => {
    const add = () =>
      db.transaction(async (tx) => {
        await lockStudent(tx, first());
        const [row] = await tx.select().from(student).where(eq(student.id, first()));
        await tx
          .update(student)
          .set({ address: `${row?.address}+` })
          .where(eq(student.id, first()));
      });
    await Promise.all(Array.from({ length: 10 }, add));
    const [row] = await db.select().from(student).where(eq(student.id, first()));
    expect(row?.address).toBe('+'.repeat(10));
  });

  it('F6 lets other students go on meanwhile', async () => {
    await db.transaction(async (holder) => {
      await lockStudent(holder, first());
      await db.transaction(async (tx) => {
        await lockStudent(tx, second());
        await tx.update(student).set({ address: '没有等待' }).where(eq(student.id, second()));
      });
    });
    const [row] = await db.select().from(student).where(eq(student.id, second()));
    expect(row?.address).toBe('没有等待');
  });
});

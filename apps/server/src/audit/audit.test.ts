import { asc, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditLog } from '../db/schema/operation.ts';
import type { Session } from '../http/implement.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { eachDatabase } from '../testing/test-database.ts';
import { insertActions, recordStaffAction, recordStudentAction } from './audit.ts';

eachDatabase('the record of what was done', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database: open(), implementations: [] });
  });

  it('says who did what to which record, and when', async () => {
    const { db } = open();
    const now = app.clock.now();
    const session = { studentId: 'S1' } as Session;
    await recordStudentAction(
      { db, session, clock: app.clock },
      { bizType: 'CORRECTION', bizId: 'C1', action: 'APPLY', node: 'name' },
    );
    await recordStaffAction(
      db,
      { bizType: 'TEST', bizId: 'T1', action: 'VOID', opinion: '雷同' },
      { by: '王老师', now },
    );
    const rows = await db.select().from(auditLog).orderBy(asc(auditLog.bizId));
    expect(rows).toMatchObject([
      {
        ...{ bizType: 'CORRECTION', bizId: 'C1', action: 'APPLY', node: 'name', opinion: '' },
        ...{ operatorType: 'STUDENT', operatorId: 'S1', time: expect.any(Date) },
      },
      {
        ...{ bizType: 'TEST', bizId: 'T1', action: 'VOID', node: '', opinion: '雷同' },
        ...{ operatorType: 'STAFF', operatorId: '王老师', time: now },
      },
    ]);
  });

  it('is written by a statement for many records as it is for one', async () => {
    const { db } = open();
    const now = app.clock.now();
    const clock = { now: () => now };
    for (const bizId of ['A1', 'A2'])
      await recordStudentAction(
        { db, session: { studentId: 'S2' } as Session, clock },
        { bizType: 'TEST', bizId, action: 'HAND_IN', node: 'AUTO' },
      );
    await db.execute(
      insertActions(
        { bizType: 'TEST', bizId: sql`id`, action: 'HAND_IN', node: 'AUTO' },
        { operatorType: sql`'STUDENT'`, operatorId: sql`'S2'`, time: sql`${now.toISOString()}::timestamptz` },
        sql`(values ('B1'), ('B2')) as attempts(id)`,
      ),
    );
    const rows = await db
      .select()
      .from(auditLog)
      .where(sql`${auditLog.operatorId} = 'S2'`)
      .orderBy(asc(auditLog.bizId));
    const details = rows.map(({ id, bizId, createdAt, updatedAt, ...row }) => row);
    expect(rows.map(({ bizId }) => bizId)).toEqual(['A1', 'A2', 'B1', 'B2']);
    expect(new Set(details.map((row) => JSON.stringify(row))).size).toBe(1);
  });
});

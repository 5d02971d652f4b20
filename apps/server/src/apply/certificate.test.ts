import { photoPixels } from '@qianwei/api/contract/sign-up/photo-pixels';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { degreeCommands } from '../areas/degree/degree.commands.ts';
import { graduationCommands } from '../areas/graduation/graduation.commands.ts';
import { file } from '../db/schema/file.ts';
import { applyBatch, applyRules, degreeApply, graduationApply } from '../db/schema/graduation.ts';
import { student, studentMajor } from '../db/schema/student.ts';
import { createDemoApp, type DemoApp } from '../testing/demo-app.ts';
import { type StaffDesk, staffDesk } from '../testing/staff-desk.ts';
import { onPostgres } from '../testing/test-database.ts';
import { endOfDay, formatDay } from '../time.ts';

const day = 86_400_000;

onPostgres('the day on a certificate', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: StaffDesk;
  const today = (plusDays = 0) => formatDay(new Date(app.clock.now().getTime() + plusDays * day));
  const graduationOf = async (name: string) => {
    const [found] = await open()
      .db.select({ row: graduationApply, major: studentMajor })
      .from(graduationApply)
      .innerJoin(studentMajor, eq(studentMajor.id, graduationApply.studentMajorId))
      .innerJoin(student, eq(student.id, graduationApply.studentId))
      .where(eq(student.name, name));
    if (found === undefined) throw new Error(`${name} has no application`);
    return found;
  };
  const grant = (kind: string, receiptNo: string, date: string) =>
    desk.ops(`${kind}:grant`, receiptNo, '--cert', `${kind.toUpperCase()}-01`, '--date', date);
  const correct = (kind: string, receiptNo: string, date: string) =>
    desk.ops(`${kind}:correct-certificate`, receiptNo, '--date', date, '--reason', '录入有误');

  beforeAll(async () => {
    app = await createDemoApp(open());
    desk = staffDesk(app, [...graduationCommands, ...degreeCommands]);
    const { row, major } = await graduationOf('郑凯');
    const [rules] = await open()
      .db.select({ rules: applyRules })
      .from(applyRules)
      .innerJoin(applyBatch, eq(applyBatch.id, applyRules.batchId))
      .where(eq(applyBatch.type, 'DEGREE'));
    await open()
      .db.insert(degreeApply)
      .values({
        ...{ studentId: row.studentId, studentMajorId: row.studentMajorId, appliedAt: row.appliedAt },
        ...{ batchId: rules?.rules.batchId ?? '', rulesVersion: rules?.rules.version ?? 0 },
        ...{ documentCipher: row.documentCipher, signatureFileId: row.signatureFileId },
        ...{ receiptNo: 'XW20260601-000001', level: 'COMMITTEE', status: 'GRANTED' },
        ...{ certNo: 'DEGREES-00', certDay: today(-1), decidedAt: row.appliedAt },
        publicityEnd: endOfDay(new Date(`${major.graduateDate}T12:00:00+08:00`)),
      });
  }, 60_000);
  afterAll(() => desk.leave());

  it('a diploma is not dated before its last approval, also when it was reported later', async () => {
    const { db } = open();
    const { row } = await graduationOf('吴佳怡');
    const approvedAt = new Date(app.clock.now().getTime() - 3 * day);
    const approved = {
      status: 'APPROVED',
      level: 'PROVINCE',
      returnUntil: null,
      decidedAt: approvedAt,
    } as const;
    await db.update(graduationApply).set(approved).where(eq(graduationApply.id, row.id));
    // Her photo is right.
    const photos = and(eq(file.studentId, row.studentId), eq(file.scene, 'GRAD_PHOTO'));
    await db.update(file).set(photoPixels).where(photos);
    await desk.ops('graduations:report', '2026年下半年');
    await expect(grant('graduations', row.receiptNo, today(-4))).rejects.toThrow(
      `--date 不能早于审核通过的日期 ${today(-3)}`,
    );
    expect(await grant('graduations', row.receiptNo, today(-3))).toContain('GRADUATIONS-01');
    await expect(correct('graduations', row.receiptNo, today(-4))).rejects.toThrow('--date 不能早于审核通过');
    expect(await correct('graduations', row.receiptNo, today(-2))).toContain('已更正');
  });

  it('a diploma is not corrected to a day after the degree, nor is a degree to one before the diploma or in its publicity', async () => {
    const { row, major } = await graduationOf('郑凯');
    await expect(correct('graduations', row.receiptNo, today())).rejects.toThrow(
      `学位证书已于 ${today(-1)} 签发，毕业证书的日期不能比它晚`,
    );
    await expect(correct('degrees', 'XW20260601-000001', major.graduateDate ?? '')).rejects.toThrow(
      '--date 不能早于公示期满的日期',
    );
    await correct('graduations', row.receiptNo, today(-2));
    await expect(correct('degrees', 'XW20260601-000001', today(-3))).rejects.toThrow(
      `毕业证书于 ${today(-2)} 签发，学位证书的日期不能比它早`,
    );
    expect(await correct('degrees', 'XW20260601-000001', today(-2))).toContain('已更正');
  });

  it('a 考籍 that was cancelled stays cancelled when its diploma is corrected', async () => {
    const { row, major } = await graduationOf('郑凯');
    const own = eq(studentMajor.id, major.id);
    await open().db.update(studentMajor).set({ status: 'CANCELLED' }).where(own);
    await correct('graduations', row.receiptNo, today(-4));
    expect((await graduationOf('郑凯')).major).toMatchObject({
      status: 'CANCELLED',
      graduateDate: today(-4),
    });
  });
});

import { createHash } from 'node:crypto';
import { getExamPlan, submitExamApply } from '@qianwei/api/contract/academic/exam-plan';
import { cancelExamApply } from '@qianwei/api/contract/academic/registration';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getReceipt, receiptText } from '@qianwei/api/contract/receipt';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { receipt as receiptTable } from '../../../db/schema/student.ts';
import type { OpsCommand } from '../../../ops/command.ts';
import { createDemoApp } from '../../../testing/demo-app.ts';
import { onPostgres } from '../../../testing/test-database.ts';
import { registrationCommands } from './registration.commands.ts';

onPostgres('回执', { demo: true }, (open) => {
  it('a receipt is read again by its number, with the hash of what was submitted, and by nobody else', async () => {
    const app = await createDemoApp(open());
    const { token } = await app.login('周子墨');
    const { periodId } = (await app.call(getExamPlan, {}, { token })).data;
    const cancel = (applyId: string) => app.call(cancelExamApply, { applyId }, { token });
    const wanted = { periodId, courseCodes: ['13003', '02324'], siteArea: '9801' };
    const { data } = await app.call(submitExamApply, wanted, { token });
    const read = (receiptNo: string, reader = token) =>
      app.call(getReceipt, { receiptNo }, { token: reader });
    const receipt = (await read(data.receiptNo)).data;
    const { sha256, ...content } = receipt;
    expect(sha256).toBe(data.sha256);
    expect(sha256).toBe(createHash('sha256').update(receiptText(content)).digest('hex'));
    expect(content).toMatchObject({
      kind: 'EXAM_APPLY',
      holder: '周子墨 013224200002',
      facts: [
        { term: '考期' },
        {
          term: '课程',
          lines: [expect.stringMatching(/^13003 .+上午$/), expect.stringMatching(/^02324 .+下午$/)],
        },
        { term: '考区', lines: ['江澜市'] },
      ],
    });
    const { courses } = (await app.call(getExamPlan, {}, { token })).data;
    const own = courses.flatMap(({ registration }) => registration?.receiptNo ?? []);
    expect(own).toEqual([data.receiptNo, data.receiptNo]);
    const other = await app.login('孙浩然');
    for (const receiptNo of [data.receiptNo, 'BK20200101-000001', "' or 1=1"])
      expect(await read(receiptNo, other.token)).toMatchObject({
        errorCode: errorCode.notFound,
        errorMsg: '未找到相关记录',
      });
    const undone = (await cancel(data.applyIds[0]!)).data;
    expect((await read(undone.receiptNo)).data).toMatchObject({
      kind: 'EXAM_CANCEL',
      sha256: undone.sha256,
      facts: [{ term: '考期' }, { term: '撤销课程' }, { term: '原报考回执号', lines: [data.receiptNo] }],
    });
    await cancel(data.applyIds[1]!);
    const show = registrationCommands.find(({ name }) => name === 'receipts:show') as OpsCommand;
    const shown = await show.run(app.deps, [data.receiptNo]);
    expect(shown).toContain('周子墨 013224200002');
    expect(shown).toMatch(/内容与校验码一致$/);
    await expect(show.run(app.deps, ['BK1'])).rejects.toThrow('没有回执 BK1');
    const { db } = open();
    const tampered = db
      .update(receiptTable)
      .set({ holder: '林一帆' })
      .where(eq(receiptTable.receiptNo, data.receiptNo));
    await expect(tampered).rejects.toMatchObject({ cause: { message: 'receipt is append-only' } });
  });
});

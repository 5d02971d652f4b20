import { errorCode } from '@qianwei/api/contract/envelope';
import {
  getGraduation,
  saveGraduation,
  submitGraduation,
  withdrawGraduation,
} from '@qianwei/api/contract/graduation/graduation';
import type { GraduationDocument } from '@qianwei/api/contract/graduation/graduation-document';
import { getHomeIndex } from '@qianwei/api/contract/home';
import { getMenuList } from '@qianwei/api/contract/menu';
import { getReceipt } from '@qianwei/api/contract/receipt';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { file } from '../../db/schema/file.ts';
import { graduationApply } from '../../db/schema/graduation.ts';
import { savingOf, submissionOf } from '../../testing/apply-visit.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { type StaffDesk, staffDesk } from '../../testing/staff-desk.ts';
import { eachDatabase } from '../../testing/test-database.ts';
import { formatDay } from '../../time.ts';
import { graduationCommands } from './graduation.commands.ts';

const day = 86_400_000;

eachDatabase('毕业申请', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: StaffDesk;
  let token = '';

  const read = async () => (await app.call(getGraduation, {}, { token })).data;
  const save = async (document: GraduationDocument) =>
    app.call(saveGraduation, savingOf(await read(), document), { token });
  const submit = async () =>
    app.call(submitGraduation, await submissionOf(app, await read(), token), { token });
  const decide = async (level: string, ...choice: string[]) => {
    const { receipt } = await read();
    return desk.ops(
      'graduations:decide',
      receipt?.receiptNo ?? '',
      '--level',
      level,
      '--by',
      '测试',
      ...choice,
    );
  };

  beforeAll(async () => {
    app = await createDemoApp(open());
    desk = staffDesk(app, graduationCommands);
    ({ token } = await app.login('吴佳怡'));
  }, 60_000);
  afterAll(() => desk.leave());

  it('/apply/graduation 吴佳怡 finds two returned parts with their reasons, and everything else locked', async () => {
    const apply = await read();
    expect(apply).toMatchObject({
      status: 'RETURNED',
      level: 'SCHOOL',
      levels: ['UNIT', 'SCHOOL', 'CITY', 'PROVINCE'],
      editableParts: ['PHOTO', 'RESUME', 'REGISTER_FORM'],
      withdrawable: false,
    });
    expect(apply.parts).toHaveLength(13);
    expect(apply.returned?.items).toMatchObject([
      { item: 'PHOTO', reason: '照片须为 480×640 像素的 JPG，当前为 413×626' },
      { item: 'RESUME' },
    ]);
    expect(apply.conditions.map(({ code, ok, actual }) => [code, ok, actual])).toEqual([
      ['COURSES', true, '15/15 门'],
      ['CREDITS', true, '70/70'],
      ['PRACTICES', true, '13753，80 分'],
      ['THESIS', true, '82 分，良好'],
      ['PRE_EDUCATION', true, expect.stringMatching(/通过$/)],
      ['MORAL', true, '已上传'],
      ['SANCTION', true, '已核验'],
      ['PHOTO', false, '413×626'],
    ]);
    expect(apply.conditions.at(-1)?.way).toMatchObject({ path: '/apply/graduation?step=materials' });
    expect(apply.rules).toMatchObject({
      version: 2,
      changes: [
        { rule: 'photoMonths', before: 24, after: 12 },
        { rule: 'appraisalMin', before: 100, after: 200 },
      ],
    });
  });

  it('home and the menu lead 吴佳怡 to what was returned (HOME)', async () => {
    const { data: home } = await app.call(getHomeIndex, {}, { token });
    expect(home.nextStep).toMatchObject({ code: 'GRADUATION_RETURNED', actionText: '补正毕业材料' });
    const { data: menu } = await app.call(getMenuList, {}, { token });
    expect(menu.find(({ path }) => path === '/apply/graduation')?.badge).toBe(1);
  });

  it('/apply/graduation refuses a locked part, an unchanged one, and a gap that is still there', async () => {
    const { document } = await read();
    if (document === null) throw new Error('Nothing was submitted');
    const locked = await save({ ...document, appraisal: '改了不该改的' });
    expect(locked).toMatchObject({ errorCode: errorCode.stateForbids, data: { parts: ['STATEMENT'] } });
    expect((await save(document)).errorCode).toBe(0);
    const unchanged = await submit();
    expect(unchanged.errorCode).toBe(errorCode.badParameter);
    expect(Object.keys((unchanged.data as unknown as { fieldErrors: object }).fieldErrors)).toEqual([
      'photo',
      'resume',
    ]);
    const photo = (await read()).materials[0]?.files.find(({ width }) => width === 480)?.fileId ?? '';
    const resume = document.resume.map((line, at) => (at === 0 ? { ...line, witness: '高老师' } : line));
    expect((await save({ ...document, photo: [photo], resume })).errorCode).toBe(0);
    expect(await submit()).toMatchObject({
      errorCode: errorCode.badParameter,
      data: { fieldErrors: { resume: '本人简历 2019-07 至 2020-06 未填写' } },
    });
  });

  it('/apply/graduation the returned photo is refused, also when it is uploaded once more under another name', async () => {
    const { document } = await read();
    const { db } = open();
    const [returned] = await db
      .select()
      .from(file)
      .where(eq(file.id, document?.photo[0] ?? ''));
    if (document === null || returned === undefined) throw new Error('No photo was submitted');
    const { id: _, ...content } = returned;
    const copies = await db
      .insert(file)
      .values({ ...content, name: '新照片.jpg' })
      .returning();
    expect((await save({ ...document, photo: copies.map(({ id }) => id) })).errorCode).toBe(0);
    expect((await submit()).data).toMatchObject({
      fieldErrors: { photo: expect.stringContaining('电子注册照片还没有改') },
    });
    await db.delete(file).where(eq(file.id, copies[0]?.id ?? ''));
  });

  it('/apply/graduation the mended parts go on at the school, through every level to the diploma', async () => {
    const { document, materials } = await read();
    if (document === null) throw new Error('Nothing was submitted');
    const photo = materials[0]?.files.find(({ width }) => width === 480)?.fileId ?? '';
    const filled = { from: '2019-07', to: '2020-06', kind: 'PREPARE' as const, place: '在家备考初级会计师' };
    const resume = [...document.resume, { ...filled, post: '', witness: '吴建国' }];
    expect((await save({ ...document, photo: [photo], resume })).errorCode).toBe(0);
    const { receipts: before } = await read();
    const answer = await submit();
    expect(answer).toMatchObject({ errorCode: 0, data: { status: 'AUDITING' } });
    const receipt = await app.call(getReceipt, { receiptNo: answer.data.receiptNo }, { token });
    expect(receipt.data.facts[0]).toEqual({ term: '事项', lines: ['毕业申请，第 2 次提交'] });
    expect(await read()).toMatchObject({ status: 'AUDITING', level: 'SCHOOL', editableParts: [] });
    // The receipt of the first submission stays within reach, below that of this one.
    const { receipt: newest, receipts } = await read();
    expect(before).toHaveLength(1);
    expect(receipts).toEqual([newest, ...before]);
    await expect(decide('市考办', '--approve')).rejects.toThrow('现在在主考院校');
    await decide('主考院校', '--approve');
    await decide('市考办', '--approve');
    expect(await read()).toMatchObject({ status: 'AUDITING', level: 'PROVINCE' });
    await decide('PROVINCE', '--approve');
    expect(await read()).toMatchObject({ status: 'APPROVED' });
    const { batch, receipt: issued } = await read();
    const today = formatDay(app.clock.now());
    await expect(
      desk.ops('graduations:grant', issued?.receiptNo ?? '', '--cert', 'BY650001', '--date', today),
    ).rejects.toThrow('不能再处理为');
    await desk.ops('graduations:report', batch?.name ?? '');
    expect(await read()).toMatchObject({ status: 'REPORTED' });
    await desk.ops('graduations:grant', issued?.receiptNo ?? '', '--cert', 'BY650001', '--date', today);
    expect(await read()).toMatchObject({
      status: 'GRANTED',
      certificate: { certNo: 'BY650001', issueDay: today },
      obstacle: { reason: expect.stringContaining('已发证') },
    });
    expect((await submit()).errorCode).toBe(errorCode.stateForbids);
  });

  it('/apply/graduation what is not mended within seven days has expired', async () => {
    const id = (await read()).applyId ?? '';
    const rewind = { status: 'RETURNED' as const, certNo: null, certDay: null };
    const returnUntil = new Date(app.clock.now().getTime() + day);
    await app.deps.db
      .update(graduationApply)
      .set({ ...rewind, returnUntil })
      .where(eq(graduationApply.id, id));
    expect(await read()).toMatchObject({ status: 'RETURNED' });
    app.wait(day);
    ({ token } = await app.login('吴佳怡'));
    expect(await read()).toMatchObject({ status: 'EXPIRED', returned: null, editableParts: [] });
    const { data } = await app.call(withdrawGraduation, { applyId: id, reason: '不想等了' }, { token });
    expect(data).toBeNull();
  });
});

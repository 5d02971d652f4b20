import { writeFileSync } from 'node:fs';
import { getPublicServiceListNLog } from '@qianwei/api/contract/public-service';
import { getSignUpConfigNLog } from '@qianwei/api/contract/sign-up/config';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../../../../db/schema/operation.ts';
import { signUpBatch } from '../../../../db/schema/sign-up.ts';
import { createDemoApp, type DemoApp } from '../../../../testing/demo-app.ts';
import { type SheetCells, type StaffDesk, staffDesk } from '../../../../testing/staff-desk.ts';
import { onPostgres } from '../../../../testing/test-database.ts';
import { formatDateTime } from '../../../../time.ts';
import { signUpCommands } from '../../sign-up.commands.ts';

const courseHead = ['课程代码', '课程名称', '考核方式', '费用', '名额', '携带物品'];
const siteHead = ['考点', '地址', '名额'];

onPostgres('what staff set of the batches of sign-ups', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: StaffDesk;
  let openName: string;

  beforeAll(async () => {
    app = await createDemoApp(open());
    desk = staffDesk(app, signUpCommands);
    openName = (await app.call(getSignUpConfigNLog, { type: 'PRACTICE' })).data.batch!.name;
  }, 60_000);
  afterAll(() => desk.leave());

  const at = (days: number, time = '09:00') =>
    `${formatDateTime(new Date(app.clock.now().getTime() + days * 86_400_000)).slice(0, 10)} ${time}`;
  const day = (days: number) => at(days).slice(0, 10);
  const fresh = () => [
    ...['--apply', `${at(40)}/${at(50, '17:00')}`, '--publish', at(60), '--ticket', at(62)],
    ...['--exam', `${day(70)}/${day(71)}`, '--scores', at(100)],
  ];
  const set = (name: string, ...options: string[]) =>
    desk.ops('sign-up-batches:set', 'PRACTICE', name, ...options);
  const config = async () => (await app.call(getSignUpConfigNLog, { type: 'PRACTICE' })).data;
  const load = async (command: string, rows: SheetCells, ...options: string[]) =>
    desk.ops(command, 'PRACTICE', openName, await desk.save(rows), ...options);

  it('a trial adds nothing; a new batch has the rules of the latest, and says what it lacks', async () => {
    expect(await set('2027年3月实践考核', ...fresh(), '--dry-run')).toContain('试运行，没有写入。将新增');
    expect((await config()).next).toBeNull();
    const said = await set('2027年3月实践考核', ...fresh(), '--by', '周老师');
    expect(said).toContain('报名门数：最多 6 门');
    expect(said).toContain('还没有课程，请用 sign-up-batches:courses 导入');
    expect((await config()).next).toMatchObject({ name: '2027年3月实践考核' });
    const [row] = await open().db.select().from(signUpBatch).where(eq(signUpBatch.name, '2027年3月实践考核'));
    const audit = await open()
      .db.select()
      .from(auditLog)
      .where(and(eq(auditLog.bizType, 'SIGN_UP_BATCH'), eq(auditLog.bizId, row!.id)));
    expect(audit).toMatchObject([{ action: 'SET', operatorType: 'STAFF', operatorId: '周老师' }]);
  });

  it.each(['\ufe0f', '\u034f', '\u17b4', '\u180b', '\u{e0100}', '\u200b', '\n'])(
    'no batch has a name that is read like another: %j in it is refused',
    async (character) => {
      await expect(set(`2027年4月${character}实践考核`, ...fresh())).rejects.toThrow(
        '里有换行或看不见的字符，请重新输入',
      );
      expect((await config()).next?.name).not.toContain('4月');
    },
  );

  it('only what is said changes, and the login page follows', async () => {
    expect(await set(openName, '--apply', `${at(-3)}/${at(6, '12:00')}`)).toMatch(
      /^.*已更改：\n报名：[^\n]*（原为 [^\n]*$/,
    );
    expect(await set(openName)).toBe(`${openName}没有变化`);
    const { list } = (await app.call(getPublicServiceListNLog, {})).data;
    expect(list.find(({ code }) => code === 'PRACTICE_SIGNUP')?.endTime).toBe(`${at(6, '12:00')}:00`);
  });

  it('the end of the sign-up in its notices follows the batch, and another date in them is named', async () => {
    const end = async () => (await config()).batch!.notices.find((text) => text.includes('不再受理'));
    const before = await end();
    expect(await set(openName, '--apply', `${at(-3)}/${at(6, '11:00')}`)).not.toContain('须知里写了日期');
    expect(await end()).toMatch(/11:00 后不再受理；/);
    expect(await end()).not.toBe(before);
    const { db } = open();
    const ofOpen = eq(signUpBatch.name, openName);
    const [row] = await db.select().from(signUpBatch).where(ofOpen);
    await db
      .update(signUpBatch)
      .set({ notices: ['11月27日 后都不再受理。'] })
      .where(ofOpen);
    const said = await set(openName, '--apply', `${at(-3)}/${at(6, '12:00')}`);
    expect(said).toMatch(/须知里写了日期，请核对.*1：\n {2}11月27日 后都不再受理。/);
    await db.update(signUpBatch).set({ notices: row!.notices }).where(ofOpen);
  });

  it.each<[string, () => string[], RegExp]>([
    ['a new one without its dates', () => ['2028年实践考核', '--max', '3'], /要新增，须写明 --apply、--exam/],
    ['dates out of order', () => [openName, '--ticket', at(60)], /准考证开放（.*）不能晚于考试/],
    ['an end that is over', () => [openName, '--apply', `${at(-3)}/${at(-1)}`], /报名截止 .* 已过/],
    ['two open at a time', () => ['2028年实践考核', ...fresh()], /报名时间与2027年3月实践考核.*重叠/],
    [
      'a begin while what was returned in the batch before can be mended',
      () => [
        ...['2028年实践考核', '--apply', `${at(51)}/${at(55)}`, '--publish', at(65), '--ticket', at(66)],
        ...['--exam', day(75), '--scores', at(100)],
      ],
      /2027年3月实践考核退回的报名可以修改到 .*，报名开始不能更早/,
    ],
    [
      'rooms that are published after the next batch has begun',
      () => [
        ...[openName, '--publish', at(47), '--ticket', at(48), '--exam', day(49), '--scores', at(60)],
        '--confirm',
      ],
      /2027年3月实践考核 .* 开始报名，退回的报名要在那以前改完，现在可以改到 .*，考场公布（.*）应更早/,
    ],
    ['fewer courses than held', () => [openName, '--max', '0'], /--max 应为 1–20/],
    ['payment while people have signed up', () => [openName, '--free'], /已有 1 份报名，不能再改是否收费/],
    [
      'a begin that is still to come',
      () => [openName, '--apply', `${at(1)}/${at(6)}`],
      /已有人报名，报名开始不能改到以后/,
    ],
    ['other days of the exam', () => [openName, '--exam', day(30), '--scores', at(80)], /加上 --confirm/],
    ['a school that is none', () => [openName, '--school', '月亮大学'], /没有主考院校“月亮大学”/],
    ['languages of a practice exam', () => [openName, '--languages', '英语'], /实践考核不选语种/],
    ['a date that is none', () => [openName, '--exam', '2027-02-30'], /--exam 应为/],
    ['a fee that is none', () => [openName, '--fee', '六十'], /--fee 应为/],
    ['both', () => [openName, '--paid', '--free'], /最多有一个/],
  ])('%s is refused and nothing changes', async (_, args, text) => {
    const [name = '', ...options] = args();
    const before = await open().db.select().from(signUpBatch).orderBy(signUpBatch.id);
    await expect(set(name, ...options)).rejects.toThrow(text);
    expect(await open().db.select().from(signUpBatch).orderBy(signUpBatch.id)).toEqual(before);
  });

  it('a type or a name that is none is refused with those that there are', async () => {
    await expect(desk.ops('sign-up-batches:set', 'MATHS', 'x')).rejects.toThrow(
      'PRACTICE（实践考核）或 ENGLISH',
    );
    await expect(
      desk.ops('sign-up-batches:sites', 'PRACTICE', '没有这批', await desk.save([siteHead, ['甲', '乙', 1]])),
    ).rejects.toThrow(`有 “2027年3月实践考核”、“${openName}”`);
  });

  it('courses are imported whole or not at all, and no quota is below what is taken', async () => {
    const wrong = load('sign-up-batches:courses', [
      courseHead,
      ['13004', '', '上机', 60, 0, ''],
      ['13003', '', '上机', 60, 10, ''],
      ['99999', '', '上机', 60, 10, ''],
      ['13014', '别的', '上机', 60, 10, ''],
      ['13014', '', '吹拉弹唱', 60, 10, ''],
      ['02334', '', '上机', 60, '很多', ''],
    ]);
    await expect(wrong).rejects.toThrow(
      /共 6 行有问题：\n第 2 行：课程 13004 已报 1 人，名额不能是 0\n第 3 行：课程 13003 是笔试课程.*\n第 4 行：没有课程 99999\n第 5 行：课程 13014 的名称是“.*\n第 6 行：考核方式“吹拉弹唱”应为.*\n第 7 行：名额“很多”应为/,
    );
    const said = await load('sign-up-batches:courses', [
      courseHead,
      ['13004', '', '上机、答辩', '60.50', 3, '带黑色签字笔'],
    ]);
    expect(said).toMatch(
      /课程新增 0，更新 1，未变 0\n文件里没有、保持不变的 7 门：[^\n]*\n改了费用而已有人报名的 1 门：13004/,
    );
    expect((await config()).batch?.courseList.find(({ courseCode }) => courseCode === '13004')).toMatchObject(
      {
        ...{ quota: 3, left: 2, fee: 6050, assessForms: ['COMPUTER', 'DEFENCE'], carry: '带黑色签字笔' },
      },
    );
  });

  it('sites: a new one needs an address, an empty address leaves it as it is', async () => {
    const taken = load('sign-up-batches:sites', [siteHead, ['学府路实训中心', '', 0], ['新考点', '', 5]]);
    await expect(taken).rejects.toThrow(
      /第 2 行：“学府路实训中心”已报 1 人，名额不能是 0\n第 3 行：考点“新考点”是新的，须写地址/,
    );
    const said = await load('sign-up-batches:sites', [
      siteHead,
      ['学府路 实训中心', '', 7],
      ['新考点', '滨江路 1 号', 5],
    ]);
    expect(said).toContain('考点新增 1，更新 1，未变 0');
    expect((await config()).batch?.siteList).toHaveLength(3);
    expect((await config()).batch?.siteList.find(({ name }) => name === '学府路实训中心')).toMatchObject({
      ...{ left: 6, address: '江澜市云台区学府路 18 号 3 号楼' },
    });
  });

  it('notices: a line each, without the numbers that somebody has typed', async () => {
    const path = desk.newPath().replace('.xlsx', '.txt');
    writeFileSync(path, '\uFEFF1. 带身份证原件。\r\n\r\n2、提前 30 分钟到。\n');
    expect(await desk.ops('sign-up-batches:notices', 'PRACTICE', openName, path)).toContain(
      '1. 带身份证原件。',
    );
    expect((await config()).batch?.notices).toEqual(['带身份证原件。', '提前 30 分钟到。']);
    writeFileSync(path, Buffer.from([0xb1, 0xa8]));
    const gbk = desk.ops('sign-up-batches:notices', 'PRACTICE', openName, path);
    await expect(gbk).rejects.toThrow('不是 UTF-8');
    writeFileSync(path, '长'.repeat(201));
    await expect(desk.ops('sign-up-batches:notices', 'PRACTICE', openName, path)).rejects.toThrow(
      '第 1 行有 201 个字',
    );
  });
});

import {
  cancelExemption,
  getCourseSetting,
  submitExemption,
} from '@qianwei/api/contract/academic/course-setting';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getHomeIndex } from '@qianwei/api/contract/home';
import { upload } from '@qianwei/api/contract/upload';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { exemption, grade } from '../../../db/schema/academic.ts';
import { file } from '../../../db/schema/file.ts';
import { auditLog } from '../../../db/schema/operation.ts';
import { windowCommands } from '../../../institution/window.commands.ts';
import { DomainProblem } from '../../../problems.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { pdf } from '../../../testing/sample-files.ts';
import { onPostgres } from '../../../testing/test-database.ts';
import { formatDay, parseDateTime } from '../../../time.ts';
import { academicCommands } from '../academic.commands.ts';

const hour = 3_600_000;

onPostgres('an exemption', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  const ops = async (name: string, ...args: string[]) => {
    const command = [...academicCommands, ...windowCommands].find((candidate) => candidate.name === name);
    if (command === undefined || !('run' in command)) throw new Error(`No command ${name}`);
    return command.run(app.deps, args);
  };
  const day = (distance: number) => formatDay(new Date(app.clock.now().getTime() + distance * 24 * hour));

  /** A student at the page, with what is done there. */
  async function visit(name: string) {
    const { token, id: studentId } = await app.login(name);
    const setting = async () => (await app.call(getCourseSetting, {}, { token })).data;
    const row = async (code: string) =>
      (await setting()).groups
        .flatMap(({ courses }) => courses)
        .find(({ courseCode }) => courseCode === code);
    const proof = async () => {
      const id = app.deps.random.id();
      await open()
        .db.insert(file)
        .values({
          ...{ id, studentId, scene: 'EXEMPT_PROOF', name: '成绩单.pdf', size: 1, mime: 'application/pdf' },
          ...{ sha256: '00', path: '00', storedAt: app.clock.now() },
        });
      return id;
    };
    const apply = async (courseCode: string, changes: object = {}, options: object = {}) => {
      const certificate = { basisType: 'NCRE', certNo: '65011', obtainDate: '2019-09-28' };
      const payload = { courseCode, ...certificate, fileIds: [await proof()], ...changes };
      return app.call(submitExemption, payload, { token, ...options });
    };
    const home = async () => {
      const { nextStep, followingSteps } = (await app.call(getHomeIndex, {}, { token })).data;
      return [nextStep, ...followingSteps].map((step) => step?.title);
    };
    const stored = (courseId: string) =>
      open()
        .db.select()
        .from(exemption)
        .where(and(eq(exemption.studentId, studentId), eq(exemption.courseId, courseId)));
    return { token, studentId, setting, row, proof, apply, home, stored };
  }

  it('/academic/course/setting E3 is refused outside its window with the dates, and taken once it is open', async () => {
    const zhou = await visit('周子墨');
    const { exemptClosed } = await zhou.setting();
    expect(exemptClosed?.reason).toMatch(/^免考受理时间为 \d{4}-\d\d-\d\d 至 \d\d-\d\d$/);
    expect(await zhou.apply('13015')).toMatchObject({
      errorCode: errorCode.outsideWindow,
      errorMsg: exemptClosed?.reason,
      data: { nextTime: exemptClosed?.nextTime, way: exemptClosed?.way },
    });
    expect(await zhou.stored('13015')).toEqual([]);

    const opening = parseDateTime(exemptClosed?.nextTime ?? '').getTime() - Date.now();
    app.clock.setOffset(opening + hour);
    const later = await visit('周子墨');
    expect((await later.setting()).exemptClosed).toBeNull();
    const { errorCode: code, data } = await later.apply('13015', { obtainDate: '1995-03-31' });
    expect(data.replyBefore).toBe((await later.setting()).exemptions.at(-1)?.replyBefore);
    expect(parseDateTime(data.replyBefore ?? '').getTime()).toBeGreaterThan(app.clock.now().getTime());
    expect([code, data.status, data.receiptNo]).toEqual([
      0,
      'PENDING',
      expect.stringMatching(/^MK\d{8}-\d{6}$/),
    ]);
    expect(await later.row('13015')).toMatchObject({
      status: 'EXEMPTION_PENDING',
      statusText: '免考待审',
    });
    await app.call(cancelExemption, { exemptionId: data.exemptionId }, { token: later.token });

    app.clock.setOffset(opening + 10 * 24 * hour);
    const closed = await visit('周子墨');
    expect(await closed.apply('13015')).toMatchObject({ errorCode: errorCode.outsideWindow });
    expect((await closed.setting()).exemptClosed?.nextTime).toBeNull();
    app.clock.setOffset(0);
    expect(await ops('windows:set', 'EXEMPTION', '--from', day(-1), '--to', day(5))).toContain('免考受理已');
    expect((await zhou.setting()).exemptClosed).toBeNull();
  });

  it('asks for a real date that is past, one to five own files and a number', async () => {
    const zhou = await visit('周子墨');
    const other = await visit('何静');
    const six = await Promise.all(Array.from({ length: 6 }, zhou.proof));
    const cases: [object, string, string][] = [
      [{ obtainDate: '1979-12-31' }, 'obtainDate', '取得日期不能早于 1980-01-01，请核对证书'],
      [{ obtainDate: '2019-02-30' }, 'obtainDate', '没有这一天，请核对日期'],
      [{ obtainDate: '2019-9-1' }, 'obtainDate', '日期应为 2018-12-31 这样的格式'],
      [{ obtainDate: day(1) }, 'obtainDate', '取得日期不能晚于今天'],
      [{ fileIds: six }, 'fileIds', '每项最多上传 5 个文件'],
      [{ fileIds: [] }, 'fileIds', '请上传证明材料'],
      [{ fileIds: [await other.proof()] }, 'fileIds', '未找到证明材料，请重新上传'],
      [{ fileIds: ['none'] }, 'fileIds', '未找到证明材料，请重新上传'],
      [{ certNo: ' ' }, 'certNo', '请填写证书编号'],
      [{ certNo: '1'.repeat(41) }, 'certNo', '内容不能超过 40 个字'],
      [{ reason: '免'.repeat(201) }, 'reason', '内容不能超过 200 个字'],
      [{ basisType: 'TOEFL' }, 'basisType', '请选择免考依据'],
    ];
    for (const [changes, field, text] of cases)
      expect(await zhou.apply('13015', changes)).toMatchObject({
        errorCode: errorCode.badParameter,
        data: { fieldErrors: { [field]: text } },
      });
    expect((await zhou.stored('13015')).map(({ status }) => status)).toEqual(['CANCELLED']);
  });

  it('takes a real file as proof, and no program that is renamed', async () => {
    const { token, apply, stored } = await visit('陈思远');
    const scene = 'EXEMPT_PROOF';
    const program = new File(['MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0'], '成绩单.pdf');
    expect(await app.call(upload, { file: program, scene }, { token })).toMatchObject({
      errorCode: expect.any(Number),
      errorMsg: expect.stringMatching(/文件内容|PDF、JPG、PNG/),
      data: null,
    });
    const named = new File(['MZ'], '成绩单.exe');
    expect((await app.call(upload, { file: named, scene }, { token })).errorMsg).toContain('PDF、JPG、PNG');
    const sent = await app.call(upload, { file: new File([pdf()], '成绩单.pdf'), scene }, { token });
    // All of 陈思远's courses are passed: the file is fine, the course is not.
    expect(await apply('13015', { fileIds: [sent.data.fileId] })).toMatchObject({
      errorCode: errorCode.notEligible,
      errorMsg: '13015 计算机系统原理已合格，不用申请免考',
    });
    expect(await stored('13015')).toEqual([]);
  });

  it.each([
    ['14976', '该课程不可免考'],
    ['13014', '该课程不可免考'],
    ['15040', '该课程不可免考'],
    ['15043', '已合格'],
  ])('/academic/course/setting E2 is refused for %s: %s', async (code, reason) => {
    const zhou = await visit('周子墨');
    const answer = await zhou.apply(code);
    expect(answer).toMatchObject({ errorCode: errorCode.notEligible, data: { way: { kind: 'PAGE' } } });
    expect(answer.errorMsg).toContain(reason);
  });

  it('is one when it is sent twice at once, and one when a request is repeated three times', async () => {
    const zhou = await visit('周子墨');
    const both = await Promise.all([zhou.apply('00898'), zhou.apply('00898')]);
    expect(both.map(({ errorCode: code }) => code).sort()).toEqual([0, errorCode.stateForbids]);
    expect(both.find(({ errorCode: code }) => code !== 0)?.errorMsg).toContain('不能重复申请');
    expect(await zhou.stored('00898')).toHaveLength(1);

    const requestNo = app.deps.random.id();
    const fileIds = [await zhou.proof()];
    const repeated = [];
    for (let time = 0; time < 3; time += 1)
      repeated.push(await zhou.apply('04747', { fileIds }, { requestNo }));
    expect(new Set(repeated.map(({ data }) => data.receiptNo)).size).toBe(1);
    expect(await zhou.stored('04747')).toHaveLength(1);
  });

  it('is taken back by its student alone, and only while nobody has decided', async () => {
    const zhou = await visit('周子墨');
    const [row] = await zhou.stored('00898');
    const cancel = (token: string) => app.call(cancelExemption, { exemptionId: row!.id }, { token });
    expect(await cancel((await visit('何静')).token)).toMatchObject({ errorCode: errorCode.notFound });
    const shown = (await zhou.setting()).exemptions.find(({ exemptionId }) => exemptionId === row!.id);
    expect(shown).toMatchObject({ cancelable: true, timeline: { files: [{ name: '成绩单.pdf' }] } });
    expect(await cancel(zhou.token)).toMatchObject({ errorCode: 0 });
    expect(await cancel(zhou.token)).toMatchObject({
      errorCode: errorCode.stateForbids,
      errorMsg: '免考申请已撤回，不能撤回',
    });
    const steps = (await zhou.setting()).exemptions
      .find(({ exemptionId }) => exemptionId === row!.id)
      ?.timeline.events.map(({ step }) => step);
    expect(steps).toEqual(['SUBMIT', 'WITHDRAW']);
    expect((await zhou.apply('00898')).errorCode).toBe(0);
  });

  it('once approved is a result of its course, which brings its credits and no number', async () => {
    const zhou = await visit('周子墨');
    const before = await zhou.setting();
    const [row] = await zhou.stored('04747');
    const { receiptNo } = row!;
    expect(await ops('exemptions:list')).toContain(`${receiptNo}  `);
    const sheet = await ops('exemptions:show', receiptNo);
    for (const text of [
      '学生：周子墨',
      '04747 Java语言程序设计（一）',
      '证书编号：65011',
      '成绩单.pdf',
      '提交  本人',
    ])
      expect(sheet).toContain(text);
    const decided = await ops('exemptions:decide', receiptNo, '--approve', '--by', '李老师');
    expect(decided).toContain('通过  李老师');
    const granted = await open()
      .db.select()
      .from(grade)
      .where(and(eq(grade.studentId, zhou.studentId), eq(grade.courseId, '04747')));
    expect(granted).toMatchObject([
      {
        gradeType: 'EXEMPT',
        result: 'PASS',
        finalScore: null,
        exemptBasis: 'NCRE',
        note: `${day(0)} 批准`,
      },
    ]);
    const after = await zhou.setting();
    expect([after.credits.done - before.credits.done, after.exemptDone]).toEqual([3, 2]);
    expect(await zhou.row('04747')).toMatchObject({
      status: 'EXEMPT',
      statusText: '免考，全国计算机等级考试',
      score: null,
    });
    // Its practice can be signed up for now.
    expect(await zhou.row('04748')).toMatchObject({ status: 'SIGN_UP_OPEN' });
    await expect(ops('exemptions:decide', receiptNo, '--reject', '--reply', '不符')).rejects.toThrow(
      '审核通过，不能',
    );
    expect((await zhou.apply('04747')).errorMsg).toContain('已合格');
  });

  it('once returned is a duty on home, which applying again closes', async () => {
    const zhou = await visit('周子墨');
    const title = '重新申请 00898 互联网软件应用与开发 的免考';
    const [row] = (await zhou.stored('00898')).filter(({ status }) => status === 'PENDING');
    const decide = (...args: string[]) => ops('exemptions:decide', row!.receiptNo, ...args);
    await expect(decide('--return')).rejects.toThrow('须写明意见');
    await decide('--return', '--reply', '请补盖章的成绩单');
    expect(await zhou.home()).toContain(title);
    const shown = (await zhou.setting()).exemptions.find(({ exemptionId }) => exemptionId === row!.id);
    expect(shown).toMatchObject({
      status: 'RETURNED',
      cancelable: false,
      timeline: { events: [{}, { step: 'RETURN', by: '考办', opinion: '请补盖章的成绩单' }] },
    });
    expect((await zhou.apply('00898')).errorCode).toBe(0);
    expect(await zhou.home()).not.toContain(title);
    const acts = await open().db.select().from(auditLog).where(eq(auditLog.bizId, row!.id));
    expect(acts.map(({ action }) => action).sort()).toEqual(['APPLY', 'RETURN']);
  });

  it('a return after the window is a duty when the next one opens, not before', async () => {
    const zhou = await visit('周子墨');
    const [row] = (await zhou.stored('00898')).filter(({ status }) => status === 'PENDING');
    expect(await ops('windows:set', 'EXEMPTION', '--from', day(1), '--to', day(3))).toContain(
      '免考受理已改为',
    );
    await ops('exemptions:decide', row!.receiptNo, '--return', '--reply', '请补学分');
    const title = '重新申请 00898 互联网软件应用与开发 的免考';
    expect(await zhou.home()).not.toContain(title);
    app.clock.setOffset(36 * hour);
    expect(await (await visit('周子墨')).home()).toContain(title);
    app.clock.setOffset(0);
    await ops('windows:set', 'EXEMPTION', '--from', day(-1), '--to', day(5));
  });

  it('no more than half of the written courses', async () => {
    const zhou = await visit('周子墨');
    const codes = ['00898', '13015', '13003', '04735', '00023'];
    for (const code of codes) expect((await zhou.apply(code)).errorCode).toBe(0);
    expect(await zhou.apply('02324')).toMatchObject({
      errorCode: errorCode.limitReached,
      errorMsg: '免考最多 7 门，你已免考 2 门，待审 5 门，不能再申请',
    });
  });

  it.each([
    [['exemptions:show', 'MK0'], '没有回执号为 MK0 的免考申请'],
    [['exemptions:decide', 'MK0', '--approve'], '没有回执号为 MK0 的免考申请'],
    [['exemptions:decide', 'MK0'], '须且只能有一个'],
    [['windows:set', 'EXEMPT', '--from', '2027-03-01', '--to', '2027-03-10'], '没有业务 EXEMPT'],
    [['windows:set', 'EXEMPTION', '--from', '2027-03-01'], '缺少 --to'],
    [['windows:set', 'EXEMPTION', '--from', '2027-02-30', '--to', '2027-03-10'], '--from 应为'],
    [['windows:set', 'EXEMPTION', '--from', '2027-03-10 09:00', '--to', '2027-03-09'], '应晚于'],
  ])('%j is answered with what is wrong', async ([name = '', ...args], text) => {
    const failed = ops(name, ...args);
    await expect(failed).rejects.toBeInstanceOf(DomainProblem);
    await expect(failed).rejects.toThrow(text);
  });

  it('a new window is for the students of the last one; a day as its end is the whole day', async () => {
    expect(
      await ops(
        'windows:set',
        'ENGLISH_SCORE',
        '--from',
        '2031-03-01 09:00',
        '--to',
        '2031-03-10',
        '--name',
        '春季',
      ),
    ).toBe('学位英语成绩春季已新增：2031-03-01 09:00:00 至 2031-03-11 00:00:00');
    const change = ['--from', '2031-03-02', '--to', '2031-03-10 17:00', '--name', '春季'];
    expect(await ops('windows:set', 'ENGLISH_SCORE', ...change)).toBe(
      '学位英语成绩春季已改为：2031-03-02 00:00:00 至 2031-03-10 17:00:00',
    );
  });
});

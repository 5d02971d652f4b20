import {
  cancelExemption,
  getCourseSetting,
  submitExemption,
} from '@qianwei/api/contract/academic/course-setting';
import { getExamPlan, submitExamApply } from '@qianwei/api/contract/academic/exam-plan';
import {
  cancelExamApply,
  examApplyStatus,
  getExamApplyList,
} from '@qianwei/api/contract/academic/registration';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getTestRecordList } from '@qianwei/api/contract/exam/history';
import { and, eq } from 'drizzle-orm';
import excel from 'exceljs';
import { beforeAll, expect, it } from 'vitest';
import { exemption } from '../../../db/schema/academic.ts';
import { file } from '../../../db/schema/file.ts';
import { windowCommands } from '../../../institution/window.commands.ts';
import { createDemoApp, type DemoApp, demoAccount } from '../../../testing/demo-app.ts';
import { grownTestId, growStudent } from '../../../testing/grown-student.ts';
import { onPostgres } from '../../../testing/test-database.ts';
import { formatDay } from '../../../time.ts';
import { maxRegistrationsADay } from '../shared/registration-limit.ts';

const day = 24 * 3_600_000;

onPostgres('a student who has done it again and again', { demo: true }, (open) => {
  let app: DemoApp;
  let token: string;
  let studentId: string;
  beforeAll(async () => {
    app = await createDemoApp(open());
    const dayAt = (distance: number) => formatDay(new Date(app.clock.now().getTime() + distance * day));
    const windows = windowCommands.find(({ name }) => name === 'windows:set');
    if (windows === undefined || !('run' in windows)) throw new Error('No command windows:set');
    await windows.run(app.deps, ['EXEMPTION', '--from', dayAt(-1), '--to', dayAt(5)]);
    ({ token, id: studentId } = await app.login('周子墨'));
  }, 60_000);

  const list = async (payload: object) => (await app.call(getExamApplyList, payload, { token })).data;
  const setting = async () => (await app.call(getCourseSetting, {}, { token })).data;

  it('registers and withdraws forty times a day for a period, then reads when to come back, and can', async () => {
    const { periodId } = (await app.call(getExamPlan, {}, { token })).data;
    const payload = { periodId: periodId ?? '', courseCodes: ['13003'], siteArea: '9802' };
    const submit = () => app.call(submitExamApply, payload, { token });
    for (let done = 0; done < maxRegistrationsADay; done += 2) {
      const { applyIds } = (await submit()).data;
      // A refusal is not counted.
      if (done === 0) expect((await submit()).errorCode).toBe(errorCode.notEligible);
      expect(await app.call(cancelExamApply, { applyId: applyIds[0] ?? '' }, { token })).toMatchObject({
        errorCode: 0,
      });
    }
    const refused = await submit();
    expect(refused).toMatchObject({
      errorCode: errorCode.limitReached,
      errorMsg: expect.stringMatching(/^同一考期的报考和撤销 24 小时内最多 40 次，请在 .+ 后再试$/),
      data: { nextTime: expect.any(String), way: { kind: 'PAGE', path: '/academic/apply/info' } },
    });
    expect(await list({ status: 'APPLIED', periodId: periodId ?? '' })).toMatchObject({ total: 0 });
    app.clock.setOffset(day + 60_000);
    ({ token } = await app.login('周子墨'));
    expect((await submit()).errorCode).toBe(0);
    app.clock.setOffset(0);
    ({ token } = await app.login('周子墨'));
  });

  it('takes an exemption back three times in a window, and reads where to go instead of a fourth application', async () => {
    const apply = async () => {
      const id = app.deps.random.id();
      await open()
        .db.insert(file)
        .values({
          ...{ id, studentId, scene: 'EXEMPT_PROOF', name: '成绩单.pdf', size: 1, mime: 'application/pdf' },
          ...{ sha256: '00', path: '00', storedAt: app.clock.now() },
        });
      const certificate = { basisType: 'NCRE' as const, certNo: '65011', obtainDate: '2019-09-28' };
      const payload = { courseCode: '00898', ...certificate, reason: '', fileIds: [id] };
      return app.call(submitExemption, payload, { token });
    };
    for (let time = 0; time < 3; time += 1) {
      const { exemptionId } = (await apply()).data;
      expect((await app.call(cancelExemption, { exemptionId }, { token })).errorCode).toBe(0);
    }
    expect(await apply()).toMatchObject({
      errorCode: errorCode.limitReached,
      errorMsg: expect.stringContaining('已 3 次撤回'),
      data: { way: { kind: 'OFFICE' } },
    });
    const shown = (await setting()).exemptions.filter(({ courseCode }) => courseCode === '00898');
    expect(shown).toMatchObject([{ status: 'CANCELLED' }]);
    const rows = open().db.select().from(exemption);
    expect(
      await rows.where(and(eq(exemption.studentId, studentId), eq(exemption.courseId, '00898'))),
    ).toHaveLength(3);
  });

  it('with thousands of records is answered by as many statements as before, and one exemption a course', async () => {
    const { statements, db } = open();
    const calls = [
      () => setting(),
      () => list({}),
      () => app.call(getTestRecordList, { testId: grownTestId }, { token }),
    ];
    const count = async () => {
      const counts: number[] = [];
      for (const call of calls) counts.push((await statements.during(call)).length);
      return counts;
    };
    const before = await count();
    const { total } = await list({});
    await growStudent(db, demoAccount('周子墨').examineeNo);
    expect(await count()).toEqual(before);
    expect((await list({})).total).toBe(total + 5_000);
    const courses = (await setting()).exemptions.map(({ courseCode }) => courseCode);
    expect(new Set(courses).size).toBe(courses.length);
    expect((await setting()).exemptions.find(({ courseCode }) => courseCode === '13000')).toMatchObject({
      status: 'APPROVED',
    });
  });

  it('finds by each state the registrations that are in it, and every one by one state', async () => {
    const { total } = await list({});
    let found = 0;
    for (const status of examApplyStatus.options) {
      const answer = await list({ status, pageSize: 100 });
      expect(new Set([status, ...answer.list.map((row) => row.status)])).toEqual(new Set([status]));
      expect(answer.list.length).toBe(Math.min(100, answer.total));
      found += answer.total;
    }
    expect(found).toBe(total);
    expect((await list({ status: 'SCORED' })).total).toBeGreaterThan(0);
  });

  it('turns pages without seeing a registration twice, and the last page ends', async () => {
    const first = (await list({ pageSize: 100 })).list;
    const second = (await list({ pageSize: 100, pageNo: 2 })).list;
    expect(new Set([...first, ...second].map(({ applyId }) => applyId)).size).toBe(200);
    expect((await list({ pageSize: 100, pageNo: 60 })).list).toEqual([]);
  });

  it('exports at most 2,000 rows, and the file says how many there are', async () => {
    const { total } = await list({});
    const response = await app.send(getExamApplyList, { export: true }, { token });
    const workbook = new excel.Workbook();
    await workbook.xlsx.load(await response.arrayBuffer());
    const sheet = workbook.worksheets[0]!;
    // A head row, and the line at the end.
    expect(sheet.rowCount).toBe(2_002);
    expect(sheet.getRow(2_002).getCell(1).value).toBe(
      `共 ${total} 条，本文件只含前 2000 条；其余请筛选后分别导出`,
    );
  });

  it('reads the newest 200 tries of a test', async () => {
    const { data } = await app.call(getTestRecordList, { testId: grownTestId }, { token });
    expect(data.list).toHaveLength(200);
  });
});

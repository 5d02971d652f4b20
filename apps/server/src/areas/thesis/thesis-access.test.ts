import { errorCode } from '@qianwei/api/contract/envelope';
import { applyThesisChange, applyThesisDelay } from '@qianwei/api/contract/thesis/change';
import { getCommitment, signCommitment } from '@qianwei/api/contract/thesis/commitment';
import { getThesisDirectory } from '@qianwei/api/contract/thesis/directory';
import { sendThesisMessage } from '@qianwei/api/contract/thesis/message';
import { getThesisList } from '@qianwei/api/contract/thesis/thesis';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { studentMajor } from '../../db/schema/student.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { onPostgres } from '../../testing/test-database.ts';
import { visitThesis } from '../../testing/thesis-visit.ts';
import { type Chooser, enrolChoosers } from '../../testing/topic-choosers.ts';
import { topicVisit } from '../../testing/topic-visit.ts';
import { thesisRoutes } from './thesis.routes.ts';

onPostgres('theses', { demo: true }, (open) => {
  let app: DemoApp;
  let chooser: Chooser;
  beforeAll(async () => {
    app = await createDemoApp(open());
    [chooser] = (await enrolChoosers(app.deps, 1)) as [Chooser];
  }, 60_000);

  it('PAGE-3 are not answered on a certificate host, whoever asks and whatever is asked', async () => {
    const session = { platform: '10001', studentId: '', sessionId: '', accountId: '', studentMajorId: null };
    const context = {
      ...app.deps,
      ...{ host: 'cert.jianglan.example', session: { ...session, mustChangePassword: false } },
    };
    for (const { endpoint, run } of thesisRoutes)
      await expect(run(context as never, {}), endpoint.path).rejects.toMatchObject({
        code: errorCode.notEligible,
        message: expect.stringContaining('这里只有证书课程的学习和测评'),
      });
    const { token } = await app.login('陈思远');
    expect((await app.call(getThesisList, {}, { token })).errorCode).toBe(0);
  });

  it.each([
    ['CANCELLED', '你的考籍不是在籍状态，不能', { kind: 'OFFICE' }],
    ['TRANSFERRED', '你的考籍不是在籍状态，不能', { kind: 'OFFICE' }],
    ['GRADUATED', '你在这个专业已经毕业，不用再', { kind: 'PAGE', path: '/academic/gradeSearch' }],
  ] as const)('of a 考籍 that is %s go no further, and say where to go', async (status, reason, way) => {
    const { db } = app.deps;
    const writer = await visitThesis(app, '王雨桐');
    const end = (studentId: string, to: typeof status | 'NORMAL') =>
      db.update(studentMajor).set({ status: to }).where(eq(studentMajor.studentId, studentId));
    await end(chooser.studentId, status);
    await end(writer.studentId, status);
    const refused = {
      errorCode: errorCode.stateForbids,
      errorMsg: expect.stringContaining(reason),
      data: { way },
    };
    const visit = topicVisit(app, chooser);
    const shown = { reason: expect.stringContaining(reason), way };
    expect((await visit.list()).obstacle).toMatchObject(shown);
    expect(await visit.submit(['topic-cs-03'])).toMatchObject(refused);
    expect(await visit.wait('topic-cs-03')).toMatchObject(refused);

    const { token, studentPlanId } = writer;
    const of = { studentPlanId };
    const why = '企业不再提供成本数据，原题目无法继续，申请更换。';
    const asked = { ...of, reason: why, fileIds: [] };
    const ask = <Payload, Data>(endpoint: Parameters<typeof app.call<Payload, Data>>[0], payload: object) =>
      app.call(endpoint, payload, { token });
    expect(await ask(applyThesisChange, { ...asked, changeType: 'ADVISOR' })).toMatchObject(refused);
    expect(await ask(applyThesisDelay, { ...asked, stage: 'REPORT', days: 3 })).toMatchObject(refused);
    for (const urge of [false, true])
      expect(
        await ask(sendThesisMessage, { ...of, content: urge ? '' : '老师好', fileIds: [], urge }),
      ).toMatchObject(refused);
    const { title } = (await writer.read()).row;
    const letter = { ...of, title: title ?? '', version: 'V2.1', signatureFileId: 'any', agree: true };
    expect(await ask(signCommitment, letter)).toMatchObject(refused);
    expect((await ask(getCommitment, of)).data.obstacle).toMatchObject(shown);
    const { obstacles } = (await ask(getThesisDirectory, of)).data;
    expect(obstacles).toMatchObject({ TOPIC: shown, ADVISOR: shown, DELAY: shown });
    await end(chooser.studentId, 'NORMAL');
    await end(writer.studentId, 'NORMAL');
  });

  it.each(['吴佳怡', '郑凯'])(
    '%s, who has graduated, still sees the desk of the filed thesis',
    async (name) => {
      const { token, studentPlanId } = await visitThesis(app, name);
      const { errorCode: code, data } = await app.call(getThesisDirectory, { studentPlanId }, { token });
      expect(code).toBe(0);
      expect(data.obstacles.DELAY?.reason).toContain('流程已经结束');
    },
  );
});

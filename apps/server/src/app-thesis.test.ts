import * as change from '@qianwei/api/contract/thesis/change';
import * as commitment from '@qianwei/api/contract/thesis/commitment';
import { getThesisDirectory, withdrawThesisDoc } from '@qianwei/api/contract/thesis/directory';
import { getThesisVersion } from '@qianwei/api/contract/thesis/document';
import { getThesisManual, getThesisManualFile } from '@qianwei/api/contract/thesis/manual';
import { getThesisMessage, sendThesisMessage } from '@qianwei/api/contract/thesis/message';
import * as rule from '@qianwei/api/contract/thesis/rule';
import { getThesisList } from '@qianwei/api/contract/thesis/thesis';
import * as topics from '@qianwei/api/contract/thesis/topic';
import type { Endpoint } from '@qianwei/api/endpoint';
import { beforeAll, expect, it } from 'vitest';
import { thesisRoutes } from './areas/thesis/thesis.routes.ts';
import { createDemoApp, type DemoApp } from './testing/demo-app.ts';
import { onEmbedded } from './testing/test-database.ts';
import { visitThesis } from './testing/thesis-visit.ts';

// As app.test.ts: each call once with the driver and the one connection of the embedded database.
onEmbedded('the calls of theses on the embedded database', { demo: true }, (open) => {
  let app: DemoApp;
  const answered = new Set<string>();
  beforeAll(async () => {
    app = await createDemoApp(open());
  });

  /** Makes a call that must be answered, in the shape that the contract names. */
  async function ask<Payload, Data>(call: Endpoint<Payload, Data>, payload: unknown, token: string) {
    const answer = await app.call(call, payload, { token });
    expect(answer).toMatchObject({ errorCode: 0, errorMsg: '' });
    answered.add(call.path);
    return answer.data;
  }

  async function expectPdf(call: Endpoint<unknown, unknown>, payload: object, token: string) {
    const answer = await app.send(call, { ...payload, export: true }, { token });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    answered.add(call.path);
  }

  it('rules and manuals: read, confirmed, and as files; then the topic, waited for, submitted and taken back', async () => {
    const { token, studentPlanId } = await visitThesis(app, '陈思远');
    const { list } = await ask(getThesisList, {}, token);
    expect(list).toMatchObject([{ studentPlanId, stage: 'RULE' }]);
    const planId = list[0]?.planId ?? '';
    const key = { planId, ruleType: 'MANAGE' } as const;
    const { version, opening } = await ask(rule.getThesisRule, key, token);
    app.wait(30_000);
    await ask(rule.confirmThesisRule, { ...key, version, opening, seconds: 30 }, token);
    expect((await ask(getThesisManual, { manualType: 'THESIS' }, token)).current).toMatchObject({ planId });
    await expectPdf(rule.getThesisRuleFile, key, token);
    await expectPdf(getThesisManualFile, { manualType: 'RETEST' }, token);

    const of = { studentPlanId };
    const bank = await ask(topics.getThesisTopicList, { ...of, planId }, token);
    const full = bank.list.find(({ left }) => left === 0)?.topicId ?? '';
    const { waiting } = await ask(topics.waitForThesisTopic, { ...of, topicId: full, waits: true }, token);
    expect(waiting).toMatchObject({ place: 1, heldUntil: null });
    const title = '基于微信小程序的社区图书漂流平台设计与实现';
    expect((await ask(topics.checkThesisTitle, { planId, title }, token)).similar).toHaveLength(1);
    const wishes = bank.list.filter(({ left }) => left > 0).map(({ topicId }) => topicId);
    const custom = { title: '', direction: '', reason: '', content: '', advisorId: '' };
    const document = { mode: 'BANK', thesisType: 'DEGREE', wishes: wishes.slice(0, 3), custom };
    const { revision } = await ask(topics.saveThesisTopic, { ...of, revision: 0, document }, token);
    const choice = { ...of, planId, thesisType: 'DEGREE', wishes: wishes.slice(0, 3), revision };
    expect(await ask(topics.submitThesisTopic, choice, token)).toMatchObject({ status: 'SUBMITTED' });
    expect(await ask(topics.cancelThesisTopic, of, token)).toEqual({ status: 'TODO' });
  });

  it('the letter of commitment: read, as PDF, and refused once 开题报告 is handed in', async () => {
    const { token, studentPlanId } = await visitThesis(app, '王雨桐');
    const { signed, version, fields } = await ask(commitment.getCommitment, { studentPlanId }, token);
    await expectPdf(commitment.getCommitmentFile, { commitmentId: signed?.commitmentId }, token);
    const again = { studentPlanId, version, title: fields.title, signatureFileId: 'any', agree: true };
    const { path } = commitment.signCommitment;
    expect((await app.call(commitment.signCommitment, again, { token })).errorCode).toBe(1050003);
    answered.add(path);
  });

  it('the desk, a version, and taking it back', async () => {
    const { token, studentPlanId, place } = await visitThesis(app, '王雨桐');
    const desk = await ask(getThesisDirectory, { studentPlanId }, token);
    const versionId = desk.stages.flatMap(({ docs }) => docs).at(-1)?.versionId ?? '';
    expect(await ask(getThesisVersion, { versionId }, token)).toMatchObject({ docType: 'REPORT', no: 1 });
    await place('REPORT', { status: 'SUBMITTED', seenAt: null });
    expect(await ask(withdrawThesisDoc, { studentPlanId, docType: 'REPORT' }, token)).toEqual({
      status: 'TODO',
    });
  });

  it('messages, and what is applied for', async () => {
    const { token, studentPlanId } = await visitThesis(app, '黄磊');
    const of = { studentPlanId };
    await ask(sendThesisMessage, { ...of, content: '秦老师好', fileIds: [] }, token);
    const { list } = await ask(getThesisMessage, of, token);
    expect(list.at(-1)).toMatchObject({ from: 'STUDENT', content: '秦老师好' });
    const said = { ...of, reason: '实验设备检修，数据要到下周才能取得，申请推迟。', fileIds: [] };
    await ask(change.applyThesisDelay, { ...said, stage: 'REVISION', days: 3 }, token);
    const { changeId } = await ask(change.applyThesisChange, { ...said, changeType: 'ADVISOR' }, token);
    const taken = { ...of, applicationId: changeId, type: 'CHANGE' };
    expect(await ask(change.cancelThesisApplication, taken, token)).toEqual({ status: 'CANCELLED' });
  });

  it('leaves out no call of theses', () => {
    expect(thesisRoutes.map(({ endpoint }) => endpoint.path).filter((path) => !answered.has(path))).toEqual(
      [],
    );
  });
});

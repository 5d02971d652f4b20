import * as degree from '@qianwei/api/contract/graduation/degree';
import * as graduation from '@qianwei/api/contract/graduation/graduation';
import { upload } from '@qianwei/api/contract/upload';
import type { Endpoint } from '@qianwei/api/endpoint';
import { beforeAll, expect, it } from 'vitest';
import { drawnSignature } from './demo/drawn-pictures.ts';
import { createDemoApp, type DemoApp } from './testing/demo-app.ts';
import { onEmbedded } from './testing/test-database.ts';

// As in app.test.ts: each call is made once with the other driver.
onEmbedded('every call of both applications on the embedded database', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  });

  /** Makes a call that must be answered, in the shape that the contract names. */
  async function ask<Payload, Data>(call: Endpoint<Payload, Data>, payload: unknown, token: string) {
    const answer = await app.call(call, payload, { token });
    expect(answer).toMatchObject({ errorCode: 0, errorMsg: '' });
    return answer.data;
  }

  it('graduation: the application, its draft, submitted and taken back, and the form as PDF', async () => {
    const { token } = await app.login('吴佳怡');
    const { batch, document, draft, applyId, rules } = await ask(graduation.getGraduation, {}, token);
    const batchId = batch?.batchId;
    const before = { batchId, document, revision: draft?.revision };
    const { revision } = await ask(graduation.saveGraduation, before, token);
    const sheet = await app.send(graduation.getGraduationForm, { export: true }, { token });
    expect(sheet.headers.get('content-type')).toBe('application/pdf');
    const file = new File([new Uint8Array(await drawnSignature())], 'signature.png');
    const { fileId: signatureFileId } = await ask(upload, { file, scene: 'SIGNATURE' }, token);
    const payload = {
      batchId,
      applyId,
      revision,
      rulesVersion: rules?.version,
      signatureFileId,
      agree: true,
    };
    // Nothing was mended, and a review that has begun is not taken back: both are answered as such.
    expect((await app.call(graduation.submitGraduation, payload, { token })).errorCode).toBe(1040001);
    const withdrawal = { applyId, reason: '还要改' };
    expect((await app.call(graduation.withdrawGraduation, withdrawal, { token })).errorCode).toBe(1050003);
  });

  it('郑凯 fills in, prints, submits and takes back his application for the degree', async () => {
    const { token } = await app.login('郑凯');
    const { batch, initial: document, rules } = await ask(degree.getDegreeApply, {}, token);
    const batchId = batch?.batchId ?? '';
    const { revision } = await ask(degree.saveDegreeApply, { batchId, document, revision: 0 }, token);
    const sheet = await app.send(degree.getDegreeForm, { export: true }, { token });
    expect(sheet.headers.get('content-type')).toBe('application/pdf');
    const file = new File([new Uint8Array(await drawnSignature())], 'signature.png');
    const { fileId: signatureFileId } = await ask(upload, { file, scene: 'SIGNATURE' }, token);
    const payload = {
      batchId,
      applyId: null,
      revision,
      rulesVersion: rules?.version,
      signatureFileId,
      agree: true,
    };
    const { applyId } = await ask(degree.submitDegreeApply, payload, token);
    const withdrawal = { applyId, reason: '题目要改' };
    expect(await ask(degree.withdrawDegreeApply, withdrawal, token)).toEqual({ status: 'DRAFT' });
  });
});

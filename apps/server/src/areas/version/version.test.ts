import { readFileSync } from 'node:fs';
import { getVersionNLog } from '@qianwei/api/contract/version';
import { beforeAll, expect, it } from 'vitest';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { onPostgres } from '../../testing/test-database.ts';
import { apiVersion } from './version.routes.ts';

onPostgres('version', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  it('says what runs and what changed, without a login', async () => {
    const { data } = await app.call(getVersionNLog, {});
    expect(data).toMatchObject({ apiVersion, platform: '10001' });
    expect(data.changeLog.map(({ version }) => version)).toEqual([
      '3.4.1',
      '3.4.0',
      '3.3.0',
      '3.2.2',
      '3.2.0',
    ]);
    expect(data.changeLog[0]?.items[0]).toEqual({
      kind: '优化',
      text: '手机端的字号与行距，可以在标准、大、特大之间选择。',
    });
  });

  it('has one number: what runs is the newest entry of the change log', async () => {
    const { data } = await app.call(getVersionNLog, {});
    const newest = data.changeLog[0]?.version;
    const portal = JSON.parse(
      readFileSync(new URL('../../../../portal/package.json', import.meta.url), 'utf8'),
    );
    expect([portal.version, apiVersion]).toEqual([newest, newest]);
  });

  it('names the platform of whoever is logged in', async () => {
    const { token } = await app.login('黄磊');
    expect((await app.call(getVersionNLog, {}, { token })).data.platform).toBe('10002');
  });
});

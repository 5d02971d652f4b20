import { getMenuList } from '@qianwei/api/contract/menu';
import { beforeAll, expect, it } from 'vitest';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { onPostgres } from '../../testing/test-database.ts';
import { menuEntries } from './menu-entries.ts';

onPostgres('menu', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  const menu = async (name: string) => {
    const { token } = await app.login(name);
    return (await app.call(getMenuList, {}, { token })).data;
  };

  it('API-12 lists the whole menu of platform 10001, with a badge where there is something to do', async () => {
    const entries = await menu('周子墨');
    expect(entries[0]).toEqual({
      path: '/home/index',
      title: '首页',
      icon: 'home',
      hidden: false,
      badge: 0,
      badgeType: 'NONE',
    });
    const badged = entries.filter(({ badge }) => badge > 0);
    expect(badged).toMatchObject([{ path: '/academic/exam/plan', badge: 1, badgeType: 'TODO' }]);
  });

  it('counts what 王雨桐 must do for the thesis', async () => {
    const badged = (await menu('王雨桐')).filter(({ badge }) => badge > 0);
    expect(badged.map(({ path }) => path)).toEqual(['/thesis/index']);
  });

  it('counts the degree that 郑凯 can apply for', async () => {
    const badged = (await menu('郑凯')).filter(({ badge }) => badge > 0);
    expect(badged).toMatchObject([{ path: '/applyDegree/index', badge: 1, badgeType: 'TODO' }]);
  });

  it('徐悦, who studies for certificates, has no 教务管理, no thesis and 证书测评', async () => {
    expect((await menu('徐悦')).map(({ title }) => title)).toEqual([
      '首页',
      '学习中心',
      '课程学习',
      '直播课程',
      '考试中心',
      '证书测评',
      '个人信息',
    ]);
  });

  it('GEN-6 platform 10002 has only the thesis', async () => {
    expect((await menu('黄磊')).map(({ path }) => path)).toEqual([
      '/thesis/index',
      '/thesisRetest/directory',
    ]);
  });
});

it('GEN-6 names on a certificate host only study and exams, and PAGE-4 calls the assessment 证书测评', () => {
  const onHost = { onCertificateHost: true, forCertificates: true };
  const entries = menuEntries({ platform: '10001', ...onHost });
  expect(entries.every(({ path }) => /^\/(course|exam)(\/|$)/.test(path))).toBe(true);
  expect(entries.find(({ path }) => path === '/exam/practice/assessment')?.title).toBe('证书测评');
  expect(menuEntries({ platform: '10002', ...onHost })).toEqual(entries);
});

import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatMoment } from '../../packages/api/src/time/moment.ts';
import { axeViolations } from '../support/axe.ts';
import { desktop, phone, sharedBrowser, visitor } from '../support/browser.ts';
import { startDemoServer } from '../support/demo-server.ts';
import { passingTime } from '../support/passing-time.ts';
import type { RunningServer } from '../support/server.ts';
import {
  choose,
  fillIdentity,
  fillSmsCode,
  readNotices,
  untilNextCode,
  uploadPhoto,
} from '../support/sign-up.ts';
import { post } from '../support/signed-call.ts';
import { fillCaptcha, students } from '../support/student.ts';

const day = 86_400_000;

describe.each([
  { width: 1280, viewport: desktop },
  { width: 360, viewport: phone },
])('the exam in English at $width px', ({ viewport }) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startDemoServer('postgres', { env: { PORTAL_TEST_NO_LIMITS: '1' } });
    // Staff open the batch that the demo institution announces.
    const { data } = await post(server.url, '/v1/getSignUpConfigNLog', { type: 'ENGLISH' });
    const { name } = data.next as { name: string };
    const at = (days: number) => formatMoment(Date.now() + days * day).slice(0, 16);
    const words = ['--apply', `${at(-1)}/${at(5)}`, '--confirm'];
    await server.ops('sign-up-batches:set', 'ENGLISH', name, ...words);
  });
  afterAll(() => server.stop());

  const overflow = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const receiptNoOn = async (page: Page) =>
    (await page.getByRole('main').innerText()).match(/YY\d{8}-\d{6}/)?.[0] ?? 'no number';
  /** The page stands still, names everything and scrolls one way alone. */
  async function expectSound(page: Page, step: string) {
    expect(await axeViolations(page), step).toEqual([]);
    expect(await overflow(page), step).toBeLessThanOrEqual(0);
  }

  it('/englishSignUp ✓ from the photo to the receipt, returned by staff, mended, and its state is one query away', async () => {
    const { page, context, problems } = await visitor(await sharedBrowser(), server.url, {
      viewport,
      reducedMotion: 'reduce',
    });
    const time = passingTime(server);
    await time.enter(page);
    await page.goto('/englishSignUp');
    await readNotices(page, (ms) => time.skip(ms, page));
    await fillIdentity(page, '周子墨');
    await expectSound(page, '身份');
    await fillSmsCode(page, server.url, '周子墨');
    await page.getByRole('button', { name: '下一步，选语种和考区' }).click();
    for (const choice of ['英语', '江澜市', '自考', '非应届'])
      await choose(page.getByRole('radio', { name: new RegExp(`^${choice}`) }).first());
    await expectSound(page, '语种和考区');
    await page.getByRole('button', { name: '下一步，传照片' }).click();
    await expectSound(page, '照片');
    await uploadPhoto(page);
    await expectSound(page, '确认');
    await choose(page.getByRole('checkbox', { name: /以上内容真实/ }));
    await page.getByRole('button', { name: '提交报名' }).click();
    await page.getByRole('heading', { name: '已提交报名' }).waitFor();
    await expectSound(page, '回执');
    const receiptNo = await receiptNoOn(page);
    const words = ['--return', '--item', '语种=所选语种本次不开考', '--item', '照片=请换浅色背景'];
    await server.ops('sign-ups:decide', receiptNo, ...words);

    // Another day, another device: number and code.
    await time.skip(untilNextCode);
    const again = await visitor(await sharedBrowser(), server.url, { viewport });
    await time.enter(again.page);
    await again.page.goto('/englishSignUp?tab=record');
    await again.page.getByLabel('手机号').fill(students.周子墨.mobile);
    await fillSmsCode(again.page, server.url, '周子墨');
    await again.page.getByRole('button', { name: '查看我的报名' }).click();
    await again.page.getByRole('heading', { name: /^退回修改：改好/ }).waitFor();
    for (const text of ['所选语种本次不开考', '请换浅色背景', '准考证开放打印'])
      await again.page.getByText(text).first().waitFor();
    await expectSound(again.page, '退回');
    await again.page.getByRole('link', { name: '修改并重交' }).click();
    await choose(again.page.getByRole('radio', { name: /^日语/ }));
    await again.page.getByRole('button', { name: '下一步，传照片' }).click();
    await uploadPhoto(again.page);
    await choose(again.page.getByRole('checkbox', { name: /以上内容真实/ }));
    await again.page.getByRole('button', { name: '重新提交' }).click();
    await again.page.getByRole('heading', { name: '已提交报名' }).waitFor();
    const mended = await server.ops('sign-ups:show', await receiptNoOn(again.page));
    expect(mended).toContain('待审核');
    expect(again.page.url()).not.toMatch(/周子墨|0335|15400000002|013224200002/);
    expect([...problems, ...again.problems]).toEqual([]);
    await again.context.close();
    await context.close();
  });

  it('/englishSignUp ✓ the ticket is found by name and number, and nothing of it is left', async () => {
    const { page, context } = await visitor(await sharedBrowser(), server.url, { viewport });
    await page.goto('/englishSignUp?tab=ticket');
    await page.getByLabel('姓名').fill('王雨桐');
    await page.getByLabel('证件号').fill('320198199911210268');
    await fillCaptcha(page);
    await page.getByRole('button', { name: '查询', exact: true }).click();
    await page.getByText('第 204 考场').first().waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(page.url()).not.toMatch(/王雨桐|0268/);
    await page.getByRole('button', { name: '清空并退出查询' }).click();
    expect(await page.getByLabel('姓名').inputValue()).toBe('');
    await context.close();
  });
});

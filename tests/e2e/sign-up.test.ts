import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page, Response } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, killBrowser, openProfile, phone } from '../support/browser.ts';
import { expectFocusSeen, tabTo } from '../support/keyboard.ts';
import { passingTime } from '../support/passing-time.ts';
import { startPortal } from '../support/portal.ts';
import {
  choose,
  fillIdentity,
  fillSmsCode,
  photoUpload,
  readNotices,
  untilNextCode,
  uploadPhoto,
} from '../support/sign-up.ts';
import { fillCaptcha, newestSmsCode, students } from '../support/student.ts';

/** The answer to a draft that names the photo: an earlier save knows nothing of it. */
const isSaveWithPhoto = (answer: Response) =>
  answer.url().includes('/saveSignUpDraftNLog') &&
  /"photoFileId":"[^"]/.test(answer.request().postData() ?? '');

describe.each([
  { width: 1280, viewport: desktop },
  { width: 360, viewport: phone },
])('a sign-up at $width px', ({ viewport }) => {
  const portal = startPortal();

  it('/practiceSignUp ✓ the browser is killed after the photo; number and code bring everything back', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sign-up-'));
    const time = passingTime(portal);
    const open = async () => {
      const context = await openProfile(folder, portal.url);
      const page = await context.newPage();
      await page.setViewportSize(viewport);
      await time.enter(page);
      await page.goto('/practiceSignUp');
      return { context, page };
    };
    try {
      const { context: killed, page: first } = await open();
      await readNotices(first, (ms) => time.skip(ms, first));
      await fillIdentity(first, '周子墨');
      await fillSmsCode(first, portal.url, '周子墨');
      await first.getByRole('button', { name: '下一步，选课程' }).click();
      await choose(first.getByRole('checkbox', { name: /13014/ }));
      await choose(first.getByRole('checkbox', { name: /02334/ }));
      await choose(first.getByRole('radio', { name: /学府路实训中心/ }));
      await first.getByRole('button', { name: '下一步，传照片' }).click();
      const saved = first.waitForResponse(isSaveWithPhoto);
      await uploadPhoto(first);
      expect((await saved).ok()).toBe(true);
      expect(first.url()).not.toMatch(/周子墨|0335|15400000002|013224200002/);
      await killBrowser(killed);

      await time.skip(untilNextCode);
      const { context, page } = await open();
      await page.getByRole('heading', { name: '这台设备上有一次没办完的报名' }).waitFor();
      await fillSmsCode(page, portal.url, '周子墨');
      await page.getByRole('button', { name: '接着办' }).click();
      await page.getByRole('heading', { name: '请逐项核对' }).waitFor();
      const main = page.getByRole('main');
      for (const text of ['13014 高级语言程序设计', '02334 软件工程', '学府路实训中心', '480 × 640'])
        await main.getByText(text).first().waitFor();
      await choose(page.getByRole('checkbox', { name: /以上内容真实/ }));
      await page.getByRole('button', { name: '提交报名，120 元' }).click();
      await page.getByRole('heading', { name: '已提交，等你缴费' }).waitFor();
      expect(await main.innerText()).toMatch(/SJ\d{8}-\d{6}/);
      await context.close();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('/practiceSignUp ✓ the SMS button counts 60→0, survives a reload and never goes negative', async () => {
    const { page, context } = await portal.visit({ viewport });
    await page.clock.install();
    await page.goto('/practiceSignUp?tab=record');
    await page.getByLabel('手机号').fill(students.陈思远.mobile);
    await fillCaptcha(page);
    await page.getByRole('button', { name: '获取验证码' }).click();
    const waiting = page.getByRole('button', { name: /^\d+ 秒后重发/ });
    const seconds = async () => Number.parseInt(await waiting.innerText(), 10);
    await waiting.waitFor();
    expect(await seconds()).toBeGreaterThan(50);
    await page.clock.runFor(20_000);
    await expect.poll(seconds).toBeLessThanOrEqual(40);
    await page.reload();
    await page.getByLabel('手机号').fill(students.陈思远.mobile);
    await expect.poll(seconds).toBeLessThanOrEqual(40);
    const seen: number[] = [];
    for (let left = await seconds(); left > 0; left = (await waiting.count()) > 0 ? await seconds() : 0) {
      seen.push(left);
      await page.clock.runFor(1_000);
    }
    expect(Math.min(...seen)).toBeGreaterThan(0);
    await page.getByRole('button', { name: /获取验证码|重新获取/ }).waitFor();
    await context.close();
  });
});

describe('by keyboard', () => {
  const portal = startPortal();

  const press = async (page: Page, target: Locator, key = 'Enter') => {
    await tabTo(page, target);
    await expectFocusSeen(page, `${target}`);
    await page.keyboard.press(key);
  };
  const type = async (page: Page, target: Locator, text: string) => {
    await tabTo(page, target);
    await page.keyboard.type(text);
  };

  it('/practiceSignUp a whole sign-up goes by keyboard alone', async () => {
    const { page, context, problems } = await portal.visit({ reducedMotion: 'reduce' });
    await page.goto('/practiceSignUp');
    await page.getByRole('heading', { name: '报名须知', level: 2 }).waitFor();
    await page.getByText('请先读完').waitFor({ state: 'detached' });
    await press(page, page.getByRole('button', { name: '已认真阅读并同意，开始报名' }));
    const { examineeNo, mobile } = students.周子墨;
    await type(page, page.getByLabel('姓名'), '周子墨');
    await type(page, page.getByLabel('身份证号'), '320198199809170335');
    await type(page, page.getByLabel('准考证号'), examineeNo);
    await type(page, page.getByLabel('手机号'), mobile);
    await page.locator('form img').waitFor();
    await type(page, page.getByLabel('图形验证码', { exact: true }), '0000');
    await press(page, page.getByRole('button', { name: '获取验证码' }));
    await page.getByRole('button', { name: /秒后重发/ }).waitFor();
    await type(page, page.getByLabel('短信验证码'), await newestSmsCode(portal.url, mobile));
    await press(page, page.getByRole('button', { name: '下一步，选课程' }));
    await press(page, page.getByRole('checkbox', { name: /13014/ }), 'Space');
    await press(page, page.getByRole('radio', { name: /学府路实训中心/ }), 'Space');
    await press(page, page.getByRole('button', { name: '下一步，传照片' }));
    const choose = page.getByRole('button', { name: '选择照片' });
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, choose)]);
    await chooser.setFiles(await photoUpload());
    await press(page, page.getByRole('button', { name: '用这张照片' }));
    await press(page, page.getByRole('checkbox', { name: /以上内容真实/ }), 'Space');
    await press(page, page.getByRole('button', { name: '提交报名，60 元' }));
    await page.getByRole('heading', { name: '已提交，等你缴费' }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});

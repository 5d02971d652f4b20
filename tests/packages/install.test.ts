import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, phone, type Visitor, visitor } from '../support/browser.ts';
import { mustRun, packedPackages, root } from '../support/packages.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { installSisterPortal, type SisterPortal } from '../support/sister-portal.ts';
import { demoPassword, fillCaptcha, students } from '../support/student.ts';

/** 竹青 of the example's brand. */
const bamboo = 'rgb(11, 106, 88)';

let portal: SisterPortal;
let server: RunningServer;
let browser: Browser;
let address: string;
let guest: Visitor;

beforeAll(async () => {
  portal = installSisterPortal(packedPackages());
  const vite = join(portal.folder, 'node_modules/vite/bin/vite.js');
  mustRun(process.execPath, [vite, 'build'], portal.folder);
  server = await startServer({ env: { SIGNATURE_ALGORITHM: 'MD5' } });
  browser = await openBrowser();
  address = await portal.serve(server.url);
  guest = await visitor(browser, address);
}, 600_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await portal?.remove();
});

describe('the packed packages in an empty folder', () => {
  it('are what is installed there, not the sources', () => {
    for (const name of ['@qianwei/api', '@qianwei/machines', '@qianwei/studies', '@qianwei/ui']) {
      expect(portal.installed(name).version).toBe('0.1.0');
      expect(existsSync(join(portal.folder, 'node_modules', name, 'src'))).toBe(false);
    }
  });

  it('type-check with the example that is built from them', () => {
    const tsc = join(portal.folder, 'node_modules/typescript/bin/tsc');
    expect(mustRun(process.execPath, [tsc, '--noEmit'], portal.folder)).toBe('');
  });

  it('have every file of the contract, in its folders too, at the name that it has in the sources', () => {
    const names = readdirSync(join(root, 'packages/api/src/contract'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `@qianwei/api/contract/${file.replace(/\.ts$/, '')}`);
    expect(names).toContain('@qianwei/api/contract/exam/attempt');
    const script = 'await Promise.all(process.argv.slice(1).map((name) => import(name)))';
    const loaded = ['--input-type=module', '--eval', script, ...names];
    expect(mustRun(process.execPath, loaded, portal.folder)).toBe('');
  });

  it('are imported by their public entries alone', () => {
    const sources = join(root, 'examples/sister-portal/src');
    const imported = readdirSync(sources).flatMap((file) =>
      [...readFileSync(join(sources, file), 'utf8').matchAll(/(?:from|import) '([^']+)'/g)].map(
        ([, path = '']) => path,
      ),
    );
    expect(imported.filter((path) => path.startsWith('@qianwei/')).length).toBeGreaterThan(20);
    expect(imported.filter((path) => path.startsWith('..') || /\/(?:src|dist)\//.test(path))).toEqual([]);
  });
});

describe('the sister portal', () => {
  it('shows the public notices without a login, under its own name, brand and address of calls', async () => {
    const { page } = guest;
    const call = page.waitForResponse((response) => response.url().includes('getNoticeListNLog'));
    await page.goto('/');
    expect(new URL((await call).url()).pathname).toBe('/student-gateway/v1/getNoticeListNLog');
    await page.getByRole('list', { name: '通知' }).getByRole('listitem').first().waitFor();
    expect(await page.title()).toBe('通知公告 - 汀南助学平台');
    expect(await page.getByText('汀南学院继续教育学院').first().isVisible()).toBe(true);
    const menu = page.getByRole('navigation').first();
    expect(await menu.getByRole('link').allInnerTexts()).toEqual(['通知公告', '联系学院']);
    const token = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--qw-color-brand-solid').trim(),
    );
    expect(token).toBe('#0b6a58');
  });

  it('API-4 API-9 signs with MD5 and encrypts the password', async () => {
    const { page } = guest;
    await page.getByRole('main').getByRole('link', { name: '登录', exact: true }).click();
    await page.waitForURL('**/login');
    const button = page.getByRole('button', { name: '登录', exact: true });
    expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(bamboo);
    await page.getByLabel('账号', { exact: true }).fill(students.周子墨.examineeNo);
    await page.getByLabel('密码', { exact: true }).fill(demoPassword);
    const sent = page.waitForRequest((request) => request.url().endsWith('/v1/loginManyWay'));
    await button.click();
    const body = (await sent).postDataJSON() as { sig: string; password: string };
    expect(body.sig).toMatch(/^[0-9a-f]{32}$/);
    expect(body.password).toMatch(/^[\w-]+:[A-Za-z0-9+/=]{300,}$/);
  });

  it('greets the student with a toast, and lists what is unread', async () => {
    const { page } = guest;
    await page.getByRole('status').filter({ hasText: '登录成功' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.getByText(/周子墨，你有 [1-9]\d* 条未读/).waitFor();
    await page.getByRole('button', { name: '全部标为已读' }).click();
    await page.getByRole('status').filter({ hasText: '已全部标为已读' }).waitFor();
    await page.getByText('周子墨，你有 0 条未读').waitFor();
  });

  it('keeps the login through a reload and ends it when the student leaves', async () => {
    const { page } = guest;
    await page.reload();
    await page.getByRole('button', { name: /周子墨/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.getItem('qianwei_student'))).toBeNull();
  });

  it('asks for a captcha after wrong passwords, and then lets the student in', async () => {
    const { page } = guest;
    await page.getByLabel('账号', { exact: true }).fill(students.吴佳怡.examineeNo);
    const button = page.getByRole('button', { name: '登录', exact: true });
    let captchaRequired = false;
    while (!captchaRequired) {
      const answered = page.waitForResponse((response) => response.url().endsWith('/v1/loginManyWay'));
      await page.getByLabel('密码', { exact: true }).fill('Wrong@2026x');
      await button.click();
      const { errorCode, data } = (await (await answered).json()) as {
        errorCode: number;
        data: { captchaRequired?: boolean } | null;
      };
      expect(errorCode).not.toBe(0);
      captchaRequired = data?.captchaRequired === true;
    }
    await fillCaptcha(page);
    await page.getByLabel('密码', { exact: true }).fill(demoPassword);
    await button.click();
    await page.getByText(/吴佳怡，你有 \d+ 条未读/).waitFor();
  });

  it('fits a phone, and nothing went wrong in the console', async () => {
    const { context, page, problems } = await visitor(browser, address, { viewport: phone });
    await page.goto('/');
    await page.getByRole('list', { name: '通知' }).waitFor();
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow)).toBe(0);
    expect([...problems, ...guest.problems]).toEqual([]);
    await context.close();
  });
});

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workerScript } from '../../apps/portal/build/worker.ts';
import { arrangeExamsOf } from '../../apps/server/src/testing/exam-eve.ts';
import { axeViolations } from '../support/axe.ts';
import { desktop, phone, sharedBrowser, visitor } from '../support/browser.ts';
import { startDemoServer } from '../support/demo-server.ts';
import { pdfPages } from '../support/pdf-text.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { openAs, students } from '../support/student.ts';

const built = new URL('../../apps/portal/dist', import.meta.url).pathname;

/** The build with another title, as a later version has other files. */
async function nextVersion(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'qianwei-next-'));
  cpSync(built, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  for (const page of ['index.html', 'login.html', 'answer.html']) {
    const file = join(folder, page);
    writeFileSync(file, readFileSync(file, 'utf8').replace('<html', '<html data-next'));
  }
  writeFileSync(join(folder, 'sw.js'), await workerScript(folder, '/api'));
  return folder;
}

/** Waits until a worker serves the page. */
const untilKept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

const isNext = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-next'));

/** All that the browser stores of the portal, as text: caches by their addresses, databases by their names. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return JSON.stringify({
      local: { ...localStorage },
      caches: kept.flat().map(({ url }) => new URL(url).pathname),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    });
  });

describe('without a network', () => {
  let server: RunningServer;
  let eve = 0;
  const staffFolder = mkdtempSync(join(tmpdir(), 'qianwei-staff-'));

  beforeAll(async () => {
    server = await startDemoServer('embedded', {
      env: { PORTAL_TEST_NO_LIMITS: '1' },
      fill: async (db) => {
        eve = await arrangeExamsOf('何静', db, staffFolder);
      },
    });
    await server.moveClock(eve - Date.now());
  });
  afterAll(async () => {
    await server.stop();
    rmSync(staffFolder, { recursive: true });
  });

  /** 何静 at home on the eve of her exams, in a browser whose clock is right. */
  async function onTheEve(viewport: { width: number; height: number }) {
    const visit = await visitor(await sharedBrowser(), server.url, { viewport, serviceWorkers: 'allow' });
    await visit.context.clock.install({ time: eve });
    await visit.context.clock.resume();
    await openAs(visit.page, '何静');
    await visit.page.waitForURL('**/chooseMajor**');
    await visit.page
      .getByRole('button', { name: /进入.*会计学|会计学.*进入/ })
      .or(visit.page.getByRole('article').filter({ hasText: '会计学' }).getByRole('button', { name: /进入/ }))
      .first()
      .click();
    await visit.page.waitForURL('**/home/index');
    return visit;
  }

  const newTab = async (context: BrowserContext, address: string) => {
    const page = await context.newPage();
    await page.goto(address);
    return page;
  };

  it.each([
    ['1280 px', desktop],
    ['360 px', phone],
  ])(
    'ticket, seat and way are read in a fresh tab, and a logout leaves nothing of them (%s)',
    async (_, viewport) => {
      const { context, page } = await onTheEve(viewport);
      await untilKept(page);
      expect(await page.getByText('检测到新版本').count()).toBe(0);
      await page.goto('/home/index?view=examDay');
      await page.getByText('断网也能看，').waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('link', { name: '出示统考通知单' }).click();
      await page.getByText('断网也能看').first().waitFor();
      await page.getByText(/^验证码/).waitFor();
      expect(await axeViolations(page)).toEqual([]);

      await context.setOffline(true);
      const fresh = await newTab(context, '/home/index');
      await fresh.getByText(/现在连不上，看到的是 今晚 18:0\d 存下的/).waitFor();
      await fresh.getByText('第 01 考场').first().waitFor();
      await fresh.getByRole('heading', { name: '怎么走' }).waitFor();
      await fresh.getByRole('link', { name: '出示统考通知单' }).click();
      await fresh.getByText(/^断网，显示的是 \d+年\d+月\d+日（周.）18:0\d 的通知单。$/).waitFor();
      expect(
        await fresh
          .locator('img')
          .evaluateAll(
            (images) => images.filter((image) => !(image as HTMLImageElement).naturalWidth).length,
          ),
      ).toBe(0);
      // The sheet's own code comes when the page is idle; until then the page itself is printed.
      let paper: string[] = [];
      await expect
        .poll(async () => {
          paper = pdfPages(await fresh.pdf({ preferCSSPageSize: true }));
          return paper.length;
        })
        .toBe(1);
      expect(paper[0]).toContain('第01考场');
      expect(await stored(fresh)).not.toContain('320198');

      // Another page says what it lacks.
      const other = await newTab(context, '/academic/gradeSearch');
      await other.getByText('网络连接异常，请稍后再试！').first().waitFor();
      await other.close();

      await context.setOffline(false);
      await fresh.getByText(/^断网，显示的是/).waitFor({ state: 'hidden' });
      await fresh.goto('/home/index');
      // On a phone the name is in the dock.
      await fresh.setViewportSize(desktop);
      await fresh.getByRole('button', { name: /何静/ }).first().click();
      await fresh.getByRole('menuitem', { name: '退出登录' }).click();
      await fresh.waitForURL('**/login**');
      await expect.poll(() => stored(fresh)).not.toMatch(/qianwei_exam|qianwei-exam/);
      const left = await stored(fresh);
      for (const own of ['何静', students.何静.examineeNo, '考场', '/api/']) expect(left).not.toContain(own);
      await context.close();
    },
  );
});

describe('a new version', () => {
  let next: string;
  let server: RunningServer;
  beforeAll(async () => {
    next = await nextVersion();
    server = await startServer();
  });
  afterAll(async () => {
    await server.stop();
    rmSync(next, { recursive: true, force: true });
  });

  it('is announced, waits in new tabs too, and comes when it is accepted, with the old tab whole', async () => {
    const dataDir = server.dataDir;
    const { context, page } = await visitor(await sharedBrowser(), server.url, { serviceWorkers: 'allow' });
    await page.goto('/notice');
    await untilKept(page);
    const old = await context.newPage();
    await old.goto('/notice');

    const { port } = new URL(server.url);
    await server.kill();
    const opened = await context.newPage();
    await opened.goto('/version');
    await opened.getByRole('heading', { level: 1, name: '版本信息' }).waitFor();

    server = await startServer({ dataDir, env: { PORT: port, PORTAL_DIR: next } });
    await page.reload();
    await page.getByText('检测到新版本，刷新后生效。').first().waitFor();
    expect(await isNext(page)).toBe(false);
    await opened.reload();
    expect(await isNext(opened)).toBe(false);
    await page.getByRole('button', { name: '立即刷新' }).first().click();
    await expect.poll(() => isNext(page).catch(() => false)).toBe(true);
    await opened.reload();
    expect(await isNext(opened)).toBe(true);
    expect(await isNext(old)).toBe(false);
    await old.evaluate(() => history.pushState(null, '', '/course/service'));
    await old.getByRole('heading', { level: 1 }).first().waitFor();
    await context.close();
  });
});

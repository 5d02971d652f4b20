import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatMomentDay } from '../../packages/api/src/time/moment.ts';
import { desktop, phone, sharedBrowser, type Visitor, visitor } from '../support/browser.ts';
import { startDemoServer } from '../support/demo-server.ts';
import { passingTime } from '../support/passing-time.ts';
import type { RunningServer } from '../support/server.ts';
import { heading } from '../support/shown.ts';
import { choose } from '../support/sign-up.ts';
import { signByHand } from '../support/signature.ts';
import { expectSound } from '../support/sound-page.ts';
import { openAs } from '../support/student.ts';

const day = 86_400_000;

/** Milliseconds that slow hands need for a press and for a character. */
const handMs = { press: 3000, character: 1000 };

/** The gap of her résumé, as 吴佳怡 fills it. */
const gap = { place: '在家备考初级会计师', witness: '吴建国' };

/** Counts from now on how often the pointer is pressed in the page. */
const countPresses = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { presses: 0 });
    addEventListener('pointerdown', () => ((window as unknown as { presses: number }).presses += 1), true);
  });

const pressesOn = (page: Page) => page.evaluate(() => (window as unknown as { presses: number }).presses);

const sinceLoad = (page: Page) => page.evaluate(() => performance.now());

async function mendPhoto(page: Page): Promise<void> {
  await choose(page.getByRole('radio', { name: /用保险箱里的照片/ }));
  await heading(page, '2 处要改，已改好 1 处').waitFor();
}

async function mendResume(page: Page): Promise<void> {
  await choose(page.getByRole('radio', { name: '备考' }));
  await page.getByLabel('做了什么').fill(gap.place);
  await page.getByLabel('证明人').fill(gap.witness);
  await page.getByRole('button', { name: '保存这一段' }).click();
}

async function handInAgain(page: Page): Promise<void> {
  await choose(page.getByRole('checkbox', { name: /^我承诺/ }));
  await signByHand(page);
  await page.getByRole('button', { name: '重新提交' }).click();
  await heading(page, '审核到主考院校了').waitFor();
}

const receiptNoOn = async (page: Page) =>
  (await page.getByRole('main').innerText()).match(/BY\d{8}-\d{6}/)?.[0] ?? 'no number';

describe.each([
  { width: 1280, viewport: desktop },
  { width: 360, viewport: phone },
])('毕业材料提交 at $width px', ({ viewport }) => {
  let server: RunningServer;
  let visit: Visitor;

  beforeEach(async () => {
    server = await startDemoServer('postgres', { env: { PORTAL_TEST_NO_LIMITS: '1' } });
    visit = await visitor(await sharedBrowser(), server.url, { viewport, reducedMotion: 'reduce' });
  });
  afterEach(async () => {
    await visit.context.close();
    await server.stop();
  });

  it('/apply/graduation ✓ a returned student is led to the two things that are wrong, mends those alone in under two minutes, and follows the review to the diploma', async () => {
    const { page, problems } = visit;
    let uploads = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('/v1/upload')) uploads += 1;
    });
    await openAs(page, '吴佳怡');
    await page.waitForURL('**/home/index');
    await page.locator('main a[href^="/apply/graduation"]').first().click();
    await heading(page, '退回补正：改好 2 处就能重新提交').waitFor();
    const begun = await sinceLoad(page);
    await countPresses(page);
    await expectSound(page, '退回');
    const wrong = page.getByRole('listitem').filter({ has: page.locator('a[href*="step=mend&part="]') });
    expect(await wrong.count()).toBe(2);
    await wrong.filter({ hasText: '照片须为 480×640 像素的 JPG，当前为 413×626' }).waitFor();
    await wrong.filter({ hasText: '本人简历 2019-07 至 2020-06 未填写' }).waitFor();

    await page.getByRole('link', { name: '开始补正' }).click();
    await heading(page, '2 处要改').waitFor();
    await expectSound(page, '补正');
    // Everything else is locked: no field of it is there to be filled in.
    expect(await page.getByLabel('籍贯').count()).toBe(0);
    await mendPhoto(page);
    await mendResume(page);
    await heading(page, '2 处都改好了，可以重新提交').waitFor();
    await expectSound(page, '改好了');
    await handInAgain(page);
    const typed = gap.place.length + gap.witness.length;
    const byHand = (await pressesOn(page)) * handMs.press + typed * handMs.character;
    expect((await sinceLoad(page)) - begun + byHand).toBeLessThan(2 * 60_000);
    // The signature alone: what was uploaded before is not uploaded again.
    expect(uploads).toBe(1);
    await expectSound(page, '重新提交');

    const receiptNo = await receiptNoOn(page);
    const decide = async (level: string, next: string) => {
      await server.ops('graduations:decide', receiptNo, '--level', level, '--approve');
      await page.reload();
      await heading(page, next).waitFor();
      await expectSound(page, next);
    };
    await decide('主考院校', '审核到市考办了');
    await decide('市考办', '审核到省考办了');
    await decide('省考办', '4 级审核都通过了，等上报');
    const batch = (await page.getByRole('main').innerText()).match(/\d{4}年[上下]半年/)?.[0] ?? 'no batch';
    expect(await server.ops('graduations:report', batch)).toContain(receiptNo);
    await page.reload();
    await heading(page, '毕业名单已上报，等制发证书').waitFor();
    await expectSound(page, '已上报');
    const certificate = ['--cert', '650132026000087', '--date', formatMomentDay(Date.now())];
    await server.ops('graduations:grant', receiptNo, ...certificate);
    await page.reload();
    await heading(page, '毕业证书已制发').waitFor();
    await page
      .getByText(/650132026000087/)
      .first()
      .waitFor();
    await expectSound(page, '已制发');
    expect(page.url()).not.toMatch(/吴佳怡|320198|15400000008/);
    expect(problems).toEqual([]);
  });

  it('/apply/graduation another return asks for the new part alone, and after its days without a mend the application is over', async () => {
    const { page, problems } = visit;
    await openAs(page, '吴佳怡');
    await page.goto('/apply/graduation?step=mend');
    await mendPhoto(page);
    await mendResume(page);
    await handInAgain(page);
    const reason = '自我鉴定请写到学习期间的实习';
    const words = ['--level', '主考院校', '--return', '--item', `奖惩与自我鉴定=${reason}`];
    const receiptNo = await receiptNoOn(page);
    await server.ops('graduations:decide', receiptNo, ...words);
    await page.reload();
    await heading(page, '退回补正：改好 1 处就能重新提交').waitFor();
    await page.getByText(reason).first().waitFor();
    await expectSound(page, '第 2 次退回');
    await page.getByRole('link', { name: '开始补正' }).click();
    await page.getByText('第 2 次退回').waitFor();
    // The part that she mended before is no longer hers to change.
    expect(await page.getByRole('radio').count()).toBe(0);
    await page.getByRole('listitem').filter({ hasText: '本人简历' }).first().waitFor();
    expect(await server.ops('graduations:show', receiptNo)).toContain(gap.place);
    await page.context().close();

    const time = passingTime(server);
    await time.skip(9 * day);
    const late = await visitor(await sharedBrowser(), server.url, { viewport, reducedMotion: 'reduce' });
    await time.enter(late.page);
    await openAs(late.page, '吴佳怡');
    await late.page.goto('/apply/graduation');
    await heading(late.page, '补正期限已过，本次申请已终止').waitFor();
    await expectSound(late.page, '逾期');
    expect(await late.page.getByRole('link', { name: '开始补正' }).count()).toBe(0);
    expect([...problems, ...late.problems]).toEqual([]);
    await late.context.close();
  });
});

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
const address = '/applyDegree/index';

/** Fields that 郑凯 fills in. */
const written = {
  titleEn: 'Design of an Inventory System for Small Enterprises',
  mailAddress: '云川省江澜市鼓楼区中山北路 200 号 6 幢 1104 室',
  mailZipCode: '215998',
};

/** As the cover of his thesis says it. */
const coverTitle = 'Design of an Inventory Management System for Small and Micro Enterprises';

/** Promises, signs and hands in; in the last step. */
async function handIn(page: Page, act: '提交申请' | '重新提交'): Promise<void> {
  await choose(page.getByRole('checkbox', { name: /^我承诺/ }));
  await signByHand(page);
  await page.getByRole('button', { name: act, exact: true }).click();
}

const receiptNoOn = async (page: Page) =>
  (await page.getByRole('main').innerText()).match(/XW\d{8}-\d{6}/)?.[0] ?? 'no number';

describe.each([
  { width: 1280, viewport: desktop },
  { width: 360, viewport: phone },
])('学位申请 at $width px', ({ viewport }) => {
  let server: RunningServer;
  const visits: Visitor[] = [];
  const visit = async () => {
    const opened = await visitor(await sharedBrowser(), server.url, { viewport, reducedMotion: 'reduce' });
    visits.push(opened);
    return opened.page;
  };

  beforeEach(async () => {
    server = await startDemoServer('postgres', { env: { PORTAL_TEST_NO_LIMITS: '1' } });
  });
  afterEach(async () => {
    for (const { context } of visits) await context.close();
    expect(visits.splice(0).flatMap(({ problems }) => problems)).toEqual([]);
    await server.stop();
  });

  it('/applyDegree ✓ 郑凯 applies, takes it back and applies again, mends what the office returns, and reads the number of his certificate', async () => {
    const page = await visit();
    await openAs(page, '郑凯');
    await page.goto(address);
    await page.getByText(/止剩 39 天/).waitFor();
    await expectSound(page, '可以申请');
    await page.getByRole('link', { name: '开始填写' }).click();
    await page.getByText(/66 分，已达到/).waitFor();
    expect(await page.getByRole('radio', { name: /学位英语统考/ }).isChecked()).toBe(true);
    await expectSound(page, '外语');
    await page.getByRole('button', { name: '下一步，论文和邮寄' }).click();
    await page.getByLabel('论文英文题目').fill(written.titleEn);
    expect(await page.getByRole('textbox', { name: '姓名拼音' }).inputValue()).toBe('ZHENG Kai');
    await page.getByRole('textbox', { name: '邮寄地址' }).fill(written.mailAddress);
    await page.getByRole('textbox', { name: '邮政编码' }).fill(written.mailZipCode);
    await expectSound(page, '论文和邮寄');
    await page.getByRole('button', { name: '下一步，核对提交' }).click();
    await heading(page, '请逐项核对').waitFor();
    await expectSound(page, '核对');
    const secondTab = await page.context().newPage();
    await secondTab.goto(page.url());
    await heading(secondTab, '请逐项核对').waitFor();
    await handIn(page, '提交申请');
    await heading(page, '已提交，等学院审核').waitFor();
    await heading(secondTab, '已提交，等学院审核').waitFor();
    await secondTab.close();
    await expectSound(page, '已提交');

    await page.getByRole('button', { name: '撤回申请' }).click();
    await page.getByLabel('撤回原因').fill('地址要再核对一遍');
    await page.getByRole('button', { name: '确认撤回' }).click();
    await page.getByRole('link', { name: '接着填写' }).click();
    await page.getByRole('button', { name: '下一步，论文和邮寄' }).click();
    expect(await page.getByLabel('论文英文题目').inputValue()).toBe(written.titleEn);
    await page.getByRole('button', { name: '下一步，核对提交' }).click();
    await handIn(page, '提交申请');
    await heading(page, '已提交，等学院审核').waitFor();

    const decide = async (level: string, choice: readonly string[], next: string) => {
      await server.ops('degrees:decide', await receiptNoOn(page), '--level', level, ...choice);
      await page.reload();
      await heading(page, next).waitFor();
      await expectSound(page, next);
    };
    await decide('学院', ['--approve'], '学位办正在审核');
    const reason = '英文题目与论文封面不一致，请照封面填写';
    await decide('学位办', ['--return', '--item', `论文英文题目=${reason}`], '有 1 处要改');
    await page.getByText(reason).first().waitFor();
    await page.getByRole('link', { name: '修改并重新提交' }).click();
    await page.getByLabel('论文英文题目').fill(coverTitle);
    expect(await page.getByRole('textbox', { name: '姓名拼音' }).count()).toBe(0);
    await expectSound(page, '只改一处');
    await page.getByRole('button', { name: '下一步，核对提交' }).click();
    await handIn(page, '重新提交');
    await heading(page, '学位办正在审核').waitFor();
    await page.getByText(coverTitle).first().waitFor();
    const receiptNo = await receiptNoOn(page);
    await decide('学位办', ['--approve'], '学位评定分委员会正在审核');
    await decide('学位评定分委员会', ['--approve'], '校学位评定委员会正在审核');
    await decide('校学位评定委员会', ['--approve'], '名单正在公示');

    const time = passingTime(server);
    const publicity = 8 * day;
    const grantDay = formatMomentDay(Date.now() + publicity);
    const grant = () =>
      server.ops('degrees:grant', receiptNo, '--cert', '90198422026000009', '--date', grantDay);
    await expect(grant()).rejects.toThrow(/不能/);
    await time.skip(publicity);
    expect(await grant()).toContain('学位证书 90198422026000009');
    const later = await visit();
    await time.enter(later);
    await openAs(later, '郑凯');
    await later.goto(address);
    await heading(later, '学士学位已授予').waitFor();
    await later
      .getByText(/90198422026000009/)
      .first()
      .waitFor();
    await expectSound(later, '已授予');
    expect(later.url()).not.toMatch(/郑凯|320198|15400000009/);
  });

  it('/applyDegree ✓ a 专科 student reads calmly that there is no degree; others read how far they are', async () => {
    const junior = await visit();
    await openAs(junior, '何静');
    await junior.waitForURL('**/chooseMajor**');
    await junior
      .getByRole('listitem')
      .filter({ hasText: '530701' })
      .getByRole('button', { name: /进入/ })
      .click();
    await junior.waitForURL('**/home/index');
    await junior.goto(address);
    await heading(junior, '专科不授予学位，这里没有要办的事').waitFor();
    await junior.getByText(/报考专升本专业/).waitFor();
    expect(await junior.getByRole('main').getByRole('alert').count()).toBe(0);
    await expectSound(junior, '专科');

    const near = await visit();
    await openAs(near, '吴佳怡');
    await near.goto(address);
    await heading(near, /^现在还不能申请：还差 3 项/).waitFor();
    await near.getByText('差 0.4 分', { exact: true }).waitFor();
    await near
      .getByText(/1044 ÷ 15 ＝ 69\.6/)
      .first()
      .waitFor();
    await expectSound(near, '差 0.4 分');

    const early = await visit();
    await openAs(early, '周子墨');
    await early.goto(address);
    await heading(early, '学位均分试算').waitFor();
    await early.getByText(/^还能提高均分的/).waitFor();
    await early
      .getByRole('listitem')
      .filter({ hasText: /离散数学|操作系统|数据结构|高级语言/ })
      .filter({ hasText: /\d+ 分$/ })
      .first()
      .waitFor();
    await expectSound(early, '试算');
  });
});

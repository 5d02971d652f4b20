import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, phone } from '../support/browser.ts';
import { startPortal } from '../support/portal.ts';
import { untilQuiet } from '../support/quiet-network.ts';
import { fillCaptcha, newestSmsCode } from '../support/student.ts';

/** Everything that a page could leave behind for the next one at this computer. */
const kept = (page: Page) =>
  page.evaluate(() =>
    [
      location.href,
      JSON.stringify(history.state),
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      document.cookie,
    ].join(),
  );

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each([
  ['1280 px', desktop],
  ['360 px', phone],
])('a visitor at %s', (_, viewport) => {
  const portal = startPortal();

  it('/searchId ✓ finds both numbers by the bound phone; a wrong name is answered by the uniform text; nothing is left', async () => {
    const { page, context } = await portal.visit({ viewport });
    await page.goto('/login');
    await page
      .getByRole('link', { name: /查询准考证号/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: '查询准考证号' }).waitFor();
    await page.getByLabel('姓名').fill('何晶');
    await page.getByLabel('证件号').fill('320198 20001216 0848');
    await page.getByLabel('预留手机号').fill('154 0000 0010');
    await fillCaptcha(page);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByRole('button', { name: /秒后重发/ }).waitFor();
    await expect.poll(() => newestSmsCode(portal.url, '15400000010').catch(() => '')).toMatch(/^\d{6}$/);
    await page.getByLabel('短信验证码').fill(await newestSmsCode(portal.url, '15400000010'));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '未查询到匹配信息，请核对姓名与证件号后重试' }).waitFor();
    await page.getByLabel('姓名').fill('何静');
    await page.getByLabel('姓名').press('Enter');
    await page.getByRole('heading', { name: '查到 2 个考籍' }).waitFor();
    expect(await page.getByRole('article').allInnerTexts()).toEqual([
      expect.stringContaining('013224100010'),
      expect.stringContaining('013221100110'),
    ]);
    expect(await kept(page)).not.toMatch(/何静|0848|013224100010/);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: '用这个号登录' }).click();
    const account = page.getByLabel('账号', { exact: true });
    await account.waitFor();
    expect(await account.inputValue()).toBe('013224100010');
    expect(await kept(page)).not.toMatch(/何静|0848|013224100010/);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: '查询准考证号' }).waitFor();
    expect(await page.getByLabel('姓名').inputValue()).toBe('');
    expect(await page.getByText('013224100010').count()).toBe(0);
    await context.close();
  });

  it('/englishScores ✓ 59 and 66 lead to different next steps, and the result is one page of paper', async () => {
    const { page, context } = await portal.visit({ viewport });
    await page.goto('/englishScores');
    const lookUp = async (name: string, idCard: string) => {
      await page.getByLabel('姓名').fill(name);
      await page.getByLabel('证件号').fill(idCard);
      await fillCaptcha(page);
      await page.getByRole('button', { name: '查询', exact: true }).click();
      await page.getByRole('heading', { level: 2 }).waitFor();
    };
    await lookUp('吴佳怡', '320198199810030620');
    const score = page.getByRole('article');
    await score.getByText('不合格，差 1 分').waitFor();
    await score.getByText(/开始报名。$/).waitFor();
    await page.getByText(/^复核申请已于 .*截止/).waitFor();
    expect(await kept(page)).not.toMatch(/吴佳怡|0620/);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: '清空并退出查询' }).click();
    await lookUp('郑凯', '320198199301260735');
    await score.getByText('可用于学位申请').waitFor();
    expect(await score.getByRole('link', { name: '去申请学位' }).getAttribute('href')).toBe(
      '/applyDegree/index',
    );
    await untilQuiet(page);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await context.close();
  });
});

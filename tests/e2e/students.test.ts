import { describe, expect, it } from 'vitest';
import { startPortal } from '../support/portal.ts';
import { initialPassword, openAs, type StudentName } from '../support/student.ts';

const nextSteps: Partial<Record<StudentName, RegExp>> = {
  周子墨: /综合测验/,
  陈思远: /阅读规定并选题/,
  王雨桐: /按批注修改/,
  李明轩: /修改后再次检测/,
  赵婉清: /预约答辩/,
  孙浩然: /签署复检承诺书/,
  吴佳怡: /补正毕业材料/,
  郑凯: /提交学位申请/,
  冯雪: /打印答辩准考证/,
};

describe('all thirteen students', () => {
  const portal = startPortal();

  it.each(Object.entries(nextSteps))('%s logs in and sees the right next step', async (name, step) => {
    const { page, context, problems } = await portal.visit();
    await openAs(page, name as StudentName);
    await page.waitForURL('**/home/index');
    await page.getByText(step).first().waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('林一帆 must change the initial password first and stays there (ERR-2)', async () => {
    const { page, context } = await portal.visit();
    await openAs(page, '林一帆', initialPassword);
    await page.waitForURL('**/password**');
    await page.goto('/home/index');
    await page.waitForURL('**/password**');
    expect(await page.getByRole('navigation', { name: '主导航' }).count()).toBe(0);
    await page.getByLabel('原密码', { exact: true }).fill(initialPassword);
    await page.getByLabel('新密码', { exact: true }).fill('Qianwei#2026');
    await page.getByLabel('确认新密码', { exact: true }).fill('Qianwei#2026');
    await page.getByRole('button', { name: '修改密码', exact: true }).click();
    await page.waitForURL('**/login**');
    await openAs(page, '林一帆', 'Qianwei#2026');
    await page.waitForURL('**/home/index');
    await context.close();
  });

  it('何静 chooses a major before home, and home shows that one', async () => {
    const { page, context } = await portal.visit();
    await openAs(page, '何静');
    await page.waitForURL('**/chooseMajor**');
    await page
      .getByRole('button', { name: /进入.*会计学|会计学.*进入/ })
      .or(page.getByRole('article').filter({ hasText: '会计学' }).getByRole('button', { name: /进入/ }))
      .first()
      .click();
    await page.waitForURL('**/home/index');
    await page.getByText('会计学').filter({ visible: true }).first().waitFor();
    await context.close();
  });

  it('黄磊 on platform 10002 sees the thesis only (GEN-2)', async () => {
    const { page, context } = await portal.visit();
    await openAs(page, '黄磊');
    await page.waitForURL('**/thesis/index');
    const menu = page.getByRole('navigation', { name: '主导航' });
    await menu.getByRole('link', { name: /论文管理/ }).waitFor();
    expect(await menu.getByRole('link').allInnerTexts()).toEqual([
      expect.stringContaining('论文管理'),
      expect.stringContaining('论文复检'),
    ]);
    await page.goto('/home/index');
    await page
      .getByText(/页面不存在|无权访问/)
      .first()
      .waitFor();
    await expect.poll(() => page.title()).toContain('江澜毕业论文平台');
    await context.close();
  });

  it('徐悦 on the certificate host sees learning and exam centre only, with 证书测评 (PAGE-3, PAGE-4, GEN-4)', async () => {
    const { page, context } = await portal.visit({
      baseURL: portal.url.replace('localhost', 'cert.localhost'),
    });
    await openAs(page, '徐悦');
    await page.waitForURL('**/course/list');
    const menu = page.getByRole('navigation', { name: '主导航' });
    await menu.getByRole('link', { name: '证书测评' }).click();
    await page.waitForURL('**/exam/practice/assessment');
    await expect.poll(() => page.title()).toMatch(/^证书测评 - /);
    expect(await menu.getByRole('link', { name: /论文|首页|学位/ }).count()).toBe(0);
    await page.goto('/academic/gradeSearch');
    await page.getByRole('heading', { name: '页面不存在或你无权访问' }).waitFor();
    await context.close();
  });
});

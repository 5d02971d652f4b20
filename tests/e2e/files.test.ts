import { describe, expect, it } from 'vitest';
import { squarePng } from '../contract/png.ts';
import { startPortal } from '../support/portal.ts';
import { openAs } from '../support/student.ts';

describe('files of a student and of the institution', () => {
  const portal = startPortal();

  it('F19 an avatar is shown where its student is logged in, and nowhere else', async () => {
    const { page, context, problems } = await portal.visit();
    await openAs(page, '陈思远');
    await page.goto('/account/index');
    await page.getByRole('button', { name: '上传头像' }).click();
    const dialog = page.getByRole('dialog');
    const picture = { name: '头像.png', mimeType: 'image/png', buffer: squarePng(600) };
    await dialog.locator('input[type=file]').setInputFiles(picture);
    await dialog.getByRole('button', { name: '使用这张' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const shown = page.locator('main img[src*="/api/files/"]');
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(512);
    const address = await shown.evaluate((img: HTMLImageElement) => img.src);

    const other = await portal.visit();
    await openAs(other.page, '周子墨');
    const status = (at: typeof context) => at.request.get(address).then((answer) => answer.status());
    expect([await status(context), await status(other.context)]).toEqual([200, 403]);
    expect(problems).toEqual([]);
    await Promise.all([context.close(), other.context.close()]);
  });

  it('/apply/graduation the samples of the materials are drawn and open large, and the blank form is saved under its name', async () => {
    const { page, context, problems } = await portal.visit();
    await openAs(page, '周子墨');
    await page.goto('/apply/graduation');
    const samples = page.getByRole('region', { name: '材料清单' }).locator('img');
    await samples.last().scrollIntoViewIfNeeded();
    const isDrawn = (pictures: (Element & { naturalWidth?: number })[]) =>
      pictures.length > 5 &&
      pictures.every(({ naturalWidth }) => naturalWidth !== undefined && naturalWidth > 0);
    await expect.poll(() => samples.evaluateAll(isDrawn)).toBe(true);
    await page.getByRole('button', { name: '看学历电子注册备案表样例' }).click();
    const large = page.getByRole('dialog', { name: '学历电子注册备案表样例' });
    await large.getByRole('img', { name: /在线验证码完整/ }).waitFor();
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'hidden' });
    const blank = page.getByRole('link', { name: /^下载空白表/ });
    const [saved] = await Promise.all([page.waitForEvent('download'), blank.click()]);
    expect(saved.suggestedFilename()).toBe('思想品德鉴定表.docx');
    expect(await saved.failure()).toBeNull();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('the file of a notice can be saved', async () => {
    const { page, context } = await portal.visit();
    await openAs(page, '周子墨');
    await page.goto('/home/notice/detail/n01');
    const file = page.getByRole('region', { name: '附件' }).getByRole('link').first();
    const [saved] = await Promise.all([page.waitForEvent('download'), file.click()]);
    expect(saved.suggestedFilename()).toMatch(/\.(pdf|docx)$/);
    expect(await saved.failure()).toBeNull();
    await context.close();
  });
});

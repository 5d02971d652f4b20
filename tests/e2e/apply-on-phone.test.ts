import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { phone } from '../support/browser.ts';
import { startPortal } from '../support/portal.ts';
import { choose } from '../support/sign-up.ts';
import { signByHand } from '../support/signature.ts';
import { openAs } from '../support/student.ts';

const dock = (page: Page) => page.getByRole('region', { name: '底栏' });

/** True for an element that nothing lies above. */
const isUncovered = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const corners = [top + 2, top + height - 2].map((y) => document.elementFromPoint(left + width / 2, y));
    return corners.every((found) => found !== null && (node.contains(found) || found.contains(node)));
  });

describe('an application on a phone', () => {
  const portal = startPortal();

  it('/applyDegree/index at 360 px the dock leads on through every step, and a withdrawal is asked for above it', async () => {
    const { page, context, problems } = await portal.visit({ viewport: phone, reducedMotion: 'reduce' });
    await openAs(page, '郑凯');
    await page.goto('/applyDegree/index?step=language');
    const next = (name: RegExp) => dock(page).getByRole('button', { name });
    await next(/^下一步，论文和邮寄/).click();
    await page.getByRole('textbox', { name: '论文英文题目' }).fill('Design of an Inventory System');
    expect(await isUncovered(next(/^下一步，核对提交/))).toBe(true);
    await next(/^下一步，核对提交/).click();
    await choose(page.getByRole('checkbox', { name: /^我承诺/ }));
    await signByHand(page);
    await next(/^提交申请/).click();
    await page.getByRole('heading', { name: '已提交，等学院审核' }).waitFor();

    const takeBack = page.getByRole('button', { name: '撤回申请' });
    // As low in the window as it can be pressed: what comes in its place is longer.
    await takeBack.evaluate((button) => {
      const dockTop = document.querySelector('section[aria-label="底栏"]')?.getBoundingClientRect().top ?? 0;
      scrollBy(0, button.getBoundingClientRect().bottom - dockTop + 4);
    });
    await takeBack.click();
    const reason = page.getByRole('textbox', { name: '撤回原因' });
    await reason.waitFor();
    const confirm = page.getByRole('button', { name: '确认撤回' });
    await expect.poll(() => isUncovered(confirm)).toBe(true);
    expect(await isUncovered(reason)).toBe(true);
    await reason.fill('地址要改');
    await confirm.click();
    await page.getByText('学位申请已撤回，填的内容都在，改好后可以再提交。').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});

import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { expectFocusSeen, logInByKeyboard, tabTo } from '../support/keyboard.ts';
import { startPortal } from '../support/portal.ts';

const portal = startPortal();

it('/course/list /course/chapter /course/play 陈思远 goes by keyboard alone from the login to a lesson, plays it, writes a note, and has a chapter test scored', async () => {
  const { page, context, problems } = await portal.visit({ reducedMotion: 'reduce' });
  const press = async (key: string) => {
    await page.keyboard.press(key);
    await expectFocusSeen(page, `after ${key}`);
  };
  const step = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target, () => expectFocusSeen(page, `on the way to ${target}`));
    await press(key);
  };
  const main = page.getByRole('main');
  const heading = (name: string | RegExp) => main.getByRole('heading', { level: 1, name }).waitFor();
  const shelf = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: /^课程学习/ });

  await logInByKeyboard(page, '陈思远');
  await step(shelf);
  await heading('课程学习');
  await step(main.getByRole('tab', { name: '在学 0' }), 'ArrowRight');
  const course = main
    .getByRole('list', { name: '已合格课程' })
    .getByRole('link', { name: '数据库系统原理', exact: true });
  await step(course);
  await heading('数据库系统原理');
  await step(main.getByRole('button', { name: /^第七章/ }));
  await main.getByRole('link', { name: /7\.1/ }).waitFor();
  await step(main.getByRole('link', { name: '再看一遍' }));

  await heading(/^8\.3/);
  const place = main.getByRole('slider', { name: '播放进度' });
  const second = () => place.evaluate((slider: HTMLInputElement) => Number(slider.value));
  const playing = main.getByRole('button', { name: /^暂停/ });
  await main.getByRole('button', { name: /^播放/ }).waitFor();
  await expect.poll(second).toBe(0);
  await press('Space');
  await playing.waitFor();
  await expect.poll(second, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
  await press('Space');
  await playing.waitFor({ state: 'detached' });
  const pausedAt = await second();
  await press('ArrowRight');
  await expect.poll(second).toBe(pausedAt + 5);
  await press('ArrowLeft');
  await expect.poll(second).toBe(pausedAt);

  await press('n');
  const field = main.getByRole('textbox', { name: /^在 0:\d\d 记笔记/ });
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('四类NoSQL');
  await step(main.getByRole('button', { name: '保存', exact: true }));
  await main.getByRole('list', { name: '这一节的笔记' }).getByText('四类NoSQL').waitFor();
  await expectFocusSeen(page, 'the saved note');

  const way = page.getByRole('navigation', { name: '当前位置' });
  await step(way.getByRole('link', { name: '数据库系统原理' }));
  await heading('数据库系统原理');
  await step(main.getByRole('link', { name: '第八章测验，开始测验' }));
  await heading('《数据库系统原理》第八章测验');
  await step(main.getByRole('button', { name: '开始测验' }));
  const promise = page.getByRole('dialog');
  await step(promise.getByRole('checkbox'), 'Space');
  await step(promise.getByRole('button', { name: '开始测验' }));
  await page.getByRole('heading', { name: /^第 1 题，共 12 题/ }).waitFor();
  await main.locator('[data-question]').first().waitFor();
  await expectFocusSeen(page, 'the first question');
  await page.keyboard.press('a');
  await page.getByText('已答 1，共 12').waitFor();
  await step(page.getByRole('banner').getByRole('button', { name: '交卷' }));
  const confirm = page.getByRole('alertdialog');
  await confirm.waitFor();
  await step(confirm.getByRole('checkbox'), 'Space');
  await step(confirm.getByRole('button', { name: '交卷' }));
  await page.getByText('已答 1 题，共 12 题').waitFor();
  await page.getByRole('status').filter({ hasText: '分，不合格' }).waitFor();
  await expectFocusSeen(page, 'the receipt');
  await step(page.getByRole('link', { name: '返回测验页' }));
  await page.getByRole('region', { name: '作答记录' }).getByText('不合格').first().waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

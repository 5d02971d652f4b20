import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TopBar } from './TopBar.tsx';

afterEach(() => page.viewport(1280, 800));

describe('TopBar', () => {
  it('shows the breadcrumb and the student on a desk, mark and title on a phone', async () => {
    const screen = await render(
      <TopBar
        breadcrumb="教务管理 / 考试计划"
        heading="考试计划"
        bell={<a href="#notice">通知</a>}
        user="周子墨"
      />,
    );
    const bar = screen.getByRole('banner');
    await expect.element(bar.getByText('教务管理 / 考试计划')).toBeVisible();
    await expect.element(bar.getByText('周子墨')).toBeVisible();
    expect(bar.element().getBoundingClientRect().height).toBe(60);
    await page.viewport(360, 740);
    await expect.element(bar.getByText('考试计划', { exact: true })).toBeVisible();
    await expect.element(bar.getByText('周子墨')).not.toBeVisible();
    await expect.element(bar.getByRole('link', { name: '通知' })).toBeVisible();
    expect(bar.element().getBoundingClientRect().height).toBe(52);
  });
});

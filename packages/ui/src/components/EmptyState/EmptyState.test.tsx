import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { EmptyState } from './EmptyState.tsx';

describe('EmptyState', () => {
  it('says what, why and the one way out; the drawing is decoration', async () => {
    const screen = await render(
      <EmptyState
        drawing="calendar"
        title="暂无考试计划"
        why="本考期课表将于 11月30日公布。"
        action={<a href="#previous">查看上一考期</a>}
      />,
    );
    await expect.element(screen.getByText('暂无考试计划')).toBeVisible();
    await expect.element(screen.getByText('本考期课表将于 11月30日公布。')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: '查看上一考期' })).toBeVisible();
    await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
  });
});

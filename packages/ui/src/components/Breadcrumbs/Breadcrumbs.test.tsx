import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Breadcrumbs } from './Breadcrumbs.tsx';

describe('Breadcrumbs', () => {
  it('links what has a page, and marks the page itself, which is no link', async () => {
    const screen = await render(
      <Breadcrumbs
        items={[
          { label: '教务管理' },
          { label: '论文管理', href: '#thesis' },
          { label: '论文任务', href: '#task' },
        ]}
      />,
    );
    const trail = screen.getByRole('navigation', { name: '当前位置' });
    expect(
      trail
        .getByRole('link')
        .elements()
        .map((link) => link.textContent),
    ).toEqual(['论文管理']);
    await expect.element(trail.getByText('论文任务')).toHaveAttribute('aria-current', 'page');
    await expect.element(trail.getByRole('listitem').nth(0)).toHaveTextContent(/^教务管理$/);
  });

  it('cuts what does not fit and keeps the line', async () => {
    const screen = await render(
      <div style={{ width: 200 }}>
        <Breadcrumbs items={[{ label: 'W'.repeat(80) }, { label: '批注查看' }]} />
      </div>,
    );
    const { width, height } = screen.getByRole('list').element().getBoundingClientRect();
    expect(width).toBeLessThanOrEqual(200);
    expect(height).toBeLessThan(32);
  });
});

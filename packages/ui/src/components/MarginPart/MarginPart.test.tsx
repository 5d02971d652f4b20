import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { MarginPart } from './MarginPart.tsx';

describe('MarginPart', () => {
  it('is a region named by its heading', async () => {
    const screen = await render(
      <MarginPart title="问谁">
        <p>江澜大学自考办</p>
      </MarginPart>,
    );
    const region = screen.getByRole('region', { name: '问谁', exact: true });
    await expect.element(region.getByRole('heading', { level: 2 })).toHaveTextContent(/^问谁$/);
    await expect.element(region.getByText('江澜大学自考办')).toBeVisible();
  });

  it('has a hairline between two notes only', async () => {
    const screen = await render(
      <aside>
        <MarginPart title="规则">{null}</MarginPart>
        <MarginPart title="时间">{null}</MarginPart>
      </aside>,
    );
    const widths = screen
      .getByRole('region')
      .elements()
      .map((part) => getComputedStyle(part).borderTopWidth);
    expect(widths).toEqual(['0px', '1px']);
  });
});

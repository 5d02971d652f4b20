import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Part } from './Part.tsx';

describe('Part', () => {
  it('is a region named by its heading', async () => {
    const screen = await render(
      <Part title="作答记录" note="3 次">
        <p>第 1 次，78 分</p>
      </Part>,
    );
    const region = screen.getByRole('region', { name: '作答记录', exact: true });
    await expect.element(region.getByRole('heading', { level: 2 })).toHaveTextContent(/^作答记录$/);
    await expect.element(region.getByText('3 次')).toBeVisible();
  });

  it('has its note at the end of the heading’s line, and below the heading where there is no room', async () => {
    const part = (width: number) => (
      <div style={{ width }}>
        <Part title="题型分布" note="共 44 题，100 分">
          <p>单选题</p>
        </Part>
      </div>
    );
    const screen = await render(part(600));
    const box = (text: string) => screen.getByText(text).element().getBoundingClientRect();
    expect(box('共 44 题').right - box('题型分布').left).toBe(600);
    await screen.rerender(part(120));
    expect(box('共 44 题').top).toBeGreaterThanOrEqual(box('题型分布').bottom);
  });

  it('stays within a narrow place, however long its words', async () => {
    const long = 'W'.repeat(80);
    const screen = await render(
      <div style={{ width: 160 }}>
        <Part title={long} note={long}>
          {null}
        </Part>
      </div>,
    );
    expect(screen.getByRole('region').element().scrollWidth).toBeLessThanOrEqual(160);
  });
});

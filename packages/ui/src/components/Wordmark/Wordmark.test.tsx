import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Wordmark } from './Wordmark.tsx';

describe('Wordmark', () => {
  it('names product and institution', async () => {
    const screen = await render(<Wordmark name="江澜自考学习平台" institution="主考院校 江澜大学" />);
    await expect.element(screen.getByText('江澜自考学习平台')).toBeVisible();
    await expect.element(screen.getByText('主考院校 江澜大学')).toBeVisible();
  });

  it('cuts a long name instead of pushing what is beside it', async () => {
    const screen = await render(
      <div style={{ width: 200 }}>
        <Wordmark name={'W'.repeat(80)} institution={'W'.repeat(80)} />
      </div>,
    );
    expect(screen.container.scrollWidth).toBeLessThanOrEqual(innerWidth);
    expect(screen.container.querySelector('span')?.getBoundingClientRect().width).toBeLessThanOrEqual(200);
  });
});

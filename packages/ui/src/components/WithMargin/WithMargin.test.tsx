import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WithMargin } from './WithMargin.tsx';

it('has the margin beside the content on a desk and below it on a phone, under its name', async () => {
  await page.viewport(1280, 800);
  const screen = await render(
    <WithMargin label="办理记录" margin="一条">
      <p>报考</p>
    </WithMargin>,
  );
  const margin = screen.getByRole('complementary', { name: '办理记录' });
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  const content = screen.getByText('报考').element();
  expect(topOf(margin.element())).toBe(topOf(content));
  await page.viewport(360, 740);
  await expect.poll(() => topOf(margin.element())).toBeGreaterThan(content.getBoundingClientRect().bottom);
  await page.viewport(1280, 800);
});

it('is no landmark without a name', async () => {
  const screen = await render(<WithMargin margin="一条">报考</WithMargin>);
  await expect.element(screen.getByRole('complementary')).not.toBeInTheDocument();
});

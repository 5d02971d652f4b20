import '../../theme/themes.css.ts';
import '../../theme/global.css.ts';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sampleTrend } from '../TrendChart/sampleTrend.ts';
import { TrendFigure } from './TrendFigure.tsx';

it('is read as a list and is no stop of the Tab key', async () => {
  await render(
    <>
      <TrendFigure periods={sampleTrend} />
      <button type="button">以后</button>
    </>,
  );
  const list = page.getByRole('list', { name: '历次统考成绩' });
  await expect
    .element(list)
    .toHaveTextContent('2026年4月马克思主义基本原理，66 分，合格；中国近现代史纲要，78 分，合格');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: '以后' })).toHaveFocus();
});
